import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something was made by our own page. Browsers always say where such a request
 * comes from; what says nothing is refused, so a program must say so too: `Origin: https://games.example`.
 */
export function fromOwnPage(
  headers: IncomingHttpHeaders,
  host: string,
  publicOrigin: string | null,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const { origin } = headers
  if (origin === undefined) return site === 'same-origin'
  if (origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
