import type { AnyGame, AnyMatch, Options, Refusal } from '@ludoteca/engine'
import type {
  Choices,
  Command,
  Level,
  Person,
  PersonSettings,
  ResultFacts,
  Terms,
  Update,
} from '@ludoteca/protocol'
import type { Wish } from '../bots/queue.ts'
import type { SteadyClock } from '../clocks/steady.ts'
import type { Store } from '../store/store.ts'
import type { EntryOf } from '../table/entry.ts'
import type { Caps } from './limits/shares.ts'

/** One page's connection; in tests a fake one. */
export interface Socket {
  send(text: string): void
  close(code: number): void
  /** A listener that fails, now or later, ends the connection. */
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
interface OverNotice {
  readonly table: string
  readonly terms: Terms
  readonly ended: number
  readonly people: readonly (string | null)[]
  readonly result: ResultFacts
  readonly tournament?: string
}

/** A person has to decide now, and had not before. */
interface TurnNotice {
  readonly table: string
  readonly game: string
  readonly person: string
  /** The number of the next entry, which tells one turn from another. */
  readonly seq: number
  readonly due: number | null
}

/** A game has begun; everybody seated, except who started it themselves. */
interface StartNotice {
  readonly table: string
  readonly game: string
  readonly people: readonly string[]
}

export interface Notices {
  over: OverNotice
  turn: TurnNotice
  started: StartNotice
  /** A game of a tournament has begun. */
  round: StartNotice
}

/** What a node serves: people, bots, or both. */
export type Role = 'web' | 'bots' | 'all'

/** Whom a bot thinks for, and the signal that its answer is no longer wanted. */
export interface Asked extends Wish {
  readonly unwanted: AbortSignal
}

/** The threads in which bots think. */
export interface Thinkers {
  /** The notation of the chosen action. */
  think(game: string, view: object, seat: number, level: Level, table: string, asked?: Asked): Promise<string>
  close(): Promise<void>
}

/** Counters and gauges of what happens at the tables. */
export interface Meter {
  moved(milliseconds: number, table: string): void
  appendLost(): void
  refused(rule: string): void
  sockets(count: number): void
  tables(count: number): void
  damaged(table: string): void
}

export interface Log {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface HubDeps {
  readonly store: Store
  readonly games: ReadonlyMap<string, AnyGame>
  /** The host’s choices for new tables, by game: options that take texts. Nobody else makes them. */
  readonly sets?: ReadonlyMap<string, Options>
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
  /** Why this person may not make or join tables now: barred, or the server takes no new games. */
  readonly barred?: (person: string) => Promise<Refusal | null>
  /** False when messages are not limited, for measurements. */
  readonly limits?: boolean
  /** Limits on the number of tables, if not the usual ones. */
  readonly caps?: Caps
  /** False for words that the host does not want at the tables. */
  readonly acceptable?: (text: string) => boolean
}

export interface Hub {
  /** Makes a table. `address` is as limits count it; without one nothing is counted. */
  create(
    by: Person,
    terms: Terms,
    address?: string,
  ): Promise<{ ok: true; id: string } | { ok: false; refusal: Refusal }>
  command(table: string, by: Person, id: string, command: Command, received: number): Promise<Answer>
  /** Makes a table whose seats are all taken, and begins its game. Done as well when that has happened before. */
  begin(entry: EntryOf<'made'>): Promise<Answer>
  /** Another person takes a seat in a game. Done as well when that has happened before. */
  substitute(table: string, out: string, into: string): Promise<Answer>
  /** Ends a game without a result. Done as well when it is over. */
  close(table: string): Promise<Answer>
  /** The table as this person may see it; null when there is none, or not for this person. */
  look(table: string, by: Person | null, since?: number): Promise<Update | null>
  /** What this person sees of the position after so many steps. */
  position(table: string, by: Person | null, steps: number): Promise<object | null>
  /** What this person may do now; null when there is no table, or not for this person. */
  choices(table: string, by: Person): Promise<Choices | null>
  /** The save file; refused before the end of the game, null when there is no table, or not for this person. */
  save(
    table: string,
    by: Person | null,
  ): Promise<{ ok: true; text: string } | { ok: false; refusal: Refusal } | null>
  /**
   * A finished game with everything on the table, and whether this person sat at it; refused before the end, null when there
   * is no table, or not for this person.
   */
  finished(
    table: string,
    by: Person | null,
  ): Promise<{ ok: true; match: AnyMatch; seated: boolean } | { ok: false; refusal: Refusal } | null>
  /** Serves a page. `address` is as limits count it; who does not `plays` may only look. */
  attach(
    socket: Socket,
    person: Person | null,
    address?: string,
    stays?: () => Promise<boolean>,
    plays?: boolean,
  ): void
  /** Whether a person has a page open at this table. */
  present(table: string, person: string): boolean
  /** Whose turn it is at a table in memory; undefined at any other. */
  turnAt(table: string): string | null | undefined
  /** How many pages are connected and tables in memory, and how many pages look at one of those. */
  census(): { readonly pages: number; readonly tables: number; at(table: string): number }
  /** A person's absence or quiet hours have changed. */
  changeAvailability(person: string, before: PersonSettings, after: PersonSettings): Promise<void>
  /** Uses this name for the person from now on; people who were deleted have none. */
  rename(person: Person): void
  /** Hangs up on a person's pages: they come back as who they are by then. */
  hangUp(person: string): void
  /** Another process has changed tables or people: follows that. */
  resync(): Promise<void>
  /** Tells the pages that look at a tournament that something has happened there. */
  tournamentChanged(id: string): void
  /** Tells every page what the host has to say; null takes it back. */
  announce(text: string | null): void
  /** Fired after commit. */
  on<K extends keyof Notices>(event: K, listener: (notice: Notices[K]) => void): () => void
  /** Finishes commits, tells pages `closing`, closes sockets. */
  stop(): Promise<void>
}
