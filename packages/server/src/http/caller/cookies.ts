export const SESSION_COOKIE = 'ludoteca'

/** The value of one cookie in a Cookie header; null when it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const split = pair.indexOf('=')
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim()
  }
  return null
}

/** Scripts cannot read it, other sites cannot send it with what changes anything. */
export const writeCookie = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
