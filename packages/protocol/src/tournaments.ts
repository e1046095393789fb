import { z } from 'zod'
import { Id, Level } from './names.ts'
import { DaysPace, LivePace } from './terms.ts'

/** One line that people read: nothing invisible, nothing that turns the writing round. */
const Line = (least: number, most: number) =>
  z
    .string()
    .max(4 * most)
    .transform(text => text.normalize('NFKC').trim().replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(least)
        .max(most)
        .regex(/^[^\p{C}]*$/u),
    )

const MAX_TOURNAMENT = 200
const Minutes = z.int().min(1).max(43_200)
const Moment = z.int().min(0).max(8_640_000_000_000_000)

export const TIE_BREAKS = ['game-points', 'opponents', 'direct', 'wins'] as const
const TOURNAMENT_PROGRAMS = ['none', 'allowed', 'only'] as const
const TOURNAMENT_SYSTEMS = ['swiss', 'round-robin', 'knock-out', 'arena', 'league'] as const

/** Who is paired with whom and what that brings: `docs/tournaments.md` says what each of them means. */
const TournamentSettings = z.strictObject({
  system: z.enum(TOURNAMENT_SYSTEMS),
  seats: z.int().min(2).max(5),
  fewest: z.int().min(2).max(5),
  rest: z.enum(['bye', 'bot', 'smaller']),
  rounds: z.int().min(1).max(500).nullable(),
  points: z.array(z.int().min(0).max(1000)).min(2).max(5).readonly(),
  bye: z.enum(['first', 'mean', 'none']),
  guardian: z.enum(['person', 'last', 'none']),
  unfinished: z.enum(['places', 'mean', 'none']),
  tieBreaks: z.array(z.enum(TIE_BREAKS)).max(4).readonly(),
  advance: z.int().min(1).max(4),
  bestLosers: z.boolean(),
  division: z.int().min(2).max(MAX_TOURNAMENT),
  promote: z.int().min(0).max(MAX_TOURNAMENT),
})

export const TournamentTerms = z.strictObject({
  name: Line(2, 60),
  about: Line(0, 500),
  game: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.string().max(40)),
  /** Games without a clock would never end. */
  pace: z.discriminatedUnion('kind', [LivePace, DaysPace]),
  rated: z.boolean(),
  /** Plays on for whoever is out of time, at once. */
  guardian: Level,
  /** Has empty seats, where the settings give them to bots. */
  bot: Level,
  visibility: z.enum(['public', 'unlisted']),
  settings: TournamentSettings,
  entry: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({ kind: z.literal('link') }),
    /** Accounts by their names. */
    z.strictObject({ kind: z.literal('list'), names: z.array(z.string().max(100)).max(MAX_TOURNAMENT) }),
  ]),
  /** Whether programs may enter, or nobody else; left out: they may not. */
  programs: z.enum(TOURNAMENT_PROGRAMS).optional(),
  /** People may enter after the start too. */
  late: z.boolean(),
  most: z.int().min(2).max(MAX_TOURNAMENT),
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('organiser') }),
    z.strictObject({ kind: z.literal('full') }),
    z.strictObject({ kind: z.literal('at'), at: Moment }),
  ]),
  /** Minutes between the end of a round and the next one; null: the organiser begins each. */
  pause: z.int().min(0).max(43_200).nullable(),
  /** Minutes a round should take at most. For an arena: how long it lasts. */
  limit: Minutes.nullable(),
})
export type TournamentTerms = z.infer<typeof TournamentTerms>

const Entrant = Id
const TableName = z.string().regex(/^[\w.-]{1,20}$/)

/** What can be done in a tournament; everything from `start` on by its organiser, and by hosts of the server. */
export const TournamentAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('enter'), code: Id.optional() }),
  z.strictObject({ do: z.literal('withdraw') }),
  /** Misses the round with this number, or does not after all. */
  z.strictObject({ do: z.literal('miss'), round: z.int().min(1).max(500), on: z.boolean() }),
  z.strictObject({ do: z.literal('start') }),
  /** Begins the next round now. */
  z.strictObject({ do: z.literal('round') }),
  z.strictObject({ do: z.literal('invite'), name: z.string().max(100) }),
  z.strictObject({ do: z.literal('remove'), entrant: Entrant }),
  /** The start, the next round or the deadline of this round is later, or earlier. */
  z.strictObject({ do: z.literal('postpone'), what: z.enum(['start', 'round', 'deadline']), until: Moment }),
  /** The next round does not wait for this table. */
  z.strictObject({ do: z.literal('wait'), table: TableName, on: z.boolean() }),
  z.strictObject({ do: z.literal('replace'), entrant: Entrant, name: z.string().max(100) }),
  z.strictObject({ do: z.literal('forfeit'), table: TableName, entrant: Entrant }),
  /** Ends a game that does not come to an end: it counts as the settings say. */
  z.strictObject({ do: z.literal('break-off'), table: TableName }),
  /** Takes back the pairing of this round, the latest one, before a game of it has ended. */
  z.strictObject({ do: z.literal('undo'), round: z.int().min(1).max(500) }),
  z.strictObject({ do: z.literal('end') }),
  /** League: who went up and down plays again. */
  z.strictObject({ do: z.literal('season') }),
])
export type TournamentAct = z.infer<typeof TournamentAct>
