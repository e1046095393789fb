import type { GameEvent, Refusal, Seat } from '@ludoteca/engine'
import { z } from 'zod'
import { Command, type Phrase, type Request } from './commands.ts'
import type { Level } from './names.ts'
import { Id } from './names.ts'
import type { Terms } from './terms.ts'

/** From page to server over the socket. Every `do` carries an id of the sender's choice and is answered. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.int() }),
  /** Look at a table; `since` is the last seq this page knows. Also the way to ask for what was missed. */
  z.strictObject({ type: z.literal('watch'), table: Id, since: z.int().min(0).optional() }),
  z.strictObject({ type: z.literal('unwatch'), table: Id }),
  /** Be told when the list of tables changes. */
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  /** Be told when something happens in this tournament, and in no other one. */
  z.strictObject({ type: z.literal('tournament'), id: Id.nullable() }),
  z.strictObject({ type: z.literal('do'), id: Id, table: Id, command: Command }),
  /** This person has seen the table up to here. */
  z.strictObject({ type: z.literal('seen'), table: Id, seq: z.int().min(0) }),
  z.strictObject({ type: z.literal('ping'), at: z.number() }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

export interface Person {
  readonly id: string
  readonly name: string
  /** A program plays under this name. */
  readonly program?: true
}

export interface SeatFacts {
  readonly person: Person | null
  /** The level of the bot that has the seat from the start. */
  readonly bot: Level | null
  /** The guardian plays for the person now. */
  readonly guarded: boolean
  readonly resigned: boolean
  /** The rules of the game play this seat: nobody sits down there. */
  readonly rules?: true
}

export interface OpenRequest {
  readonly by: Seat
  readonly request: Request
  /** Seats that have agreed so far, the asking one included. */
  readonly agreed: readonly Seat[]
  /** Seats that must still answer. */
  readonly waiting: readonly Seat[]
}

export interface ClockFacts {
  /** Milliseconds left by seat when the running clock was started; empty with a free pace. */
  readonly left: readonly number[]
  readonly running: Seat | null
  /** Server time at which the running clock was started. */
  readonly since: number
  /** Server time at which the running clock runs out. */
  readonly due: number | null
}

export interface ResultFacts {
  readonly how: 'played' | 'resigned' | 'abandoned'
  /** By seat; 1 is best; empty when abandoned. */
  readonly ranks: readonly number[]
  readonly totals: readonly number[]
}

/** Where a table belongs: both counted from 1. */
export interface TableTournament {
  readonly id: string
  readonly round: number
  readonly table: number
}

/** What everyone who may look at a table knows of it. */
export interface TableFacts {
  readonly id: string
  readonly terms: Terms
  /** The rules version the table is played by. */
  readonly version: number
  readonly phase: 'open' | 'playing' | 'over'
  readonly host: string
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly seats: readonly SeatFacts[]
  /** Published before the deal: only the seed fits it. Null: dealt when what was published gave the deal away. */
  readonly commitment: string | null
  /** Only after the end. */
  readonly seed: string | null
  /** Only for those seated, at a private table. */
  readonly code: string | null
  readonly request: OpenRequest | null
  /** Out of time and nobody has decided yet. */
  readonly overdue: Seat | null
  readonly clock: ClockFacts
  readonly result: ResultFacts | null
  /** The table where these people play again. */
  readonly rematch: string | null
  /** The table this one is the rematch of. */
  readonly rematchOf: string | null
  /** The tournament it is played for. */
  readonly tournament?: TableTournament
  /** Why the table can only be looked at: its log does not replay, a later version wrote it, or by other rules. */
  readonly unplayable: 'damaged' | 'newer' | 'other-rules' | null
}

/** A step as this viewer may see it. */
export interface SeenStep {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
  readonly at: number
  /** A guardian decided, not the person. */
  readonly guarded: boolean
}

export interface ChatLine {
  /** The number of its entry in the table's log. */
  readonly seq: number
  readonly at: number
  readonly by: Person
  readonly text?: string
  readonly phrase?: Phrase
}

/**
 * Brings a page from any seq in `after … seq` to `seq`, where `seq` counts the lines of the table's log. Lists say
 * from where they replace what the page has: cut to `from`, then add. So one message serves first sight, live play,
 * taking back, gaps and coming back. Steps are counted from 0; chat is cut by the `seq` of its lines.
 */
export interface Update {
  readonly type: 'update'
  readonly table: string
  readonly after: number
  readonly seq: number
  /** Server time of sending. */
  readonly now: number
  /** The seat this viewer has, or null for a spectator. */
  readonly seat: Seat | null
  readonly facts?: TableFacts
  /** Sent instead of `facts` when only the clock has moved. */
  readonly clock?: ClockFacts
  readonly position?: {
    readonly view: object
    readonly from: number
    readonly steps: readonly SeenStep[]
    /** How many of the latest steps this viewer may take back without asking. */
    readonly undoable: number
  }
  readonly chat?: { readonly from: number; readonly lines: readonly ChatLine[] }
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly me: Person | null; readonly now: number }
  | Update
  /** Committed to disk at `seq`; what it brought has been or will be sent as an update. */
  | {
      readonly type: 'done'
      readonly id: string
      readonly table: string
      readonly seq: number
      readonly made?: string
    }
  | { readonly type: 'refused'; readonly id: string; readonly table: string; readonly refusal: Refusal }
  /** Who looks at the table now; spectators are only counted. */
  | {
      readonly type: 'presence'
      readonly table: string
      readonly seats: readonly Seat[]
      readonly spectators: number
    }
  /** Not there, not public, or not open to this person. With the id of the command it answers, if it does. */
  | { readonly type: 'no-table'; readonly table: string; readonly id?: string }
  /** It cannot be read at the moment: an update follows as soon as it can. */
  | { readonly type: 'unreadable'; readonly table: string }
  | { readonly type: 'lobby-changed' }
  | { readonly type: 'tournament-changed'; readonly id: string }
  /** How many tables wait for this person, and which one just began to. */
  | { readonly type: 'turns'; readonly waiting: number; readonly table?: string }
  | { readonly type: 'announcement'; readonly text: string | null }
  | { readonly type: 'pong'; readonly at: number; readonly now: number }
  /** The server stops in good order: come back after this many milliseconds. */
  | { readonly type: 'closing'; readonly retryMs: number }
  /** The last message before the server hangs up on a page that broke the protocol. */
  | { readonly type: 'problem'; readonly code: string }
