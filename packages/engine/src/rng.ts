import { sha256Words } from './sha256.ts'

/**
 * Randomness that lives inside a state: ChaCha20 (RFC 8439) as a counter-based generator.
 *
 * `key` is 256 bits and never changes, so copies may share it; `drawn`
 * counts 32-bit words used so far. Word n is word n mod 16 of block floor(n / 16), nonce zero.
 * Nobody can tell the next word from all earlier ones, and every JavaScript engine gives the same.
 */
export interface Rng {
  readonly key: readonly number[]
  drawn: number
}

/** Dice for whoever needs some. Games are dealt with `dealRng`. */
export function rngFrom(text: string): Rng {
  return { key: sha256Words(text), drawn: 0 }
}

export const cloneRng = (rng: Rng): Rng => ({ key: rng.key, drawn: rng.drawn })

/** A new generator that owes nothing to the later words of this one. */
export function fork(rng: Rng): Rng {
  const key: number[] = []
  for (let i = 0; i < 8; i++) key.push(word(rng))
  return { key, drawn: 0 }
}

/** Stands for a generator a viewer may not know. Drawing from it is a bug. */
export const HIDDEN_RNG: Rng = Object.freeze({ key: Object.freeze([]), drawn: 0 })

// Recently computed blocks, found by key identity. Purely a cache: results never depend on it.
const SLOTS = 8
const keys: (readonly number[] | null)[] = new Array(SLOTS).fill(null)
const blocks = new Int32Array(SLOTS).fill(-1)
const output = Array.from({ length: SLOTS }, () => new Uint32Array(16))

export function word(rng: Rng): number {
  const { key } = rng
  if (key.length !== 8) throw new Error('drew from a generator that is hidden from this viewer')
  const block = rng.drawn >>> 4
  const slot = (key[0] as number) & (SLOTS - 1)
  const out = output[slot] as Uint32Array
  if (keys[slot] !== key || blocks[slot] !== block) {
    chacha20Block(key, block, out)
    keys[slot] = key
    blocks[slot] = block
  }
  return out[rng.drawn++ & 15] as number
}

const RANGE = 0x4000_0000

/** A whole number from 0 to n − 1 (n up to 2³⁰), all equally likely: 30 bits of a word, drawn again in the uneven rest. */
export function below(rng: Rng, n: number): number {
  if (n < 1 || n > RANGE) throw new RangeError(`no fair choice among ${n}`)
  for (;;) {
    const bits = word(rng) >>> 2
    const rest = bits % n
    if (bits - rest <= RANGE - n) return rest
  }
}

/** Fisher–Yates, in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    const kept = list[i] as T
    list[i] = list[j] as T
    list[j] = kept
  }
  return list
}

export function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)] as T
}

const x = new Int32Array(16)

function quarter(a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number
  let xb = x[b] as number
  let xc = x[c] as number
  let xd = x[d] as number
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 16) | (xd >>> 16)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 12) | (xb >>> 20)
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 8) | (xd >>> 24)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 7) | (xb >>> 25)
  x[a] = xa
  x[b] = xb
  x[c] = xc
  x[d] = xd
}

const start = Int32Array.of(
  0x61707865,
  0x3320646e,
  0x79622d32,
  0x6b206574,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
)

export function chacha20Block(
  key: readonly number[],
  counter: number,
  out: Uint32Array,
  nonce?: readonly [number, number, number],
): void {
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] as number
  start[12] = counter
  for (let i = 0; i < 3; i++) start[13 + i] = nonce?.[i] ?? 0
  for (let i = 0; i < 16; i++) x[i] = start[i] as number
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = (x[i] as number) + (start[i] as number)
}
