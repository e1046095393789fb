import { z } from 'zod'
import type { Person } from './live.ts'
import { Id, Level } from './names.ts'
import { DaysPace, LivePace } from './terms.ts'

/*
 *   GET    /tournaments?phase=&before=               -> TournamentList   after the one with this `moved.id`
 *   POST   /tournaments             TournamentTerms  -> { id }
 *   GET    /tournaments/:id                          -> TournamentFacts
 *   POST   /tournaments/:id         TournamentAct    -> TournamentFacts
 *   GET    /tournaments/:id/export?form=json|csv|games -> file
 */

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
  tieBreaks: z
    .array(z.enum(['game-points', 'opponents', 'direct', 'wins']))
    .max(4)
    .readonly(),
  advance: z.int().min(1).max(4),
  bestLosers: z.boolean(),
  division: z.int().min(2).max(MAX_TOURNAMENT),
  promote: z.int().min(0).max(MAX_TOURNAMENT),
})
type TournamentSettings = z.infer<typeof TournamentSettings>

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

export interface TournamentSummary {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly system: TournamentSettings['system']
  readonly seats: number
  readonly pace: TournamentTerms['pace']
  readonly entry: 'open' | 'link' | 'list'
  readonly phase: 'open' | 'playing' | 'over'
  readonly organiser: Person
  /** How many take part. */
  readonly people: number
  readonly most: number
  /** The latest one that was paired; 0 before the first. */
  readonly round: number
  /** How many there will be, if that is known. */
  readonly rounds: number | null
  /** When it starts, if that is known and has not happened. */
  readonly starts: number | null
  readonly moved: number
}

export interface TournamentList {
  readonly tournaments: readonly TournamentSummary[]
  /** Unfinished ones that this person organises or takes part in. */
  readonly mine: readonly TournamentSummary[]
  /** Whether this person may make one, else why not. */
  readonly refused: string | null
}

interface TournamentEntrant {
  readonly id: string
  readonly person: Person
  /** No longer taking part. */
  readonly left: boolean
  /** Rounds this person will miss or has missed. */
  readonly away: readonly number[]
  readonly division: number
}

export interface TournamentSeat {
  /** Null is a bot. */
  readonly entrant: string | null
  readonly place: number | null
  /** What the game counted; null while it is played. */
  readonly score: number | null
  /** What it brought in the tournament; null as long as that is open. */
  readonly points: number | null
  /** A guardian finished for this person. */
  readonly guardian: boolean
  readonly forfeit: boolean
}

export interface TournamentTable {
  /** Within the tournament. */
  readonly id: string
  /** The table where it is played. */
  readonly table: string
  readonly division: number
  readonly state: 'waiting' | 'playing' | 'over' | 'unfinished'
  /** The next round does not wait for it. */
  readonly postponed: boolean
  readonly seats: readonly TournamentSeat[]
}

export interface TournamentRound {
  readonly number: number
  readonly begun: number
  /** When its games should be over. */
  readonly due: number | null
  readonly late: boolean
  readonly tables: readonly TournamentTable[]
  readonly byes: readonly string[]
  readonly absent: readonly string[]
}

export interface TournamentFacts extends TournamentSummary {
  /** The number of the next entry of its log. */
  readonly seq: number
  readonly now: number
  readonly about: string
  readonly options: TournamentTerms['options']
  readonly rated: boolean
  readonly guardian: Level
  readonly bot: Level
  readonly visibility: TournamentTerms['visibility']
  readonly settings: TournamentSettings
  /** People may enter after the start. */
  readonly late: boolean
  readonly pause: number | null
  readonly limit: number | null
  readonly start: TournamentTerms['start']['kind']
  readonly created: number
  readonly started: number | null
  readonly ended: { readonly at: number; readonly why: 'played' | 'organiser' | 'too-few' | 'time' } | null
  readonly season: number
  /** Every lot is drawn from it; published when the tournament starts. */
  readonly seed: string | null
  /** When an arena pairs nobody any more. */
  readonly ends: number | null
  readonly me: {
    /** This person's entrant, if there is one who takes part. */
    readonly entrant: string | null
    readonly organises: boolean
    /** Whether this person may enter now; with entry by link it takes the code in the link. */
    readonly mayEnter: boolean
  }
  /** For the organiser: what the link to enter carries. */
  readonly code: string | null
  readonly entrants: readonly TournamentEntrant[]
  readonly schedule: readonly TournamentRound[]
  readonly standings: readonly TournamentDivision[]
  /** League: how earlier seasons ended. */
  readonly past: readonly { readonly season: number; readonly standings: readonly TournamentDivision[] }[]
  /** When the start or the next round is, as far as that is known. */
  readonly next: number | null
  /** What the next step waits for. */
  readonly waits: 'entries' | 'time' | 'organiser' | 'tables' | 'nothing'
  /** Why it can only be looked at, as far as its record can be followed. */
  readonly unreadable: 'damaged' | 'newer' | null
}

/** One division; every other system than a league has one. */
export interface TournamentDivision {
  readonly division: number
  /** The first place first. */
  readonly rows: readonly TournamentStanding[]
}

type TournamentCriterion = 'reached' | 'last-place' | 'score' | TournamentSettings['tieBreaks'][number]

interface TournamentStanding {
  readonly entrant: string
  /** 1 is best; equal people share a place. */
  readonly place: number
  /** How many share the place, the person included. */
  readonly shared: number
  readonly points: number
  readonly games: number
  readonly byes: number
  readonly left: boolean
  /** What this person was compared by with those of as many points, in order. */
  readonly criteria: readonly {
    readonly key: TournamentCriterion
    /** A fraction: `of` is what `sum` is divided by. */
    readonly sum: number
    readonly of: number
  }[]
  /** What put this person behind the one above. */
  readonly behindBy: TournamentCriterion | null
}
