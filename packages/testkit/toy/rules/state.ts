import { dealRng, HIDDEN_RNG, type Rng, type Seat, type Setup, shuffle } from '@ludoteca/engine'

/** Four suits, each from 1 to 12. */
export const CARDS = 48
export const UNKNOWN = -1
const POOL = 3

export const suit = (card: number): number => Math.floor(card / 12)
export const value = (card: number): number => (card % 12) + 1

export interface ToyState {
  rng: Rng
  /** Undrawn cards in no order: a draw picks one at random. */
  bag: number[]
  /** Secret cards, sorted. */
  hands: number[][]
  /** Cards taken from the pool: they lie open before their owner, sorted. */
  shown: number[][]
  /** What each seat has built: every card is higher than the one before. */
  stairs: number[][]
  pool: number[]
  tossed: number[]
  turn: Seat
  step: 'place' | 'draw' | 'over'
}

export function create(setup: Setup): ToyState {
  const { seats, options } = setup
  const rng = dealRng(setup)
  const bag = shuffle(
    rng,
    Array.from({ length: CARDS }, (_, card) => card),
  )
  const hands = Array.from({ length: seats }, () => sort(bag.splice(0, Number(options.hand))))
  const pool = options.pool === 'on' ? sort(bag.splice(0, POOL)) : []
  const empty = () => hands.map(() => [])
  return {
    rng,
    bag: sort(bag),
    hands,
    shown: empty(),
    stairs: empty(),
    pool,
    tossed: [],
    turn: 0,
    step: 'place',
  }
}

/** What the next card of these stairs has to beat. */
export const top = (s: ToyState, seat: Seat): number => {
  const last = s.stairs[seat]?.at(-1)
  return last === undefined ? 0 : value(last)
}

export const sort = (cards: number[]): number[] => cards.sort((a, b) => a - b)

export const clone = (s: ToyState): ToyState => ({
  rng: s.rng === HIDDEN_RNG ? HIDDEN_RNG : { key: s.rng.key, drawn: s.rng.drawn },
  bag: s.bag.slice(),
  hands: s.hands.map(hand => hand.slice()),
  shown: s.shown.map(cards => cards.slice()),
  stairs: s.stairs.map(cards => cards.slice()),
  pool: s.pool.slice(),
  tossed: s.tossed.slice(),
  turn: s.turn,
  step: s.step,
})
