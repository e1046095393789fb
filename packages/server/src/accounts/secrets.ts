import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Unguessable, so a plain hash of it may be kept: there is nothing to try. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** No I, L, O, U: nobody reads them wrongly from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 6
const GROUP = 5

/** A recovery code as people keep it: 150 random bits, `7K3QD-…-0WXYZ`. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(GROUPS * GROUP)].map(byte => LETTERS[byte % LETTERS.length])
  return Array.from({ length: GROUPS }, (_, i) => letters.slice(i * GROUP, (i + 1) * GROUP).join('')).join(
    '-',
  )
}

/** Typed by hand: case, blanks and hyphens do not matter. */
export const hashRecoveryCode = (code: string): string =>
  hashSecret(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))

export function isRecoveryCode(code: string, kept: string | null): boolean {
  const found = Buffer.from(hashRecoveryCode(code), 'hex')
  const same = timingSafeEqual(found, kept ? Buffer.from(kept, 'hex') : Buffer.alloc(found.length))
  return same && kept !== null
}
