import type {
  Person,
  TournamentDivision,
  TournamentFacts,
  TournamentRound,
  TournamentSummary,
  TournamentTable,
} from '@ludoteca/protocol'
import * as core from '@ludoteca/tournament'
import { calledBy } from '../accounts/person-facts.ts'
import type { PeopleStore, TournamentRow } from '../store/store.ts'
import { entryRefusal } from './decide.ts'
import { rowOf } from './row.ts'
import { NEWER, type Tournament } from './state.ts'
import { arenaEnds, nextRoundAt, nextStep, type Waits } from './step.ts'

export const summaryOf = (
  { id, phase, organiser, moved, shown }: TournamentRow,
  names: (id: string) => Person,
): TournamentSummary => ({ id, phase, moved, ...shown, organiser: names(organiser) })

/** What everybody may know of a tournament. */
export type SharedFacts = Omit<TournamentFacts, 'me' | 'code' | 'now' | 'next' | 'waits'>

export async function sharedFacts(people: Pick<PeopleStore, 'byId'>, t: Tournament): Promise<SharedFacts> {
  const names = await calledBy(people, [t.organiser, ...t.people])
  const { terms, core: state } = t
  return {
    ...summaryOf(rowOf(t), names),
    seq: t.seq,
    about: terms.about,
    options: terms.options,
    rated: terms.rated,
    programs: terms.programs ?? 'none',
    guardian: terms.guardian,
    bot: terms.bot,
    visibility: terms.visibility,
    settings: terms.settings,
    late: terms.late,
    pause: terms.pause,
    limit: terms.limit,
    start: terms.start.kind,
    created: t.created,
    started: t.started,
    ended: t.ended,
    season: state.season,
    seed: state.seed === '' ? null : state.seed,
    ends: arenaEnds(t),
    entrants: state.entrants.map(each => ({
      id: each.id,
      person: names(each.id),
      left: each.left !== null,
      away: each.away,
      division: each.division,
    })),
    schedule: state.rounds.map(round => roundFacts(t, round)),
    standings: divisionsOf(state),
    past: t.past.map(each => ({ season: each.season, standings: divisionsOf(each) })),
    unreadable: t.damage && (t.damage.why === NEWER ? 'newer' : 'damaged'),
  }
}

function roundFacts(t: Tournament, round: core.Round): TournamentRound {
  const times = t.times.get(round.number)
  const seated = !t.errands.some(each => each.do === 'seat' && each.round === round.number)
  return {
    number: round.number,
    begun: times?.begun ?? 0,
    due: times?.due ?? null,
    late: times?.late ?? false,
    tables: round.tables.map(table => tableFacts(t, table, seated)),
    byes: round.byes,
    absent: round.absent,
  }
}

function tableFacts(t: Tournament, table: core.Table, seated: boolean): TournamentTable {
  const { result } = table
  const scores = core.scoreTable(t.core.settings, table)
  const unfinished = result?.end === 'unfinished'
  return {
    id: table.id,
    table: t.games.get(table.id) ?? '',
    division: table.division,
    state: result ? (unfinished ? 'unfinished' : 'over') : seated ? 'playing' : 'waiting',
    postponed: table.postponed,
    seats: table.seats.map((entrant, seat) => ({
      entrant,
      place: scores?.[seat]?.place ?? null,
      score: result?.seats[seat]?.points ?? null,
      points: scores ? (scores[seat]?.parts ?? 0) / core.PARTS : null,
      guardian: result?.seats[seat]?.guardian ?? false,
      forfeit: table.forfeits.includes(seat),
    })),
  }
}

function divisionsOf(state: core.Tournament): TournamentDivision[] {
  const divisions = new Map<number, TournamentDivision['rows'][number][]>()
  for (const each of core.standings(state)) {
    const rows = divisions.get(each.division) ?? []
    divisions.set(each.division, rows)
    rows.push({
      entrant: each.id,
      place: each.place,
      points: each.score,
      games: each.games,
      byes: each.byes,
      left: each.left,
      shared: each.shared,
      criteria: each.criteria,
      behindBy: each.behindBy,
    })
  }
  return [...divisions].map(([division, rows]) => ({ division, rows }))
}

/** What one person may know besides. */
export function ownFacts(
  t: Tournament,
  person: { readonly id: string; readonly host: boolean; readonly program: boolean } | null,
  now: number,
): Pick<TournamentFacts, 'me' | 'code' | 'now' | 'next' | 'waits'> {
  const step = nextStep(t, now)
  const organises = person !== null && (person.host || person.id === t.organiser)
  const entrant = t.core.entrants.find(each => each.id === person?.id && each.left === null)
  const waits: Waits = step.do === 'wait' ? step.for : 'time'
  return {
    now,
    me: {
      entrant: entrant?.id ?? null,
      organises,
      mayEnter: person !== null && entryRefusal(t, person.id, person.program) === null,
    },
    code: organises ? t.code : null,
    next: t.started === null ? t.starts : waits === 'tables' ? null : nextRoundAt(t),
    waits,
  }
}
