import { z } from 'zod'

/*
 * The log as it is stored. This is a format of its own: it borrows nothing from what pages send and are sent, so that
 * what is said on the wire may change and every log that was ever written is still read. Whoever changes what an entry may
 * say raises FORMAT, adds a step to `upward` that makes the new entry out of the former one, and says here what holds now.
 * There are no ranges here: what may be agreed on is the wire's business, what was agreed on is a fact.
 */

/**
 * 2: a `started` entry says how the seed becomes a deal, a `postponed` one may say when without quiet hours.
 * 3: a `made` entry may say for which tournament the game is played, where somebody may be `substituted`.
 * 4: terms may say that a rated game counts also if programs play with people.
 */
export const FORMAT = 4

const Seat = z.int().min(0).max(7)
const Level = z.enum(['random', 'easy', 'medium', 'hard', 'expert', 'master'])
const Phrase = z.enum([
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'back-soon',
  'back',
  'thinking',
  'nice-move',
  'ouch',
  'your-turn',
  'rematch',
  'good-game',
])
const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), bank: z.number(), increment: z.number() }),
  z.strictObject({ kind: z.literal('days'), days: z.number() }),
  z.strictObject({ kind: z.literal('free') }),
])
const Terms = z.strictObject({
  game: z.string(),
  seats: z.int(),
  options: z.record(z.string(), z.string()),
  pace: Pace,
  visibility: z.enum(['public', 'unlisted', 'private']),
  rated: z.boolean(),
  programs: z.boolean().optional(),
  guardian: Level,
  order: z.enum(['given', 'shuffle']),
})
const Request = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rewind'), steps: z.int() }),
  z.strictObject({ kind: z.literal('pace'), pace: Pace }),
  z.strictObject({ kind: z.literal('abandon') }),
])
export const Occupant = z.union([
  z.strictObject({ person: z.string() }),
  z.strictObject({ bot: Level }),
  z.strictObject({}),
])

/** Who caused an entry and with which message; nobody when the server itself did. */
const common = { at: z.number(), by: z.string().optional(), id: z.string().optional() }

/** How long the decision took, for the seat whose clock ran. */
const cost = z.number().min(0)
/** With a pace in days: when the next person's time is up. */
const due = z.number().optional()

const entry = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...common, ...shape })

const made = entry('made', {
  table: z.string(),
  terms: Terms,
  version: z.int(),
  host: z.string(),
  seats: z.array(Occupant),
  seed: z.string(),
  code: z.string().nullable(),
  rematchOf: z.string().nullable(),
  tournament: z.strictObject({ id: z.string(), round: z.int(), table: z.int() }).optional(),
})

export const StoredEntry = z.discriminatedUnion('kind', [
  made,
  entry('joined', { seat: Seat, person: z.string() }),
  entry('left', { seat: Seat }),
  entry('bot', { seat: Seat, level: Level.nullable() }),
  /** `order[i]` is the former seat of whoever sits in seat i now; `deal` says how the seed becomes a deal. */
  entry('started', { order: z.array(Seat), deal: z.union([z.literal(1), z.literal(2)]), due }),
  entry('acted', {
    seat: Seat,
    lines: z.array(z.string()),
    cost,
    who: z.enum(['person', 'guardian', 'bot']),
    due,
  }),
  entry('undone', { seat: Seat, count: z.int().min(1), cost, due }),
  entry('asked', { seat: Seat, request: Request, due }),
  entry('answered', { seat: Seat, yes: z.boolean(), due }),
  entry('said', { text: z.string() }),
  entry('phrase', { phrase: Phrase }),
  entry('timeout', { seat: Seat }),
  /** With a pace in days: the person on turn is away, or back early. `plain`: without their quiet hours. */
  entry('postponed', { seat: Seat, due: z.number(), plain: z.number().optional() }),
  entry('guarded', { seat: Seat }),
  entry('returned', { seat: Seat, due }),
  entry('resigned', { seat: Seat }),
  /** In a tournament: somebody else goes on for whoever sat there. */
  entry('substituted', { seat: Seat, person: z.string(), due }),
  /** The server was closed for so long; running clocks stood still. Less than nothing: its clock was set back. */
  entry('reopened', { closed: z.number() }),
  /** The host has ended the game. */
  entry('closed', {}),
  entry('rematch', { table: z.string() }),
])
export type StoredEntry = z.infer<typeof StoredEntry>

type Json = Readonly<Record<string, unknown>>

/** By format: what makes an entry of the next one out of an entry of this. The first format had no number. */
const upward: readonly ((entry: Json) => Json)[] = [
  entry => entry,
  entry => (entry.kind === 'started' ? { deal: 1, ...entry } : entry),
  entry => entry,
  entry => entry,
]

type Read =
  | { readonly ok: true; readonly entry: StoredEntry }
  /** `newer`: a later version wrote this; `begins` is as much of a first entry as can be shown. */
  | { readonly ok: false; readonly newer: boolean; readonly begins?: Extract<StoredEntry, { kind: 'made' }> }

export const writeEntry = (entry: StoredEntry): string => JSON.stringify({ v: FORMAT, ...entry })

export function readEntry(text: string): Read {
  const found = asJson(text)
  if (!found) return { ok: false, newer: false }
  const { v = 1, ...said } = found
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 1) return { ok: false, newer: false }
  if (v > FORMAT) return { ok: false, newer: true, ...shownOf(said) }
  const entry = upward.slice(v).reduce((former, step) => step(former), said as Json)
  const parsed = StoredEntry.safeParse(entry)
  return parsed.success ? { ok: true, entry: parsed.data } : { ok: false, newer: false }
}

function asJson(text: string): Json | null {
  try {
    const found: unknown = JSON.parse(text)
    return found !== null && typeof found === 'object' && !Array.isArray(found) ? (found as Json) : null
  } catch {
    return null
  }
}

/** Whatever a later version says besides is left out: such a table is shown, never played. */
function shownOf(said: Json): { begins?: Extract<StoredEntry, { kind: 'made' }> } {
  const terms = Terms.strip().safeParse(said.terms).data
  const begins = terms && made.strip().safeParse({ ...said, terms }).data
  return begins ? { begins } : {}
}
