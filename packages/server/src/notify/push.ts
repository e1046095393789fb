import { Agent } from 'node:https'
import type { Notice } from '@ludoteca/protocol'
import type { PushRow } from '../store/store.ts'
import { leadsOutward, outwardLookup } from './outward.ts'

interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** `gone`: this browser does not want to hear from us any more. */
export type SendPush = (to: PushRow, notice: Notice) => Promise<'sent' | 'gone' | 'failed'>

const TIMEOUT = 5_000
/** A day later nobody needs to hear that it was their turn. */
const KEEP_SECONDS = 24 * 60 * 60

/** Goes out to push services only, unless told to go another way. */
export function pushSender(
  keys: PushKeys,
  origin: string,
  agent = new Agent({ lookup: outwardLookup }),
): SendPush {
  const subject = origin.startsWith('https:') ? origin : 'mailto:host@localhost'
  return async ({ endpoint, p256dh, auth }, notice) => {
    if (!leadsOutward(endpoint)) return 'gone'
    // Many houses never send one.
    const { default: webPush } = await import('web-push')
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails: { subject, ...keys },
        TTL: KEEP_SECONDS,
        timeout: TIMEOUT,
        topic: notice.table,
        urgency: 'high',
        agent,
      })
      return 'sent'
    } catch (error) {
      const status = error instanceof webPush.WebPushError ? error.statusCode : 0
      return status === 404 || status === 410 ? 'gone' : 'failed'
    }
  }
}
