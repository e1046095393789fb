import { createHash } from 'node:crypto'
import { type Tournament as Core, type Table, tablesOf } from '@ludoteca/tournament'
import type { StoredTerms } from './stored-entry.ts'

/** Something to be done at tables. It is repeated until the log says that it has been done; doing it twice is harmless. */
export type Errand =
  | { readonly do: 'seat'; readonly round: number }
  | { readonly do: 'close'; readonly table: string }
  | { readonly do: 'resign'; readonly table: string; readonly person: string }
  | { readonly do: 'swap'; readonly table: string; readonly out: string; readonly into: string }

export const errandKey = (errand: Errand): string => Object.values(errand).join(' ')

/** When a round began and should be over. */
export interface RoundTimes {
  readonly begun: number
  readonly due: number | null
  readonly late: boolean
}

/** The state of a tournament: a fold over its log. Plain data; nothing of it is changed in place. */
export interface Tournament {
  readonly id: string
  /** How many lines have been folded. */
  readonly seq: number
  readonly terms: StoredTerms
  readonly organiser: string
  readonly code: string | null
  readonly created: number
  readonly moved: number
  /** Who is paired with whom, and what came of it. Entrants are people by id. */
  readonly core: Core
  /** League: how earlier seasons ended. */
  readonly past: readonly Core[]
  /** Everybody who ever entered, in that order. */
  readonly people: readonly string[]
  readonly invited: ReadonlySet<string>
  /** How often each person has entered, left or changed what rounds they miss. */
  readonly stirred: ReadonlyMap<string, number>
  readonly starts: number | null
  readonly started: number | null
  readonly ended: { readonly at: number; readonly why: 'played' | 'organiser' | 'too-few' | 'time' } | null
  readonly times: ReadonlyMap<number, RoundTimes>
  /** Where a table of the tournament is played. */
  readonly games: ReadonlyMap<string, string>
  /** When the latest table ended. */
  readonly latest: number
  /** When the organiser wants the next round to begin. */
  readonly next: number | null
  /** The next round waits for the organiser whatever the terms say. */
  readonly held: boolean
  readonly errands: readonly Errand[]
  /** Its log cannot be followed from there on; `newer`: a later version wrote it. */
  readonly damage: { readonly seq: number; readonly why: string } | null
}

export const NEWER = 'newer'

export const phaseOf = ({
  started,
  ended,
}: Pick<Tournament, 'started' | 'ended'>): 'open' | 'playing' | 'over' =>
  ended ? 'over' : started === null ? 'open' : 'playing'

/** Who takes part now. */
export const activeOf = ({ core }: Pick<Tournament, 'core'>): readonly string[] =>
  core.entrants.filter(each => each.left === null).map(each => each.id)

/** Tables that are being played. */
export const runningOf = ({ core }: Pick<Tournament, 'core'>): readonly Table[] =>
  tablesOf(core).filter(table => !table.result)

/**
 * Where a table is played: the same place, whoever makes it first or again. A pairing that was undone leads to other
 * places.
 */
export const gameId = (tournament: string, { season, undone }: Core, table: string): string =>
  createHash('sha256')
    .update(`tournament ${tournament} ${season} ${undone} ${table}`)
    .digest('hex')
    .slice(0, 16)

/** The number of a table within its round: the last figure of its name. */
export const numberOf = (table: string): number => Number(table.split('.').at(-1))
