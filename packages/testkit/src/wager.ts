import type { AnyKnowledge, Knowledge } from '@ludoteca/bot-kit/knowledge.ts'
import {
  type AnyGame,
  cloneRng,
  dealRng,
  fork,
  type Game,
  type GameEvent,
  HIDDEN_RNG,
  pick,
  type Rng,
  type Seat,
} from '@ludoteca/engine'

export interface WagerState {
  rng: Rng
  points: number[]
  /** Turns still to come, and whether a coin has to be tossed in the one that is on. */
  left: number
  tossing: boolean
}

export interface WagerChoice {
  readonly type: 'none' | 'one' | 'two' | 'toss'
}
type WagerEvent = GameEvent & { readonly type: 'took' | 'tossed'; readonly points: number }

const choice = (type: WagerChoice['type']): WagerChoice => Object.freeze({ type })
export const NONE = choice('none')
const ONE = choice('one')
const TWO = choice('two')
export const TOSS = choice('toss')
const CHOICES: readonly WagerChoice[] = [NONE, ONE, TWO]

const SEATS = 2
const TURNS = 2
const COIN = [0, 3] as const
/** What a choice may bring, all equally likely. */
const BRINGS: Readonly<Record<WagerChoice['type'], readonly number[]>> = {
  none: [0],
  one: [1],
  two: [2],
  toss: COIN,
}

const turn = (s: WagerState): Seat | null => (s.left === 0 ? null : (SEATS * TURNS - s.left) % SEATS)

const options = (s: WagerState): readonly WagerChoice[] => (s.tossing ? [TOSS] : s.left > 0 ? CHOICES : [])

/**
 * Two players take two turns each: they take none, one or two points as they like, and then have to toss a coin for three more.
 * Whoever has more in the end wins. So small that what every position is worth can be worked out, and to take two is
 * always best.
 */
const game: Game<WagerState, WagerChoice, WagerEvent> = {
  id: 'wager',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: [],
  create: setup => ({ rng: dealRng(setup), points: [0, 0], left: SEATS * TURNS, tossing: false }),
  turn,
  legal: s => [...options(s)],
  refusal: (s, a) => (options(s).includes(a) ? null : { rule: 'not-now' }),
  apply(s, { type }, emit) {
    const points = pick(s.rng, BRINGS[type])
    give(s, points)
    emit?.(type === 'toss' ? { type: 'tossed', points, reveals: true } : { type: 'took', points })
  },
  clone: s => ({ ...s, rng: cloneRng(s.rng), points: [...s.points] }),
  view: s => ({ ...s, rng: HIDDEN_RNG, points: [...s.points] }),
  witness: s => ({ ...s, rng: HIDDEN_RNG, points: [...s.points] }),
  viewEvent: e => e,
  redeal: (s, _, rng) => ({ ...s, points: [...s.points], rng: fork(rng) }),
  standings: s =>
    s.points.map((total, seat) => ({
      seat,
      rank: total >= Math.max(...s.points) ? 1 : 2,
      total,
      parts: [],
    })),
  write: a => a.type,
  read: text => [...CHOICES, TOSS].find(({ type }) => type === text) ?? null,
  check: () => [],
}

function give(s: WagerState, points: number): void {
  const seat = turn(s) ?? 0
  s.points[seat] = (s.points[seat] ?? 0) + points
  if (s.tossing) s.left--
  s.tossing = !s.tossing
}

const known = new Map<string, number>()

/** What a position is worth to seat 0 when everybody plays as well as can be: its share of the victory. */
export function wagerShare(s: WagerState): number {
  const [own = 0, other = 0] = s.points
  const seat = turn(s)
  if (seat === null) return own === other ? 0.5 : Number(own > other)
  const key = `${own - other} ${s.left} ${s.tossing}`
  const found = known.get(key)
  if (found !== undefined) return found
  const worth = options(s).map(each => wagerShareAfter(s, each))
  const share = seat === 0 ? Math.max(...worth) : Math.min(...worth)
  known.set(key, share)
  return share
}

/** The same after a choice, before anything is tossed. */
export function wagerShareAfter(s: WagerState, { type }: WagerChoice): number {
  const brings = BRINGS[type]
  const worth = brings.map(points => {
    const after = game.clone(s)
    give(after, points)
    return wagerShare(after)
  })
  return worth.reduce((sum, each) => sum + each, 0) / worth.length
}

const LEAST = 1e-9

/** Knows what every position is worth. */
const exact: Knowledge<WagerState, WagerChoice> = {
  value(s, out) {
    const share = wagerShare(s)
    out[0] = Math.log(Math.max(LEAST, share))
    out[1] = Math.log(Math.max(LEAST, 1 - share))
  },
  margin: () => 1,
  quiet: () => true,
  prior: (_, legal) => legal.map(action => BRINGS[action.type][0] as number),
  byRule: () => null,
  narrow: 1,
}

export const wager = game as unknown as AnyGame
export const wagerKnowledge = exact as unknown as AnyKnowledge
