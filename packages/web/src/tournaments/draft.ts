import type { AnyGame, Options } from '@ludoteca/engine'
import type { Level, TournamentTerms } from '@ludoteca/protocol'
import { type System, type TieBreak, usualSettings } from '@ludoteca/tournament'
import { fittingOptions } from '../newgame/draft.ts'
import { PACES, type PaceName } from '../online/pace.ts'
import { timeIn } from './when.ts'

const MINUTES_OF_DAY = 1440
export const TIMED: readonly PaceName[] = ['quick', 'normal', 'long', 'day', 'days']
export const RHYTHMS = { now: 0, soon: 5, day: MINUTES_OF_DAY, asked: null } as const
export type Rhythm = keyof typeof RHYTHMS

/** A tournament while it is being set up; numbers as they stand in their fields. */
export interface TournamentDraft {
  readonly name: string
  readonly about: string
  readonly system: System
  readonly seats: number
  readonly options: Options
  readonly rounds: string
  readonly advance: number
  readonly bestLosers: boolean
  readonly division: string
  readonly promote: string
  readonly rest: TournamentTerms['settings']['rest']
  readonly fewest: number
  readonly bot: Level
  /** By place, with blanks between them. */
  readonly points: string
  readonly bye: TournamentTerms['settings']['bye']
  readonly byGuardian: TournamentTerms['settings']['guardian']
  readonly unfinished: TournamentTerms['settings']['unfinished']
  readonly tieBreaks: readonly TieBreak[]
  readonly entry: 'open' | 'link' | 'list'
  readonly names: string
  readonly visibility: TournamentTerms['visibility']
  readonly most: string
  readonly late: boolean
  readonly pace: PaceName
  readonly start: 'organiser' | 'full' | 'at'
  readonly startAt: string
  readonly rhythm: Rhythm
  readonly limit: string
  readonly rated: boolean
  readonly programs: NonNullable<TournamentTerms['programs']>
  readonly guardian: Level
}

/** How many people a table can have. */
export const seatsOf = ({ seats: { min, max } }: AnyGame): readonly number[] =>
  Array.from({ length: Math.min(max, 5) - min + 1 }, (_, i) => min + i)

export function firstDraft(game: AnyGame): TournamentDraft {
  const seats = Math.min(4, seatsOf(game).at(-1) ?? 4)
  return {
    ...usual(game, 'swiss', seats),
    name: '',
    about: '',
    system: 'swiss',
    seats,
    options: {},
    bot: 'medium',
    bye: 'mean',
    byGuardian: 'person',
    unfinished: 'places',
    entry: 'open',
    names: '',
    visibility: 'public',
    most: '32',
    late: false,
    pace: 'normal',
    start: 'organiser',
    startAt: '',
    rhythm: 'soon',
    limit: '',
    rated: true,
    programs: 'none',
    guardian: 'medium',
  }
}

/** What goes with a system and so many people at a table. */
export function usual(
  game: AnyGame,
  system: System,
  seats: number,
): Pick<
  TournamentDraft,
  'rounds' | 'advance' | 'bestLosers' | 'division' | 'promote' | 'rest' | 'fewest' | 'points' | 'tieBreaks'
> {
  const settings = usualSettings(system, seats)
  const { rounds, advance, bestLosers, division, promote, rest, fewest, points, tieBreaks } = settings
  return {
    rounds: rounds === null ? '' : String(rounds),
    points: points.join(' '),
    advance,
    bestLosers,
    tieBreaks,
    fewest: Math.max(game.seats.min, Math.min(seats, fewest)),
    division: String(division),
    promote: String(promote),
    // Where tables cannot be smaller, somebody has to sit out.
    rest: rest === 'smaller' && seats === game.seats.min ? 'bye' : rest,
  }
}

const whole = (text: string): number | null => {
  const n = Number(text)
  return text.trim() !== '' && Number.isInteger(n) ? n : null
}

/** What is sent: the server says what does not fit. */
export function termsOf(game: AnyGame, draft: TournamentDraft): TournamentTerms {
  const { system, seats, start } = draft
  const pace = PACES[draft.pace]
  if (pace.kind === 'free') throw new Error('tournaments have a clock')
  const limit = whole(draft.limit)
  const days = pace.kind === 'days' && system !== 'arena'
  const names = draft.names.split('\n').map(name => name.trim())
  return {
    name: draft.name,
    about: draft.about,
    game: game.id,
    options: fittingOptions(game, seats, draft.options),
    pace,
    rated: draft.rated,
    programs: draft.programs,
    guardian: draft.guardian,
    bot: draft.bot,
    visibility: draft.visibility,
    settings: {
      ...usualSettings(system, seats),
      fewest: draft.fewest,
      bestLosers: draft.bestLosers,
      tieBreaks: [...draft.tieBreaks],
      rounds: system === 'arena' || system === 'knock-out' ? null : whole(draft.rounds),
      rest: draft.rest,
      points: draft.points.split(/[\s,，、]+/u).flatMap(each => (each === '' ? [] : [Number(each)])),
      bye: draft.bye,
      guardian: draft.byGuardian,
      unfinished: draft.unfinished,
      advance: Math.min(draft.advance, seats - 1),
      division: whole(draft.division) ?? 0,
      promote: whole(draft.promote) ?? 0,
    },
    entry:
      draft.entry === 'list'
        ? { kind: 'list', names: names.filter(name => name !== '') }
        : { kind: draft.entry },
    late: draft.late || system === 'arena',
    most: whole(draft.most) ?? 0,
    start: start === 'at' ? { kind: 'at', at: timeIn(draft.startAt) ?? 0 } : { kind: start },
    pause: RHYTHMS[draft.rhythm],
    limit: limit === null ? null : limit * (days ? MINUTES_OF_DAY : 1),
  }
}
