import type { Entrant, Table, Tournament } from './model.ts'
import type { Settings } from './settings.ts'
import { standings } from './standings/index.ts'

/** How people are called in what is exported. */
type Names = (id: string) => string

/** One seat of one table, as it was played: raw facts, no points of the tournament. */
interface SeatRow {
  readonly player: string | null
  readonly place: number | null
  readonly gamePoints: number | null
  readonly guardian: boolean
  readonly forfeit: boolean
}

export interface GameRow {
  readonly season: number
  readonly round: number
  readonly table: string
  readonly division: number
  readonly end: 'finished' | 'unfinished' | 'running'
  readonly seats: readonly SeatRow[]
}

/** Everything needed to work out the standings anew, without knowing this program. */
export interface Exported {
  readonly format: 'ludoteca-tournament-1'
  readonly seed: string
  readonly season: number
  readonly settings: Settings
  readonly players: readonly (Entrant & { readonly name: string })[]
  readonly games: readonly GameRow[]
  readonly byes: readonly { readonly round: number; readonly player: string }[]
  readonly absent: readonly { readonly round: number; readonly player: string }[]
  readonly standings: readonly {
    readonly player: string
    readonly division: number
    readonly place: number
    readonly score: number
  }[]
}

const seatRow = ({ seats, result, forfeits }: Table, seat: number): SeatRow => ({
  player: seats[seat] ?? null,
  place: result?.seats[seat]?.place ?? null,
  gamePoints: result?.seats[seat]?.points ?? null,
  guardian: result?.seats[seat]?.guardian ?? false,
  forfeit: forfeits.includes(seat),
})

export function exportJson(t: Tournament, name: Names = id => id): Exported {
  const listed = (of: 'byes' | 'absent') =>
    t.rounds.flatMap(round => round[of].map(player => ({ round: round.number, player })))
  return {
    format: 'ludoteca-tournament-1',
    seed: t.seed,
    season: t.season,
    settings: t.settings,
    players: t.entrants.map(each => ({ ...each, name: name(each.id) })),
    games: t.rounds.flatMap(round =>
      round.tables.map(table => ({
        season: t.season,
        round: round.number,
        table: table.id,
        division: table.division,
        end: table.result?.end ?? 'running',
        seats: table.seats.map((_, seat) => seatRow(table, seat)),
      })),
    ),
    byes: listed('byes'),
    absent: listed('absent'),
    standings: standings(t).map(({ id, division, place, score }) => ({ player: id, division, place, score })),
  }
}

type Cell = string | number | null

/** A spreadsheet takes what begins with these signs for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of comma-separated values as RFC 4180 has them; what a spreadsheet would calculate is marked as text. */
const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

const yes = (fact: boolean): number => (fact ? 1 : 0)

/** The games, one line per seat. */
export function gamesCsv(t: Tournament, name: Names = id => id): string {
  const head = ['season', 'round', 'table', 'division', 'end', 'seat', 'player', 'place', 'game_points']
  const rows = exportJson(t).games.flatMap(game =>
    game.seats.map((seat, i) => [
      ...[game.season, game.round, game.table, game.division + 1, game.end, i + 1],
      seat.player === null ? '' : name(seat.player),
      ...[seat.place, seat.gamePoints, yes(seat.guardian), yes(seat.forfeit)],
    ]),
  )
  return csv([[...head, 'guardian', 'forfeit'], ...rows])
}

/** The standings, one line per person; what was not asked for a person is empty. */
export function standingsCsv(t: Tournament, name: Names = id => id): string {
  const { tieBreaks } = t.settings
  const head = [
    'division',
    'place',
    'shared',
    'player',
    'score',
    'games',
    'byes',
    'wins',
    'left',
    ...tieBreaks,
  ]
  const rows = standings(t).map(each => [
    ...[each.division + 1, each.place, each.shared, name(each.id), each.score],
    ...[each.games, each.byes, each.wins, yes(each.left)],
    ...tieBreaks.map(key => {
      const found = each.criteria.find(criterion => criterion.key === key)
      return found ? found.sum / found.of : null
    }),
  ])
  return csv([head, ...rows])
}
