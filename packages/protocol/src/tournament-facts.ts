import { z } from 'zod'
import { Person } from './live.ts'
import { Level } from './names.ts'
import { Count, facts, list, Time } from './shapes.ts'
import { TIE_BREAKS, TournamentTerms } from './tournaments.ts'

const { settings, pace, visibility, options } = TournamentTerms.shape

const summary = {
  id: z.string(),
  name: z.string(),
  game: z.string(),
  system: settings.shape.system,
  seats: Count,
  pace,
  entry: z.enum(['open', 'link', 'list']),
  phase: z.enum(['open', 'playing', 'over']),
  organiser: Person,
  /** How many take part. */
  people: Count,
  most: Count,
  /** The latest one that was paired; 0 before the first. */
  round: Count,
  /** How many there will be, if that is known. */
  rounds: Count.nullable(),
  /** When it starts, if that is known and has not happened. */
  starts: Time.nullable(),
  moved: Time,
}
export const TournamentSummary = facts(summary)
export type TournamentSummary = z.infer<typeof TournamentSummary>

export const TournamentList = facts({
  tournaments: list(TournamentSummary),
  /** Unfinished ones that this person organises or takes part in. */
  mine: list(TournamentSummary),
  /** Whether this person may make one, else why not. */
  refused: z.string().nullable(),
})
export type TournamentList = z.infer<typeof TournamentList>

const TournamentEntrant = facts({
  id: z.string(),
  person: Person,
  /** No longer taking part. */
  left: z.boolean(),
  /** Rounds this person will miss or has missed. */
  away: list(Count),
  division: Count,
})

export const TournamentSeat = facts({
  /** Null is a bot. */
  entrant: z.string().nullable(),
  place: z.number().nullable(),
  /** What the game counted; null while it is played. */
  score: z.number().nullable(),
  /** What it brought in the tournament; null as long as that is open. */
  points: z.number().nullable(),
  /** A guardian finished for this person. */
  guardian: z.boolean(),
  forfeit: z.boolean(),
})
export type TournamentSeat = z.infer<typeof TournamentSeat>

export const TournamentTable = facts({
  /** Within the tournament. */
  id: z.string(),
  /** The table where it is played. */
  table: z.string(),
  division: Count,
  state: z.enum(['waiting', 'playing', 'over', 'unfinished']),
  /** The next round does not wait for it. */
  postponed: z.boolean(),
  seats: list(TournamentSeat),
})
export type TournamentTable = z.infer<typeof TournamentTable>

export const TournamentRound = facts({
  number: Count,
  begun: Time,
  /** When its games should be over. */
  due: Time.nullable(),
  late: z.boolean(),
  tables: list(TournamentTable),
  byes: list(z.string()),
  absent: list(z.string()),
})
export type TournamentRound = z.infer<typeof TournamentRound>

const TournamentCriterion = z.enum(['reached', 'last-place', 'score', ...TIE_BREAKS])

const TournamentStanding = facts({
  entrant: z.string(),
  /** 1 is best; equal people share a place. */
  place: Count,
  /** How many share the place, the person included. */
  shared: Count,
  points: z.number(),
  games: Count,
  byes: Count,
  left: z.boolean(),
  /** What this person was compared by with those of as many points, in order. `of` is what `sum` is divided by. */
  criteria: list(facts({ key: TournamentCriterion, sum: z.number(), of: z.number() })),
  /** What put this person behind the one above. */
  behindBy: TournamentCriterion.nullable(),
})

/** One division; every other system than a league has one. */
export const TournamentDivision = facts({
  division: Count,
  /** The first place first. */
  rows: list(TournamentStanding),
})
export type TournamentDivision = z.infer<typeof TournamentDivision>

export const TournamentFacts = facts({
  ...summary,
  /** The number of the next entry of its log. */
  seq: Count,
  now: Time,
  about: z.string(),
  options,
  rated: z.boolean(),
  /** Whether programs may enter, or nobody else. */
  programs: z.enum(['none', 'allowed', 'only']),
  guardian: Level,
  bot: Level,
  visibility,
  settings,
  /** People may enter after the start. */
  late: z.boolean(),
  pause: Count.nullable(),
  limit: Count.nullable(),
  start: z.enum(['organiser', 'full', 'at']),
  created: Time,
  started: Time.nullable(),
  ended: facts({ at: Time, why: z.enum(['played', 'organiser', 'too-few', 'time']) }).nullable(),
  season: Count,
  /** Every lot is drawn from it; published when the tournament starts. */
  seed: z.string().nullable(),
  /** When an arena pairs nobody any more. */
  ends: Time.nullable(),
  me: facts({
    /** This person's entrant, if there is one who takes part. */
    entrant: z.string().nullable(),
    organises: z.boolean(),
    /** Whether this person may enter now; with entry by link it takes the code in the link. */
    mayEnter: z.boolean(),
  }),
  /** For the organiser: what the link to enter carries. */
  code: z.string().nullable(),
  entrants: list(TournamentEntrant),
  schedule: list(TournamentRound),
  standings: list(TournamentDivision),
  /** League: how earlier seasons ended. */
  past: list(facts({ season: Count, standings: list(TournamentDivision) })),
  /** When the start or the next round is, as far as that is known. */
  next: Time.nullable(),
  /** What the next step waits for. */
  waits: z.enum(['entries', 'time', 'organiser', 'tables', 'nothing']),
  /** Why it can only be looked at, as far as its record can be followed. */
  unreadable: z.enum(['damaged', 'newer']).nullable(),
})
export type TournamentFacts = z.infer<typeof TournamentFacts>
