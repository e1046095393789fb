import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { chacha20Block, rngFrom, word } from '../src/index.ts'

const hex = (words: Iterable<number>) =>
  Array.from(words, each => each.toString(16).padStart(8, '0')).join(' ')

test('RFC 8439 §2.3.2: the block function', () => {
  const key = Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404)
  const out = new Uint32Array(16)
  chacha20Block(key, 1, out, [0x09000000, 0x4a000000, 0])
  expect(hex(out)).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  )
})

test('RFC 8439 A.1, first vector: all zero', () => {
  const out = new Uint32Array(16)
  chacha20Block(new Array(8).fill(0), 0, out)
  expect(hex(out)).toBe(
    'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
      '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  )
})

test('a generator is the ChaCha20 keystream of its key', () => {
  const rng = rngFrom('keystream')
  const key = Buffer.alloc(32)
  for (const [i, each] of rng.key.entries()) key.writeUInt32LE(each, i * 4)
  const cipher = createCipheriv('chacha20', key, Buffer.alloc(16))
  const stream = cipher.update(Buffer.alloc(4 * 1000))
  for (let i = 0; i < 1000; i++) expect(word(rng)).toBe(stream.readUInt32LE(i * 4))
})
