import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { Notice } from '@ludoteca/protocol'
import { leadsOutward, outwardLookup, PrivateAddress } from './outward.ts'

/** A problem and what its text needs. */
type WebhookFailure =
  | 'webhook-private'
  | 'webhook-timeout'
  | 'webhook-unreachable'
  | `webhook-status ${number}`

export type CallWebhook = (url: string, notice: Notice) => Promise<WebhookFailure | null>

const TIMEOUT = 5_000
const RETRY_AFTER = 2_000

/** Calls a person's address, twice at most. Redirects are not followed: they count as failures. */
export function webhookCaller(
  { allowPrivate }: { readonly allowPrivate: boolean },
  retryAfter = RETRY_AFTER,
): CallWebhook {
  return async (url, notice) => {
    const first = await post(url, JSON.stringify(notice), allowPrivate)
    if (first === null || first === 'webhook-private') return first
    await new Promise(resolve => setTimeout(resolve, retryAfter))
    return post(url, JSON.stringify(notice), allowPrivate)
  }
}

function post(url: string, body: string, allowPrivate: boolean): Promise<WebhookFailure | null> {
  if (!allowPrivate && !leadsOutward(url)) return Promise.resolve('webhook-private')
  const send = url.startsWith('https:') ? overHttps : overHttp
  return new Promise(resolve => {
    const request = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(allowPrivate ? {} : { lookup: outwardLookup }),
    })
    request.on('response', response => {
      const status = response.statusCode ?? 0
      response.destroy()
      resolve(status >= 200 && status < 300 ? null : `webhook-status ${status}`)
    })
    request.on('error', error => resolve(failureOf(error)))
    request.end(body)
  })
}

function failureOf(error: Error): WebhookFailure {
  if (error instanceof PrivateAddress) return 'webhook-private'
  return error.name === 'AbortError' || error.name === 'TimeoutError'
    ? 'webhook-timeout'
    : 'webhook-unreachable'
}
