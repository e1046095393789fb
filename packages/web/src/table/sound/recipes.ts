import type { Material } from '@ludoteca/page-kit/board/contract.ts'

/** A struck tone: how high, how loud, and how long it rings. */
interface Tone {
  readonly hertz: number
  readonly loud: number
  readonly seconds: number
}

/** What rustles or knocks: noise of which only a part is heard; it may slide to another height. */
interface Noise {
  readonly hertz: number
  readonly to?: number
  readonly sharp: number
  readonly loud: number
  readonly seconds: number
}

/** One blow, made of tones and noise. */
export interface Blow {
  /** Seconds after the first one. */
  readonly after: number
  readonly tones: readonly Tone[]
  readonly noise?: Noise
}

/** Everything that can be heard at a table. */
export type Sound = Material | 'yourTurn' | 'over'

const tones = (loud: number, seconds: number, ...hertz: readonly number[]): Tone[] =>
  hertz.map((each, i) => ({ hertz: each, loud: loud / (i + 1), seconds: seconds / (1 + i * 0.4) }))

const noise = (hertz: number, sharp: number, loud: number, seconds: number, to?: number): Noise => ({
  hertz,
  sharp,
  loud,
  seconds,
  ...(to === undefined ? {} : { to }),
})

const tap = (after: number, hertz: number): Blow => ({
  after,
  tones: tones(0.09, 0.07, hertz, hertz * 2.4),
  noise: noise(1400, 1.2, 0.1, 0.025),
})

/** Partials of a small bronze bell. */
const BELL = [0.5, 1, 1.19, 1.56, 2, 2.66] as const
const bell = (after: number, hertz: number): Blow => ({
  after,
  tones: BELL.map((part, i) => ({
    hertz: hertz * part,
    loud: 0.06 / (1 + i * 0.6),
    seconds: 1.3 / (1 + i * 0.5),
  })),
})

const coin = (after: number, hertz: number): Blow => ({
  after,
  tones: tones(0.05, 0.28, hertz, hertz * 1.51, hertz * 2.13),
  noise: noise(6500, 2, 0.03, 0.02),
})

/** How each sounds. All of it is ours: struck tones and noise, and no recording. */
export const RECIPES: Readonly<Record<Sound, readonly Blow[]>> = {
  // Glazed clay on a wooden table.
  tile: [{ after: 0, tones: tones(0.11, 0.08, 190, 930), noise: noise(2900, 1.4, 0.16, 0.03) }],
  wood: [{ after: 0, tones: tones(0.12, 0.1, 310, 770), noise: noise(1200, 1, 0.12, 0.04) }],
  stone: [
    { after: 0, tones: tones(0.16, 0.16, 96, 150), noise: noise(620, 0.8, 0.2, 0.14) },
    { after: 0.09, tones: tones(0.06, 0.1, 130), noise: noise(480, 0.8, 0.08, 0.1) },
  ],
  coin: [coin(0, 3100), coin(0.07, 3480)],
  // Hollow, and it rolls a little.
  barrel: [
    { after: 0, tones: tones(0.16, 0.2, 112, 171), noise: noise(420, 1.5, 0.1, 0.08) },
    { after: 0.11, tones: tones(0.07, 0.14, 118, 180), noise: noise(400, 1.5, 0.05, 0.06) },
  ],
  card: [{ after: 0, tones: [], noise: noise(3600, 0.7, 0.1, 0.12, 1700) }],
  people: [tap(0, 420), tap(0.08, 505), tap(0.15, 460)],
  water: [{ after: 0, tones: [], noise: noise(420, 0.6, 0.13, 0.75, 1100) }],
  clash: [
    { after: 0, tones: tones(0.08, 0.36, 523, 738, 1114), noise: noise(2400, 0.8, 0.14, 0.07) },
    { after: 0.14, tones: tones(0.05, 0.3, 587, 829), noise: noise(2000, 0.8, 0.08, 0.06) },
  ],
  yourTurn: [bell(0, 784)],
  over: [bell(0, 523), bell(0.28, 659), bell(0.56, 784)],
}
