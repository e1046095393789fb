import { Agent } from 'node:https'
import type { Notice } from '@ludoteca/protocol'
import type { PushRow } from '../store/store.ts'
import { leadsOutward, outwardLookup } from './outward.ts'
import { type Post, type Posted, postman } from './post.ts'

interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** `gone`: this browser does not want to hear from us any more. */
export type SendPush = (to: PushRow, notice: Notice) => Promise<'sent' | 'gone' | 'failed'>

/** A day later nobody needs to hear that it was their turn. */
const KEEP_SECONDS = 24 * 60 * 60

/** Goes out to push services only, unless told to go another way. */
export function pushSender(
  keys: PushKeys,
  origin: string,
  agent = new Agent({ lookup: outwardLookup }),
  post: Post = postman(),
): SendPush {
  const subject = origin.startsWith('https:') ? origin : 'mailto:host@localhost'
  return async ({ endpoint, p256dh, auth }, notice) => {
    if (!leadsOutward(endpoint)) return 'gone'
    // Many servers never send one.
    const { default: webPush } = await import('web-push')
    // The library encrypts and signs; it would read whatever is answered, for as long as that takes.
    const options = { vapidDetails: { subject, ...keys }, TTL: KEEP_SECONDS, topic: notice.table } as const
    let status: Posted
    try {
      const subscription = { endpoint, keys: { p256dh, auth } }
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
        ...options,
        urgency: 'high',
      })
      status = await post({ url: endpoint, headers, body, way: { agent } })
    } catch {
      // What this browser gave as its keys is none.
      return 'failed'
    }
    if (status === 404 || status === 410) return 'gone'
    return typeof status === 'number' && status >= 200 && status < 300 ? 'sent' : 'failed'
  }
}
