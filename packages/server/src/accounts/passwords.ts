import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isRepeated, stemsOf, withEndings } from './password-variants.ts'
import { atMost } from './semaphore.ts'

/** As OWASP advises (Password Storage Cheat Sheet): 2^17 blocks of 1 KB, 128 MB and some 400 ms for each guess. */
const LOG_N = 17
const BLOCK = 8
const LENGTH = 32

/** No more than 256 MB and two threads at once: many sign-ins must not keep the page from being sent. */
const gate = atMost(2)

/** The most guesses that may wait; beyond that new ones are refused. */
const MOST_WAITING = 20
export const crowded = (): boolean => gate.waiting >= MOST_WAITING

const derive = (password: string, salt: Buffer, logN: number, r: number): Promise<Buffer> => {
  const options: ScryptOptions = { N: 2 ** logN, r, p: 1, maxmem: 256 * r * 2 ** logN }
  return gate.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

interface Kept {
  readonly logN: number
  readonly block: number
  readonly salt: Buffer
  readonly key: Buffer
}

function readKept(kept: string): Kept {
  const [, logN, block, salt = '', key = ''] = kept.split(' ')
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
  return { logN: Number(logN), block: Number(block), salt: bytes(salt), key: bytes(key) }
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether this is the password that was kept as that hash. */
  matches(password: string, kept: string | null): Promise<boolean>
  /** Hashed with an earlier, cheaper setting: it is hashed anew when its owner next signs in. */
  isOutdated(kept: string): boolean
}

/** Passwords hashed with a cost; the server always has the full one. */
export function openPasswords(cost = LOG_N): Passwords {
  const written = (salt: Buffer, key: Buffer): string =>
    `scrypt ${cost} ${BLOCK} ${salt.toString('base64url')} ${key.toString('base64url')}`
  /** Compared when there is no such person, so that the answer takes as long. */
  const nobody = written(randomBytes(16), randomBytes(LENGTH))
  const passwords: Passwords = {
    async hash(password) {
      const salt = randomBytes(16)
      return written(salt, await derive(password, salt, cost, BLOCK))
    },
    async matches(password, kept) {
      const { logN, block, salt, key } = readKept(kept ?? nobody)
      const found = await derive(password, salt, logN, block)
      const right = timingSafeEqual(found, key) && kept !== null
      // A wrong guess takes as long, however the password was hashed.
      if (!right && kept !== null && passwords.isOutdated(kept)) await derive(password, salt, cost, BLOCK)
      return right
    },
    isOutdated(kept) {
      const { logN, block } = readKept(kept)
      return logN < cost || block < BLOCK
    },
  }
  return passwords
}

const MARK = 7
let common: ReadonlySet<string> | null = null

function marks(): ReadonlySet<string> {
  common ??= new Set(COMMON_PASSWORDS.replace(/\s/g, '').match(new RegExp(`.{${MARK}}`, 'g')))
  return common
}

const isListed = (word: string): boolean =>
  marks().has(createHash('sha256').update(word).digest('base64url').slice(0, MARK))

/** The name of the product, which everybody knows. */
const PRODUCT = 'ludoteca'

/** Whether the password is a common one, the name of person or product, or one of these with the usual additions. */
export function isCommon(password: string, name: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < 3 || isRepeated(plain)) return true
  const known = new Set([PRODUCT, ...stemsOf(name.normalize('NFKC').toLowerCase())])
  for (const stem of stemsOf(plain)) {
    if (known.has(stem) || withEndings(stem).some(isListed)) return true
  }
  return false
}
