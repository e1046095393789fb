import { Level, Phrase, Request, Terms } from '@ludoteca/protocol'
import { z } from 'zod'

/*
 * A table's log. Lines hold people by id, never by name: who is deleted leaves no name behind. What follows from
 * earlier lines (the end of a game, a request everybody agreed to) has no line of its own.
 */

const Seat = z.int().min(0).max(7)
const Occupant = z.union([
  z.strictObject({ person: z.string() }),
  z.strictObject({ bot: Level }),
  z.strictObject({}),
])
export type Occupant = z.infer<typeof Occupant>

/** Who caused a line and with which message; nobody when the room itself did. */
const common = { at: z.number(), by: z.string().optional(), id: z.string().optional() }

/** How long the decision took, for the seat whose clock ran. */
const cost = z.number().min(0)
/** With a pace in days: when the next person's time is up. */
const due = z.number().optional()

const line = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...common, ...shape })

export const LogLine = z.discriminatedUnion('kind', [
  line('made', {
    table: z.string(),
    terms: Terms,
    version: z.int(),
    host: z.string(),
    seats: z.array(Occupant),
    seed: z.string(),
    code: z.string().nullable(),
    rematchOf: z.string().nullable(),
  }),
  line('joined', { seat: Seat, person: z.string() }),
  line('left', { seat: Seat }),
  line('bot', { seat: Seat, level: Level.nullable() }),
  /**
   * `order[i]` is the former seat of whoever sits in seat i now. `deal` says how the seed becomes a deal: it was 1 when
   * lines did not say it.
   */
  line('started', { order: z.array(Seat), deal: z.union([z.literal(1), z.literal(2)]).default(1), due }),
  line('acted', {
    seat: Seat,
    lines: z.array(z.string()),
    cost,
    who: z.enum(['person', 'guardian', 'bot']),
    due,
  }),
  line('undone', { seat: Seat, count: z.int().min(1), cost, due }),
  line('asked', { seat: Seat, request: Request, due }),
  line('answered', { seat: Seat, yes: z.boolean(), due }),
  line('said', { text: z.string() }),
  line('phrase', { phrase: Phrase }),
  line('timeout', { seat: Seat }),
  /** With a pace in days: the person on turn is away, or back early. `plain`: without their quiet hours. */
  line('postponed', { seat: Seat, due: z.number(), plain: z.number().optional() }),
  line('guarded', { seat: Seat }),
  line('returned', { seat: Seat, due }),
  line('resigned', { seat: Seat }),
  /** The room was closed for so long; running clocks stood still. Less than nothing: its clock was set back. */
  line('reopened', { closed: z.number() }),
  /** The host of the house has ended the game. */
  line('closed', {}),
  line('rematch', { table: z.string() }),
])
export type LogLine = z.infer<typeof LogLine>
export type LineOf<K extends LogLine['kind']> = Extract<LogLine, { kind: K }>
