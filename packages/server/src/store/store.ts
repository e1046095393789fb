import type { Notice, PersonSettings, Place, Scope, TournamentSummary } from '@ludoteca/protocol'
import type { PuzzleRecord } from '@ludoteca/review/puzzle'
import type { ArchiveStore } from './archive.ts'
import type { TableRow } from './table-row.ts'

export type { TableRow } from './table-row.ts'

/**
 * The database behind the server. Two implementations pass one test suite.
 *
 * The truth about a table is its log: lines numbered from 0 without a gap. Whoever appends at an occupied
 * number loses, so any process may write to any table. Whatever a promise here resolves to is on disk.
 */
export interface Store {
  readonly tables: TableStore
  readonly tournaments: TournamentStore
  readonly archive: ArchiveStore
  readonly people: PeopleStore
  readonly results: ResultStore
  readonly settings: SettingsStore
  /** Other processes serve the same tables. */
  readonly shared: boolean
  /** Resolves when something has just been written; rejects with what stands in the way. */
  prove(): Promise<void>
  close(): Promise<void>
}

export interface TableStore {
  /**
   * Adds lines at `seq` and replaces the row, all or nothing. False: somebody was there first, nothing changed.
   * `seq` 0 makes the table.
   */
  append(table: string, seq: number, lines: readonly string[], row: TableRow): Promise<boolean>
  /** Lines from `seq` on. */
  log(table: string, from: number): Promise<string[]>
  /** At most `count` entries from `from` on. */
  part(table: string, from: number, count: number): Promise<string[]>
  /** The number of the next entry; 0 when there is no such table. */
  head(table: string): Promise<number>
  /** How those of these tables that there are stand. */
  heads(tables: readonly string[]): Promise<Map<string, Head>>
  row(table: string): Promise<TableRow | null>
  list(query: TableQuery): Promise<TableRow[]>
  /** Own tables being played or open: "your turn" first, then the latest moved. */
  mine(person: string, limit: number): Promise<TableRow[]>
  /** How many tables wait for each of these people; who is not named has none. */
  waiting(people: readonly string[]): Promise<Map<string, number>>
  /** The newest position kept whole, so that a long log need not be played again. */
  snapshot(table: string): Promise<{ seq: number; data: string } | null>
  keepSnapshot(table: string, seq: number, data: string): Promise<void>
  /** Removes a table that never started, or one the host deletes. */
  remove(table: string): Promise<void>
  note(table: string, person: string): Promise<string>
  keepNote(table: string, person: string, text: string): Promise<void>
  /** The review of a finished game, as text; null where nobody has made one. */
  review(table: string): Promise<string | null>
  /** False: there is one already, or no such table. */
  keepReview(table: string, review: string): Promise<boolean>
  seen(table: string, person: string): Promise<number>
  keepSeen(table: string, person: string, seq: number): Promise<void>
  /**
   * Tables with work to do: a bot wanted, or a clock that has run out by `now`. Each is given to one caller
   * until its lease ends; work done twice is harmless, since the log takes only one of the two.
   */
  claim(request: ClaimRequest): Promise<Claim[]>
  /** Takes the work at this entry of a table until `until`, or keeps it; false: somebody else has it, or has done it. */
  lease(table: string, seq: number, node: string, now: number, until: number): Promise<boolean>
  release(table: string, node: string): Promise<void>
  /**
   * Told after other processes have appended. Never a promise: whoever needs certainty reads `head`. `missed` is
   * called when something may have gone unheard.
   */
  onAppended(listener: (table: string, seq: number) => void, missed?: () => void): () => void
  /** Every table there is, in pages by id: for verification and migration. */
  ids(after: string | null, limit: number): Promise<string[]>
}

export interface Head {
  /** The number of the next entry. */
  readonly seq: number
  readonly phase: TableRow['phase']
  readonly turn: string | null
}

export interface TableQuery {
  readonly phase: 'open' | 'playing' | 'over'
  readonly game?: string
  readonly person?: string
  /** Only what everyone may find. */
  readonly publicOnly?: boolean
  /** What comes after this one in the list: for the next page. */
  readonly before?: Place
  readonly limit: number
}

export interface ClaimRequest {
  readonly node: string
  readonly now: number
  readonly leaseMs: number
  readonly kinds: readonly ('bot' | 'clock')[]
  readonly limit: number
}

