import type { IncomingHttpHeaders } from 'node:http'
import type { Key } from '../../accounts/sessions.ts'
import { isToken } from '../../accounts/tokens.ts'
import { readCookie, SESSION_COOKIE } from './cookies.ts'

/** Other schemes are not ours: a proxy before the server may ask for them. */
const BEARER = /^bearer(?:\s+(.*))?$/i

/**
 * Whether a request says by itself who it comes from. Browsers add cookies to requests that other sites make, and never
 * this: it need not come from our own page.
 */
export const hasBearer = ({ authorization }: IncomingHttpHeaders): boolean =>
  authorization !== undefined && BEARER.test(authorization)

/** A token stands alone: the cookie beside it is not looked at, even if the token is none. */
export function keyOf(headers: IncomingHttpHeaders): Key {
  if (!hasBearer(headers)) return { secret: readCookie(headers.cookie, SESSION_COOKIE), token: false }
  const given = BEARER.exec(headers.authorization ?? '')?.[1]?.trim() ?? ''
  return { secret: isToken(given) ? given : null, token: true }
}
