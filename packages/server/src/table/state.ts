import {
  type AnyGame,
  type AnyMatch,
  begunUnder,
  type Deal,
  playsVersion,
  type Seat,
  type Setup,
} from '@ludoteca/engine'
import type { Level, Phrase, Request, ResultFacts, TableTournament, Terms } from '@ludoteca/protocol'

export interface TableSeat {
  /** Person by id. */
  person: string | null
  bot: Level | null
  guarded: boolean
  resigned: boolean
  /** Somebody else has given this person the seat. */
  invited?: true
}

export interface Clock {
  /** Milliseconds by seat when the running clock was started; empty with a free pace. */
  left: number[]
  running: Seat | null
  since: number
  due: number | null
  /** With a pace in days: when the turn were due if there were no quiet hours, and when it was due as it began. */
  plain: number | null
  first: number | null
  /** Positions up to this step count have brought their increment: going back and forth brings no second one. */
  credited: number
  /** The same of the minute for whoever was waited for. */
  graced: number
}

/** With a pace in days: a turn as far as its clock has told. */
export type Turn = Readonly<Pick<Clock, 'due' | 'plain' | 'first'>>

interface Spoken {
  /** The number of its entry. */
  readonly seq: number
  readonly at: number
  readonly by: string
  readonly text?: string
  readonly phrase?: Phrase
}

/** A later version wrote what comes here: it is not damaged, but not for this one either. */
export const NEWER = 'newer'

/** Where and why a log could not be followed any further. */
interface Damage {
  readonly seq: number
  readonly why: string
}

/** The state of a table: a fold over its log. Everything but the match and the game is plain data. */
export interface Table {
  readonly id: string
  /** How many lines have been folded. */
  seq: number
  /** Null: the game is not on the shelf. */
  readonly game: AnyGame | null
  readonly version: number
  terms: Terms
  readonly seed: string
  /** How the game is dealt from the seed. */
  deal: Deal
  readonly code: string | null
  readonly created: number
  readonly rematchOf: string | null
  readonly tournament?: TableTournament
  phase: 'open' | 'playing' | 'over'
  host: string
  started: number | null
  ended: number | null
  /** When something last happened in the game itself. */
  moved: number
  seats: TableSeat[]
  /** Seats in the order in which they resigned. */
  resigned: Seat[]
  match: AnyMatch | null
  /** When each step was made, whether by the guardian, and with a pace in days in which turn. */
  made: { readonly at: number; readonly guarded: boolean; readonly turn?: Turn }[]
  /** By entry: the fewest steps there were before and after it; -1 for entries that leave the position alone. */
  lows: number[]
  /** How many lines there were when each part of an update last changed. */
  changed: { facts: number; clock: number; position: number }
  request: { by: Seat; request: Request; agreed: Seat[] } | null
  overdue: Seat | null
  clock: Clock
  result: ResultFacts | null
  rematch: string | null
  /** The latest ones. */
  chat: Spoken[]
  /** How many lines of chat each person has written here. */
  said: Readonly<Record<string, number>>
  /** Which message of whom was answered with which entry: `person id` to the number after it, for the whole log. */
  answered: Map<string, number>
  damage: Damage | null
}

export const emptySeat = (): TableSeat => ({ person: null, bot: null, guarded: false, resigned: false })

export const setupOf = ({ game, version, terms: { seats, options }, seed, deal }: Table): Setup => ({
  seats,
  options,
  seed,
  deal,
  ...(game && begunUnder(game, version)),
})

/** Seats that the rules play: nobody sits there. */
export const rulesSeats = ({ game, terms }: Pick<Table, 'game' | 'terms'>): readonly Seat[] =>
  game?.automatic?.(terms.options) ?? []

/** Who decides now; null before the start and after the end. */
export function turnOf(table: Table): Seat | null {
  if (table.phase !== 'playing' || !table.match) return null
  return table.match.game.turn(table.match.state)
}

export const seatOf = (table: Table, person: string | null): Seat | null => {
  const seat = person === null ? -1 : table.seats.findIndex(each => each.person === person)
  return seat < 0 ? null : seat
}

/** The seat is played by the person who has it. */
export function decidesAlone(seat: TableSeat | undefined): boolean {
  return !!seat && seat.person !== null && !seat.guarded && !seat.resigned
}

/** The person who has to decide now, if it is one. */
export function personOnTurn(table: Table): string | null {
  const turn = turnOf(table)
  const who = turn === null ? undefined : table.seats[turn]
  return who && decidesAlone(who) ? who.person : null
}

/** The level of the bot that plays this seat now; null when a person does. */
export function botOf(table: Table, seat: Seat): Level | null {
  const who = table.seats[seat]
  if (!who || decidesAlone(who)) return null
  return who.bot ?? table.terms.guardian
}

export const peopleOf = (table: Table): string[] =>
  table.seats.flatMap(seat => (seat.person === null ? [] : [seat.person]))

/** Why the table can only be looked at. */
export function troubleOf(table: Table): 'damaged' | 'newer' | 'other-rules' | null {
  if (table.damage) return table.damage.why === NEWER ? 'newer' : 'damaged'
  return table.game && playsVersion(table.game, table.version) ? null : 'other-rules'
}
