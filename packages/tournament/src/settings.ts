import type { Refusal } from '@ludoteca/engine'

export const SYSTEMS = ['round-robin', 'swiss', 'knock-out', 'arena', 'league'] as const
export type System = (typeof SYSTEMS)[number]

/** What becomes of people who do not fill a table: they sit out, bots join them, or some tables are smaller. */
export const RESTS = ['bye', 'bot', 'smaller'] as const
export type Rest = (typeof RESTS)[number]

/** What a round without a game is worth: points of the first place, the mean of all places, nothing. */
export const BYE_WORTHS = ['first', 'mean', 'none'] as const
type ByeWorth = (typeof BYE_WORTHS)[number]

/** How a seat counts that a guardian finished: for the person, behind everybody else, or without points. */
export const GUARDIAN_RULES = ['person', 'last', 'none'] as const
type GuardianRule = (typeof GUARDIAN_RULES)[number]

/** How a table counts that was not finished in time: by the places as they were, the mean for everybody, nothing. */
export const UNFINISHED_RULES = ['places', 'mean', 'none'] as const
type UnfinishedRule = (typeof UNFINISHED_RULES)[number]

export const TIE_BREAKS = ['game-points', 'opponents', 'direct', 'wins'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** What holds for a whole tournament. Plain JSON; `settingsProblem` says what does not fit together. */
export interface Settings {
  readonly system: System
  /** Players per table, 2 to 5. */
  readonly seats: number
  /** The smallest table that is played: the game's own limit, or more. Bots count as players. */
  readonly fewest: number
  readonly rest: Rest
  /** How many rounds; null for as many as the system takes. An arena has none: it ends when it is ended. */
  readonly rounds: number | null
  /** By place at a full table, the first place first, none better than the one before it; whole numbers. */
  readonly points: readonly number[]
  readonly bye: ByeWorth
  readonly guardian: GuardianRule
  readonly unfinished: UnfinishedRule
  /** In the order in which they are asked. */
  readonly tieBreaks: readonly TieBreak[]
  /** Knock-out: how many of each table go on. */
  readonly advance: number
  /** Knock-out: whether the best of the others fill the tables of the next round. */
  readonly bestLosers: boolean
  /** League: how many people a division has. */
  readonly division: number
  /** League: how many go up, and down, at every border when a season ends. */
  readonly promote: number
}

const POINTS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 0],
  3: [4, 2, 0],
  4: [6, 3, 1, 0],
  5: [8, 5, 3, 1, 0],
}

/** What a host is offered first. */
export function usualSettings(system: System, seats: number): Settings {
  return {
    system,
    seats,
    fewest: Math.max(2, seats - 1),
    rest: system === 'arena' ? 'bye' : 'smaller',
    rounds: system === 'swiss' ? 5 : null,
    points: POINTS[seats] ?? [],
    bye: 'mean',
    guardian: 'person',
    unfinished: 'places',
    tieBreaks: ['game-points', 'opponents', 'direct'],
    advance: Math.max(1, seats >> 1),
    bestLosers: true,
    division: 4 * seats,
    promote: 2,
  }
}

const whole = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most

/** The first thing that does not fit; null when everything does. */
export function settingsProblem(s: Settings): Refusal | null {
  if (!whole(s.seats, 2, 5)) return { rule: 'bad-seats' }
  if (!whole(s.fewest, 2, s.seats)) return { rule: 'bad-fewest', params: { seats: s.seats } }
  if (s.rounds !== null && !whole(s.rounds, 1, 500)) return { rule: 'bad-rounds', params: { most: 500 } }
  if (s.rounds === null && s.system === 'swiss') return { rule: 'rounds-needed' }
  const falls = s.points.every((each, i) => whole(each, 0, 1000) && each <= (s.points[i - 1] ?? 1000))
  if (s.points.length !== s.seats || !falls) return { rule: 'bad-points', params: { seats: s.seats } }
  if (new Set(s.tieBreaks).size !== s.tieBreaks.length) return { rule: 'tie-break-twice' }
  if (s.system === 'knock-out' && !whole(s.advance, 1, s.seats - 1))
    return { rule: 'bad-advance', params: { most: s.seats - 1 } }
  if (s.system === 'league') {
    if (!whole(s.division, s.seats, 200))
      return { rule: 'bad-division', params: { least: s.seats, most: 200 } }
    if (!whole(s.promote, 0, s.division >> 1))
      return { rule: 'bad-promote', params: { most: s.division >> 1 } }
  }
  return null
}
