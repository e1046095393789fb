import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { atMost } from './gate.ts'

/** 2^15 blocks of 1 KB: 32 MB and some 100 ms for each guess. */
const LOG_N = 15
const BLOCK = 8
const LENGTH = 32

/** Hashing runs where files are read too; a crowd at the door must not keep the page from being sent. */
const gate = atMost(2)

const derive = (password: string, salt: Buffer, logN: number, r: number): Promise<Buffer> => {
  const options: ScryptOptions = { N: 2 ** logN, r, p: 1, maxmem: 256 * r * 2 ** logN }
  return gate(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

const written = (salt: Buffer, key: Buffer): string =>
  `scrypt ${LOG_N} ${BLOCK} ${salt.toString('base64url')} ${key.toString('base64url')}`

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return written(salt, await derive(password, salt, LOG_N, BLOCK))
}

/** Nobody's password: compared when there is no such person, so that the answer takes as long. */
const NOBODY = written(randomBytes(16), randomBytes(LENGTH))

export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, logN, block, salt = '', key = ''] = (kept ?? NOBODY).split(' ')
  const found = await derive(password, Buffer.from(salt, 'base64url'), Number(logN), Number(block))
  return timingSafeEqual(found, Buffer.from(key, 'base64url')) && kept !== null
}