export interface Claim {
  readonly table: string
  readonly kind: 'bot' | 'clock'
  readonly seq: number
}

/** What lists and jobs need to know of a tournament, written together with the lines that changed it. */
export interface TournamentRow {
  readonly id: string
  /** The number of the next entry. */
  readonly seq: number
  readonly phase: 'open' | 'playing' | 'over'
  readonly visibility: 'public' | 'unlisted'
  readonly organiser: string
  /** Everybody who ever entered, in that order. */
  readonly people: readonly string[]
  readonly moved: number
  /** When something has to be done that nobody asks for: a start, a round, a deadline. */
  readonly due: number | null
  /** How it is shown in lists. */
  readonly shown: Omit<TournamentSummary, 'id' | 'phase' | 'organiser' | 'moved'>
}

export interface TournamentQuery {
  readonly phase: TournamentRow['phase']
  /** Those this person organises or has entered. */
  readonly person?: string
  readonly publicOnly?: boolean
  /** What comes after this one in the list. */
  readonly before?: Place
  readonly limit: number
}

export interface TournamentClaim {
  readonly node: string
  readonly now: number
  readonly leaseMs: number
  readonly limit: number
}

/** Tournaments are kept as tables are: a log of lines numbered from 0, and whoever comes second at a number loses. */
interface TournamentStore {
  /**
   * Adds lines at `seq` and replaces the row, all or nothing; `told`: tables whose end these lines account for. False:
   * somebody was there first, nothing changed. `seq` 0 makes the tournament.
   */
  append(
    id: string,
    seq: number,
    lines: readonly string[],
    row: TournamentRow,
    told: readonly string[],
  ): Promise<boolean>
  log(id: string, from: number): Promise<string[]>
  row(id: string): Promise<TournamentRow | null>
  /** The latest changed first. */
  list(query: TournamentQuery): Promise<TournamentRow[]>
  ids(after: string | null, limit: number): Promise<string[]>
  /** Its tables that have ended and that its log does not account for yet. */
  untold(id: string): Promise<string[]>
  /** These tables need no further account. */
  told(tables: readonly string[]): Promise<void>
  remove(id: string): Promise<void>
  /** Tournaments with something due, or with tables that have ended; each is given to one caller until its lease ends. */
  claim(request: TournamentClaim): Promise<string[]>
  release(id: string, node: string): Promise<void>
  /** Told after other processes have appended. Never a promise. */
  onAppended(listener: (id: string) => void, missed?: () => void): () => void
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  /** Unique among those who have not been deleted: see `nameKey`. Guests share names freely and have none. */
  readonly key: string | null
  /** Null for guests. */
  readonly password: string | null
  readonly recovery: string | null
  readonly since: number
  readonly settings: PersonSettings
  readonly webhookFailure: { readonly at: number; readonly why: string } | null
  /** Until when the host has barred this person. */
  readonly banned: number | null
  /** May look after the server from the page. */
  readonly host: boolean
  /** A program plays under this name, once and for all. */
  readonly program: boolean
  readonly deleted: boolean
}

export interface SessionRow {
  /** SHA-256 of the secret in the cookie, or of the token. */
  readonly hash: string
  /** What lists show; says nothing about the secret. */
  readonly id: string
  readonly person: string
  readonly started: number
  readonly used: number
  /** Of a token: what its owner knows it by. */
  readonly device: string
  /** What a token is good for; null: the session of a device, good for everything. */
  readonly scope: Scope | null
}

export interface PushRow {
  readonly endpoint: string
  readonly person: string
  readonly p256dh: string
  readonly auth: string
}

/** A notice kept back until its person may be disturbed. */
export interface HeldNotice {
  readonly table: string
  readonly person: string
  readonly event: Notice['event']
  readonly game: string
  readonly until: number
}

/** What a decision about a person was made on: whoever was slower than another one decided on what is not true any more. */
export type Still = Partial<Pick<PersonRow, 'key' | 'password' | 'recovery' | 'program' | 'deleted'>>

