import { newShares } from '@ludoteca/terminal-kit/shares.ts'
import {
  BUILDINGS,
  CARDS,
  CLERGY,
  COLUMNS,
  DECREES,
  NOBLES,
  SPOTS,
  STATE_ACTIONS,
  type State,
} from '../../rules/index.ts'

/** Means by round of the player whose turn begins. */
export interface Moment {
  turns: number
  reis: number
  influence: number
  wigs: number
  icons: number
  treasury: number
}

const zeros = (n: number): number[] => new Array<number>(n).fill(0)

/** Everything that is counted over all games. */
export const newRecord = (seats: number) => ({
  seats,
  games: 0,
  /** By place in the order of play, from the starting player. */
  scores: zeros(seats),
  wins: zeros(seats),
  rounds: [] as number[],
  turns: 0,
  /** How the two periods ended. */
  ends: [
    { sets: 0, piles: 0 },
    { sets: 0, piles: 0 },
  ],
  /** Final wigs by part of the standing. */
  parts: new Map<string, number>(),
  plays: { portfolio: zeros(2), visit: zeros(NOBLES.length), sponsor: 0, discard: 0 },
  /** By noble: the first State action, the second, the Noble action, nothing. */
  follows: NOBLES.map(() => zeros(4)),
  trades: zeros(STATE_ACTIONS.length),
  audiences: zeros(STATE_ACTIONS.length + 1),
  sold: 0,
  sailed: 0,
  drawn: newShares(CARDS.length),
  /** Of the cards that came into hands, how many were played or turned into their reward; set against the mean of all. */
  played: newShares(CARDS.length),
  /** Into the portfolio, at court, thrown away for gold. */
  uses: CARDS.map(() => zeros(3)),
  clergy: newShares(CLERGY.length),
  givenUp: zeros(CLERGY.length),
  decrees: newShares(DECREES.length),
  decreeWigs: zeros(DECREES.length),
  buildings: newShares(BUILDINGS.length),
  spots: newShares(SPOTS.length),
  /** Wigs a building brought to whoever opened it, and to the others. */
  opened: SPOTS.map(() => ({ own: 0, others: 0 })),
  columns: newShares(COLUMNS),
  landPaid: zeros(COLUMNS),
  storeWigs: zeros(COLUMNS),
  curve: [] as Moment[],
})

export type Record = ReturnType<typeof newRecord>

/** The place of a seat in the order of play. */
export const placeOf = (s: State, seat: number): number => (seat - s.start + s.seats) % s.seats
