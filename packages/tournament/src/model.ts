import type { Refusal } from '@ludoteca/engine'
import type { Settings } from './settings.ts'

/** A person in a tournament. Rounds are numbered from 1. */
export interface Entrant {
  /** Whoever keeps the tournament knows who this is. */
  readonly id: string
  /** The first round this person is paired in. */
  readonly joined: number
  /** The first round this person is not paired in any more; null while taking part. */
  readonly left: number | null
  /** Rounds this person said to miss. */
  readonly away: readonly number[]
  /** Seeds a knock-out and the first divisions of a league; null for nobody knows. */
  readonly rating: number | null
  /** League: 0 is the highest. 0 in every other system. */
  readonly division: number
}

/** How one seat came out of a game. */
interface SeatResult {
  /** 1 is best; equal places are shared. Null when nobody knows: an unfinished table. */
  readonly place: number | null
  /** What the game itself counts. */
  readonly points: number
  /** A guardian finished for the person. */
  readonly guardian: boolean
}

export interface Result {
  readonly end: 'finished' | 'unfinished'
  /** In the order of the seats of the table. */
  readonly seats: readonly SeatResult[]
}

export interface Table {
  /** Unlike every other of the tournament: `3.2` is the second table of round 3, `s2-3.2` that of season 2. */
  readonly id: string
  readonly division: number
  /** Who sits where; null is a bot. */
  readonly seats: readonly (string | null)[]
  /** Seats whose people forfeited, in the order in which they did. */
  readonly forfeits: readonly number[]
  /** The next round does not wait for this table. */
  readonly postponed: boolean
  readonly result: Result | null
}

export interface Round {
  readonly number: number
  readonly tables: readonly Table[]
  /** Who has no table and gets the points of a bye. Empty in an arena: who waits there is in no list. */
  readonly byes: readonly string[]
  /** Who takes part and was not there; no points. */
  readonly absent: readonly string[]
}

/** Everything a tournament is, as plain JSON. One season of a league is one tournament. */
export interface Tournament {
  readonly settings: Settings
  /** Published before the first round: every lot is drawn from it. */
  readonly seed: string
  /** From 1. */
  readonly season: number
  /** In the order in which they entered. */
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly Round[]
  /** How many pairings were undone: a new one is drawn from other lots. */
  readonly undone: number
  readonly ended: boolean
}

/** What becomes of a tournament, or why that cannot be done. Texts of refusals: `refusalText`. */
export type Outcome = { readonly tournament: Tournament } | { readonly refused: Refusal }

export const newTournament = (settings: Settings, seed: string): Tournament => ({
  settings,
  seed,
  season: 1,
  entrants: [],
  rounds: [],
  undone: 0,
  ended: false,
})

export const refuse = (rule: string, params?: Refusal['params']): { readonly refused: Refusal } => ({
  refused: params ? { rule, params } : { rule },
})

/** The number of the round that is paired next. */
export const nextRound = (t: Tournament): number => t.rounds.length + 1

export const takesPart = (entrant: Entrant, round: number): boolean =>
  entrant.joined <= round && (entrant.left === null || round < entrant.left)

/** Every table, the first round first. */
export const tablesOf = (t: Tournament): readonly Table[] => t.rounds.flatMap(round => round.tables)

export const tableOf = (t: Tournament, id: string): Table | null =>
  tablesOf(t).find(table => table.id === id) ?? null

/** Seats of people who still play at a table that runs. */
export const playing = (table: Table): readonly string[] =>
  table.result
    ? []
    : table.seats.filter((id, seat): id is string => id !== null && !table.forfeits.includes(seat))