export interface PeopleStore {
  /** False: the name is taken, or an account looks like that. */
  add(person: PersonRow): Promise<boolean>
  /** False: the name is taken, or there is no such person, or they are not `still` so. */
  change(id: string, change: Partial<Omit<PersonRow, 'id'>>, still?: Still): Promise<boolean>
  byId(id: string): Promise<PersonRow | null>
  byKey(key: string): Promise<PersonRow | null>
  /** The account whose name looks like that: see `lookOf`. */
  byLook(look: string): Promise<PersonRow | null>
  list(after: string | null, limit: number): Promise<PersonRow[]>
  /** False: its person is not `still` so. */
  startSession(session: SessionRow, still?: Still): Promise<boolean>
  session(hash: string): Promise<SessionRow | null>
  sessions(person: string): Promise<SessionRow[]>
  /** Whether a session used since `since` is there still, of a person who is neither deleted nor barred at `now`. */
  stays(hash: string, since: number, now: number): Promise<boolean>
  useSession(hash: string, at: number): Promise<void>
  endSession(person: string, id: string): Promise<void>
  /** All of a person's sessions, but for one. */
  endSessions(person: string, except: string | null): Promise<void>
  endSessionsUnusedSince(at: number): Promise<number>
  /** Takes away what is kept for a person alone: sessions, devices, notes, marks, notices, puzzles. */
  forget(person: string): Promise<void>
  /** What somebody did with puzzles. */
  puzzles(person: string): Promise<PuzzleRecord>
  /** Adds to it what is not there yet, unless the person is gone. */
  keepPuzzles(person: string, record: PuzzleRecord): Promise<void>
  keepPush(push: PushRow): Promise<void>
  dropPush(endpoint: string): Promise<void>
  pushes(person: string): Promise<PushRow[]>
  /**
   * Told after other processes have ended sessions of a person, or changed what they are called or may do. Never a
   * promise: whoever needs certainty asks `stays`. `missed` is called when something may have gone unheard.
   */
  onEnded(listener: (person: string) => void, missed?: () => void): () => void
  /** Takes the place of what is held for the same person about the same table. */
  hold(notice: HeldNotice): Promise<void>
  letGo(table: string, person: string): Promise<void>
  /** What need not be held any longer, given to one caller. */
  takeHeld(now: number, limit: number): Promise<HeldNotice[]>
}

export interface RatingRow {
  readonly person: string
  readonly game: string
  readonly mu: number
  readonly sigma: number
  /** How many games led to it, the latest included. */
  readonly games: number
}

/** A program and its rating. */
export interface LadderRow extends RatingRow {
  readonly name: string
}

export interface ResultRow {
  readonly table: string
  readonly game: string
  readonly ended: number
  readonly rated: boolean
  readonly people: readonly {
    readonly person: string
    readonly seat: number
    readonly rank: number
    readonly total: number
  }[]
}

/**
 * `known`: it was there already. `stale`: another game of the same people was recorded since their new ratings were
 * reckoned. Nothing has changed then.
 */
export type Recorded = 'done' | 'known' | 'stale'

/** Games a rating needs, and the sigma it may have, to say something about a place. */
export interface Settled {
  readonly games: number
  readonly sigma: number
}

interface ResultStore {
  /** Once per table, with the ratings its people have from then on, in one transaction. */
  record(result: ResultRow, ratings: readonly RatingRow[]): Promise<Recorded>
  /** Finished tables without a record, after a crash between the last move and its result. */
  unrecorded(limit: number): Promise<string[]>
  ratings(people: readonly string[], game?: string): Promise<RatingRow[]>
  /** Programs with a rating in this game: those whose rating is settled first, and of each the best first. */
  ladder(game: string, limit: number, settled: Settled): Promise<LadderRow[]>
  records(person: string): Promise<{ game: string; played: number; won: number; best: number }[]>
}

/** Values by key that belong to the whole server, and the audit of what admins did. */
export interface SettingsStore {
  get(key: string): Promise<string | null>
  set(key: string, value: string | null): Promise<void>
  /** Everything whose key begins so. */
  under(prefix: string): Promise<Map<string, string>>
  /** Sets what has not been set, and says what it is now. */
  settle(key: string, value: string): Promise<string>
  /** Takes what is called `key` until `until`, or keeps it; false: somebody else has it. */
  lease(key: string, holder: string, now: number, until: number): Promise<boolean>
  release(key: string, holder: string): Promise<void>
  audit(at: number, who: string, what: string): Promise<void>
  audits(limit: number): Promise<{ at: number; who: string; what: string }[]>
}
