import type { Notice } from '@ludoteca/protocol'
import { anyLookup, leadsOutward, outwardLookup, PrivateAddress } from './outward.ts'
import { type Post, type Posted, postman } from './post.ts'

/** A problem and what its text needs. */
type WebhookFailure =
  | 'webhook-private'
  | 'webhook-timeout'
  | 'webhook-unreachable'
  | `webhook-status ${number}`

export type CallWebhook = (url: string, notice: Notice) => Promise<WebhookFailure | null>

const RETRY_AFTER = 2_000

/** Calls a person's address, twice at most. Redirects are not followed: they count as failures. */
export function webhookCaller(
  { allowPrivate, post = postman() }: { readonly allowPrivate: boolean; readonly post?: Post },
  retryAfter = RETRY_AFTER,
): CallWebhook {
  const lookup = allowPrivate ? anyLookup : outwardLookup
  async function call(url: string, notice: Notice): Promise<WebhookFailure | null> {
    if (!allowPrivate && !leadsOutward(url)) return 'webhook-private'
    const headers = { 'content-type': 'application/json' }
    return failureOf(
      await post({ url, headers, body: JSON.stringify(notice), way: { agent: false, lookup } }),
    )
  }
  return async (url, notice) => {
    const first = await call(url, notice)
    if (first === null || first === 'webhook-private') return first
    await new Promise(resolve => setTimeout(resolve, retryAfter))
    return call(url, notice)
  }
}

function failureOf(posted: Posted): WebhookFailure | null {
  if (typeof posted === 'number') return posted >= 200 && posted < 300 ? null : `webhook-status ${posted}`
  if (posted === 'late' || posted === 'busy') return 'webhook-timeout'
  return posted instanceof PrivateAddress ? 'webhook-private' : 'webhook-unreachable'
}
