import { z } from 'zod'

/*
 * The log of a tournament as it is stored, a format of its own like that of tables: whoever changes what an entry may say
 * raises FORMAT and adds a step to `upward`. People are ids. What follows from earlier entries has no entry of its own, but
 * for pairings: a round stays as it was published, however later versions would pair it.
 */

const FORMAT = 2

const Level = z.enum(['random', 'easy', 'medium', 'hard', 'expert', 'master'])
const Settings = z.strictObject({
  system: z.enum(['swiss', 'round-robin', 'knock-out', 'arena', 'league']),
  seats: z.int(),
  fewest: z.int(),
  rest: z.enum(['bye', 'bot', 'smaller']),
  rounds: z.int().nullable(),
  points: z.array(z.int()).readonly(),
  bye: z.enum(['first', 'mean', 'none']),
  guardian: z.enum(['person', 'last', 'none']),
  unfinished: z.enum(['places', 'mean', 'none']),
  tieBreaks: z.array(z.enum(['game-points', 'opponents', 'direct', 'wins'])).readonly(),
  advance: z.int(),
  bestLosers: z.boolean(),
  division: z.int(),
  promote: z.int(),
})
const Terms = z.strictObject({
  name: z.string(),
  about: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.string()),
  pace: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('live'), bank: z.number(), increment: z.number() }),
    z.strictObject({ kind: z.literal('days'), days: z.number() }),
  ]),
  rated: z.boolean(),
  guardian: Level,
  bot: Level,
  visibility: z.enum(['public', 'unlisted']),
  settings: Settings,
  entry: z.enum(['open', 'link', 'list']),
  programs: z.enum(['none', 'allowed', 'only']).optional(),
  late: z.boolean(),
  most: z.int(),
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('organiser') }),
    z.strictObject({ kind: z.literal('full') }),
    z.strictObject({ kind: z.literal('at'), at: z.number() }),
  ]),
  pause: z.number().nullable(),
  limit: z.number().nullable(),
})
export type StoredTerms = z.infer<typeof Terms>

const Round = z.strictObject({
  number: z.int(),
  tables: z.array(
    z.strictObject({ id: z.string(), division: z.int(), seats: z.array(z.string().nullable()) }),
  ),
  byes: z.array(z.string()),
  absent: z.array(z.string()),
})
const Result = z.strictObject({
  end: z.enum(['finished', 'unfinished']),
  seats: z.array(z.strictObject({ place: z.number().nullable(), points: z.number(), guardian: z.boolean() })),
})

const common = { at: z.number(), by: z.string().optional() }
const entry = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...common, ...shape })

const made = entry('made', {
  tournament: z.string(),
  organiser: z.string(),
  /** What the link to enter carries. */
  code: z.string().nullable(),
  terms: Terms,
  /** Who may enter, where that is by list. */
  invited: z.array(z.string()),
})

export const StoredEntry = z.discriminatedUnion('kind', [
  made,
  entry('invited', { person: z.string() }),
  entry('entered', { person: z.string(), rating: z.number().nullable() }),
  entry('withdrew', { person: z.string() }),
  entry('missed', { person: z.string(), round: z.int(), on: z.boolean() }),
  entry('begun', { seed: z.string() }),
  /** `divisions`: of those whose division is another one from now on. */
  entry('paired', {
    round: Round,
    divisions: z.array(z.strictObject({ id: z.string(), division: z.int() })),
  }),
  /** The next round could not be paired: it waits for the organiser. */
  entry('stalled', {}),
  entry('recorded', { table: z.string(), result: Result }),
  entry('forfeited', { table: z.string(), person: z.string() }),
  /** Whether the next round waits for this table. */
  entry('waived', { table: z.string(), on: z.boolean() }),
  entry('broken-off', { table: z.string() }),
  entry('replaced', { table: z.string(), out: z.string(), into: z.string() }),
  entry('undone', { round: z.int() }),
  entry('postponed', { what: z.enum(['start', 'round', 'deadline']), until: z.number() }),
  entry('late', { round: z.int() }),
  /** What had to be done at tables has been done. */
  entry('carried', { errands: z.array(z.string()) }),
  entry('ended', { why: z.enum(['played', 'organiser', 'too-few', 'time']) }),
  /** League: the next season, with everybody in their new division. */
  entry('season', {
    entrants: z.array(z.strictObject({ id: z.string(), division: z.int(), rating: z.number().nullable() })),
  }),
])
export type StoredEntry = z.infer<typeof StoredEntry>
export type EntryOf<K extends StoredEntry['kind']> = Extract<StoredEntry, { kind: K }>

type Json = Readonly<Record<string, unknown>>

/** By format: what makes an entry of the next one out of an entry of this. */
const upward: readonly ((entry: Json) => Json)[] = [
  // 2 says whether programs may enter; before, nothing was said.
  entry => entry,
]

type Read =
  | { readonly ok: true; readonly entry: StoredEntry }
  /** `newer`: a later version wrote this. */
  | { readonly ok: false; readonly newer: boolean }

export const writeEntry = (entry: StoredEntry): string => JSON.stringify({ v: FORMAT, ...entry })

export function readEntry(text: string): Read {
  const found = asJson(text)
  if (!found) return { ok: false, newer: false }
  const { v, ...said } = found
  if (typeof v !== 'number' || !Number.isInteger(v) || v < 1) return { ok: false, newer: false }
  if (v > FORMAT) return { ok: false, newer: true }
  const parsed = StoredEntry.safeParse(
    upward.slice(v - 1).reduce((former, step) => step(former), said as Json),
  )
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
