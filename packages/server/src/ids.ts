import { createHash, randomBytes } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Bytes from here on would favour the first letters: they are drawn again. */
const FAIR = 256 - (256 % LETTERS.length)

/** A random name nobody can guess: 12 letters are 71 bits. */
export function newId(length: number): string {
  let id = ''
  while (id.length < length) {
    for (const byte of randomBytes(length - id.length)) {
      if (byte < FAIR) id += LETTERS[byte % LETTERS.length]
    }
  }
  return id
}

/** The name of what follows after a table, the same for whoever asks. */
export const idAfter = (id: string): string =>
  createHash('sha256').update(`rematch ${id}`).digest('hex').slice(0, 16)
