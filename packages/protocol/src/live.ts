import type { GameEvent } from '@ludoteca/engine'
import { z } from 'zod'
import { Command, Phrase, Request } from './commands.ts'
import { Id, Level } from './names.ts'
import { Count, facts, list, opaque, Time } from './shapes.ts'
import { Terms } from './terms.ts'

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

const Seat = Count

/** Why something was not done: a key of the problem texts or of a game's rules. */
export const Refusal = facts({
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
})

export const Person = facts({
  id: z.string(),
  name: z.string(),
  /** A program plays under this name. */
  program: z.literal(true).exactOptional(),
})
export type Person = z.infer<typeof Person>

export const SeatFacts = facts({
  person: Person.nullable(),
  /** The level of the bot that has the seat from the start. */
  bot: Level.nullable(),
  /** The guardian plays for the person now. */
  guarded: z.boolean(),
  resigned: z.boolean(),
  /** The rules of the game play this seat: nobody sits down there. */
  rules: z.literal(true).exactOptional(),
})
export type SeatFacts = z.infer<typeof SeatFacts>

export const OpenRequest = facts({
  by: Seat,
  request: Request,
  /** Seats that have agreed so far, the asking one included. */
  agreed: list(Seat),
  /** Seats that must still answer. */
  waiting: list(Seat),
})
export type OpenRequest = z.infer<typeof OpenRequest>

export const ClockFacts = facts({
  /** Milliseconds left by seat when the running clock was started; empty with a free pace. */
  left: list(z.number()),
  running: Seat.nullable(),
  /** Server time at which the running clock was started. */
  since: z.number(),
  /** Server time at which the running clock runs out. */
  due: z.number().nullable(),
})
export type ClockFacts = z.infer<typeof ClockFacts>

export const ResultFacts = facts({
  how: z.enum(['played', 'resigned', 'abandoned']),
  /** By seat; 1 is best; empty when abandoned. */
  ranks: list(z.int().min(1)),
  totals: list(z.number()),
})
export type ResultFacts = z.infer<typeof ResultFacts>

/** Where a table belongs: both counted from 1. */
export const TableTournament = facts({ id: z.string(), round: z.int().min(1), table: z.int().min(1) })
export type TableTournament = z.infer<typeof TableTournament>

/** As they were agreed on: a host's own sets of cards are texts among the options. */
const AgreedTerms = z.strictObject({ ...Terms.shape, options: z.record(z.string(), z.string()) })

/** What everyone who may look at a table knows of it. */
export const TableFacts = facts({
  id: z.string(),
  terms: AgreedTerms,
  /** The rules version the table is played by. */
  version: Count,
  phase: z.enum(['open', 'playing', 'over']),
  host: z.string(),
  created: Time,
  started: Time.nullable(),
  ended: Time.nullable(),
  seats: list(SeatFacts),
  /** Published before the deal: only the seed fits it. Null: dealt when what was published gave the deal away. */
  commitment: z.string().nullable(),
  /** Only after the end. */
  seed: z.string().nullable(),
  /** Only for those seated, at a private table. */
  code: z.string().nullable(),
  request: OpenRequest.nullable(),
  /** Out of time and nobody has decided yet. */
  overdue: Seat.nullable(),
  clock: ClockFacts,
  result: ResultFacts.nullable(),
  /** The table where these people play again. */
  rematch: z.string().nullable(),
  /** The table this one is the rematch of. */
  rematchOf: z.string().nullable(),
  /** The tournament it is played for. */
  tournament: TableTournament.exactOptional(),
  /** Why the table can only be looked at: its log does not replay, a later version wrote it, or by other rules. */
  unplayable: z.enum(['damaged', 'newer', 'other-rules']).nullable(),
})
export type TableFacts = z.infer<typeof TableFacts>

/** A step as this viewer may see it. */
export const SeenStep = facts({
  seat: Seat,
  events: list(opaque<GameEvent>()),
  at: z.number(),
  /** A guardian decided, not the person. */
  guarded: z.boolean(),
})
export type SeenStep = z.infer<typeof SeenStep>

export const ChatLine = facts({
  /** The number of its entry in the table's log. */
  seq: Count,
  at: z.number(),
  by: Person,
  text: z.string().exactOptional(),
  phrase: Phrase.exactOptional(),
})
export type ChatLine = z.infer<typeof ChatLine>

/**
 * Brings a page from any seq in `after … seq` to `seq`, where `seq` counts the lines of the table's log. Lists say
 * from where they replace what the page has: cut to `from`, then add. So one message serves first sight, live play,
 * taking back, gaps and coming back. Steps are counted from 0; chat is cut by the `seq` of its lines.
 */
export const Update = facts({
  type: z.literal('update'),
  table: z.string(),
  after: Count,
  seq: Count,
  /** Server time of sending. */
  now: z.number(),
  /** The seat this viewer has, or null for a spectator. */
  seat: Seat.nullable(),
  facts: TableFacts.exactOptional(),
  /** Sent instead of `facts` when only the clock has moved. */
  clock: ClockFacts.exactOptional(),
  position: facts({
    view: opaque<object>(),
    from: Count,
    steps: list(SeenStep),
    /** How many of the latest steps this viewer may take back without asking. */
    undoable: Count,
  }).exactOptional(),
  chat: facts({ from: Count, lines: list(ChatLine) }).exactOptional(),
})
export type Update = z.infer<typeof Update>

export const ServerMessage = z.discriminatedUnion('type', [
  facts({ type: z.literal('welcome'), protocol: z.int(), me: Person.nullable(), now: z.number() }),
  Update,
  /** Committed to disk at `seq`; what it brought has been or will be sent as an update. */
  facts({
    type: z.literal('done'),
    id: z.string(),
    table: z.string(),
    seq: Count,
    made: z.string().exactOptional(),
  }),
  facts({ type: z.literal('refused'), id: z.string(), table: z.string(), refusal: Refusal }),
  /** Who looks at the table now; spectators are only counted. */
  facts({ type: z.literal('presence'), table: z.string(), seats: list(Seat), spectators: Count }),
  /** Not there, not public, or not open to this person. With the id of the command it answers, if it does. */
  facts({ type: z.literal('no-table'), table: z.string(), id: z.string().exactOptional() }),
  /** It cannot be read at the moment: an update follows as soon as it can. */
  facts({ type: z.literal('unreadable'), table: z.string() }),
  facts({ type: z.literal('lobby-changed') }),
  facts({ type: z.literal('tournament-changed'), id: z.string() }),
  /** How many tables wait for this person, and which one just began to. */
  facts({ type: z.literal('turns'), waiting: Count, table: z.string().exactOptional() }),
  facts({ type: z.literal('announcement'), text: z.string().nullable() }),
  facts({ type: z.literal('pong'), at: z.number(), now: z.number() }),
  /** The server stops in good order: come back after this many milliseconds. */
  facts({ type: z.literal('closing'), retryMs: z.number() }),
  /** The last message before the server hangs up on a page that broke the protocol. */
  facts({ type: z.literal('problem'), code: z.string() }),
])
export type ServerMessage = z.infer<typeof ServerMessage>
