import { below, pick, type Rng, rngFrom } from '@ludoteca/engine'

/** Chance that is the same whenever the seed and the number of the attempt are. */
export class Dice {
  private readonly rng: Rng

  constructor(seed: string, attempt: number) {
    this.rng = rngFrom(`${seed} ${attempt}`)
  }

  below(n: number): number {
    return below(this.rng, n)
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  pick<T>(from: readonly T[]): T {
    return pick(this.rng, from)
  }

  some<T>(from: readonly T[], most: number): T[] {
    return Array.from({ length: this.below(most + 1) }, () => this.pick(from))
  }

  bytes(most: number): Buffer {
    return Buffer.from(Array.from({ length: this.below(most + 1) }, () => this.below(256)))
  }

  /** Letters, signs, quotes, controls, and what is more than one byte. */
  text(most: number): string {
    const parts = this.some(TEXTS, 3)
    const rest = this.bytes(most).toString(this.pick(['latin1', 'utf8', 'hex', 'base64']))
    return [...parts, rest].join('').slice(0, most)
  }

  /** The same with a few bytes changed, lost, doubled or added. */
  mutate(given: Buffer): Buffer {
    let bytes = given
    for (let left = 1 + this.below(4); left > 0; left--) {
      const at = this.below(bytes.length + 1)
      const end = Math.min(bytes.length, at + this.below(8))
      const [before, cut, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)]
      bytes = Buffer.concat([
        before,
        ...this.pick([[], [cut, cut], [this.bytes(4)], [cut, Buffer.from(this.pick(SIGNS))]]),
        after,
      ])
    }
    return bytes
  }
}

const TEXTS = [
  '',
  '../',
  '%2e%2e%2f',
  '%00',
  '\0',
  '\r\n',
  "' or 1=1 --",
  '<script>',
  '{{7*7}}',
  '\ud800',
  '\u202e',
  '😀',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '%E0%A4%A',
  'null',
  'undefined',
]
const SIGNS = [
  '\r\n',
  '\n',
  ' ',
  ':',
  ';',
  ',',
  '/',
  '//',
  '?',
  '#',
  '%',
  '"',
  '{',
  '}',
  '[',
  ']',
  '\0',
  '\t',
  '=',
]
