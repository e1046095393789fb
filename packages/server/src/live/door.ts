import type { AnyGame, Refusal } from '@ludoteca/engine'
import type { Command, Level, Person, PersonSettings, ResultFacts, Terms, Update } from '@ludoteca/protocol'
import type { Wish } from '../bots/queue.ts'
import type { SteadyClock } from '../clocks/steady.ts'
import type { Store } from '../store/store.ts'
import type { Caps } from './caps.ts'

/** One page's connection; in tests a fake one. */
export interface Line {
  send(text: string): void
  close(code: number): void
  /** A listener that fails, now or later, ends the line. */
  onMessage(listener: (text: string) => unknown): void
  onClose(listener: () => void): void
  /** Bytes sent but not yet taken by the network. */
  readonly bufferedAmount: number
  /** The latest measured round trip in milliseconds. */
  readonly roundTrip: number
}

export type Answer =
  | { readonly type: 'done'; readonly seq: number; readonly made?: string }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'no-table' }

/** A game has ended; people by seat, null where a bot sat from the start. */
export interface OverNotice {
  readonly table: string
  readonly terms: Terms
  readonly ended: number
  readonly people: readonly (string | null)[]
  readonly result: ResultFacts
}

/** A person has to decide now, and had not before. */
export interface TurnNotice {
  readonly table: string
  readonly game: string
  readonly person: string
  /** The number of the next line: a turn is told from another by it. */
  readonly seq: number
  readonly due: number | null
}

/** A game has begun; everybody seated, except who started it. */
export interface StartNotice {
  readonly table: string
  readonly game: string
  readonly people: readonly string[]
}

export interface Notices {
  over: OverNotice
  turn: TurnNotice
  started: StartNotice
}

/** What a node is for: people, bots, or both. */
export type Role = 'web' | 'bots' | 'all'

/** For whom a bot thinks, and until when it matters. */
export interface Asked extends Wish {
  readonly unwanted: AbortSignal
}

/** Where bots think. */
export interface Thinkers {
  /** The notation of the chosen action. */
  think(game: string, view: object, seat: number, level: Level, table: string, asked?: Asked): Promise<string>
  close(): Promise<void>
}

/** What happens at the tables, counted for the host. */
export interface Meter {
  moved(milliseconds: number, table: string): void
  appendLost(): void
  refused(rule: string): void
  lines(count: number): void
  tables(count: number): void
  damaged(table: string): void
}

export interface Log {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface Around {
  readonly store: Store
  readonly games: ReadonlyMap<string, AnyGame>
  readonly clock: () => number
  /** Tells of time that the clock has passed over; it is given back. */
  readonly onGap?: SteadyClock['onGap']
  /** A new random id of so many letters and digits. */
  readonly ids: (length: number) => string
  readonly log: Log
  readonly bots: Thinkers
  /** Whether bots think here; on other nodes they may. */
  readonly role?: Role
  readonly metrics?: Meter
  /** Where people look on, a bot takes at least so many milliseconds for a move, so that they can follow. */
  readonly botPace?: number
  /** Why this person may not make or join tables now: barred, or the house rests. */
  readonly barred?: (person: string) => Promise<Refusal | null>
  /** False: pages may go as fast as they like, for measurements. */
  readonly limits?: boolean
  /** How many tables anybody may have, if not as usual. */
  readonly caps?: Caps
  /** False: the host does not want to read this at the tables. */
  readonly decent?: (text: string) => boolean
}

export interface Hub {
  /** `address`: as limits count it; without one nothing is counted. */
  create(
    by: Person,
    terms: Terms,
    address?: string,
  ): Promise<{ ok: true; id: string } | { ok: false; refusal: Refusal }>
  command(table: string, by: Person, id: string, command: Command, received: number): Promise<Answer>
  /** Null: not there, or not for this person. */
  look(table: string, by: Person | null, since?: number): Promise<Update | null>
  /** What this person sees of the position after so many steps. */
  position(table: string, by: Person | null, steps: number): Promise<object | null>
  /** Refused before the end; null: not there, or not for this person. */
  save(
    table: string,
    by: Person | null,
  ): Promise<{ ok: true; text: string } | { ok: false; refusal: Refusal } | null>
  /** `address`: as limits count it. */
  attach(line: Line, person: Person | null, address?: string, stays?: () => Promise<boolean>): void
  /** Whether a person has a page open at this table. */
  present(table: string, person: string): boolean
  /** Whose turn it is at a table in memory; undefined at any other. */
  turnAt(table: string): string | null | undefined
  /** How many pages are connected and tables in memory, and how many pages look at one of those. */
  census(): { readonly pages: number; readonly tables: number; at(table: string): number }
  /** Somebody is away, or not any more, or sleeps at other hours. */
  changePlans(person: string, before: PersonSettings, after: PersonSettings): Promise<void>
  /** From now on this person is called so; who is deleted has no name. */
  rename(person: Person): void
  /** Hangs up on a person's pages: they come back as who they are by then. */
  hangUp(person: string): void
  /** Another process has changed tables or people: follows that. */
  lookAgain(): Promise<void>
  /** Tells every page what the host has to say; null takes it back. */
  announce(text: string | null): void
  /** Fired after commit. */
  on<K extends keyof Notices>(event: K, listener: (notice: Notices[K]) => void): () => void
  /** Finishes commits, tells pages `closing`, closes lines. */
  stop(): Promise<void>
}
