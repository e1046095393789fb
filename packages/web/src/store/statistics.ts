import { type GameResult, ownSeat } from './result.ts'

interface Count {
  readonly played: number
  readonly won: number
  readonly best: number
}

/** Games against bots of one level, or of several at one table, with so many players. */
interface Row extends Count {
  readonly level: string
  readonly seats: number
}

/** What one person did in one game. */
export interface Statistics extends Count {
  readonly game: string
  /** Victories in a row up to the latest game, and the most there ever were. */
  readonly streak: number
  readonly longest: number
  readonly rows: readonly Row[]
}

const MIXED = 'mixed'

/** The level of all bots at the table. */
function levelOf({ players }: Pick<GameResult, 'players'>): string {
  const levels = new Set(players.flatMap(player => (player.kind === 'bot' ? [player.level] : [])))
  const [level, ...others] = levels
  return level !== undefined && others.length === 0 ? level : MIXED
}

interface Own {
  readonly total: number
  readonly won: boolean
  readonly level: string
  readonly seats: number
}

function own(result: GameResult): Own[] {
  const seat = ownSeat(result)
  const total = seat === null ? undefined : result.totals[seat]
  // Games against the rules have a list of their own.
  if (result.players.some(player => player.kind === 'rules')) return []
  if (result.practice || seat === null || total === undefined) return []
  return [{ total, won: result.ranks[seat] === 1, level: levelOf(result), seats: result.players.length }]
}

const count = (games: readonly Own[]): Count => ({
  played: games.length,
  won: games.filter(each => each.won).length,
  best: Math.max(...games.map(each => each.total)),
})

/** Of the games in the order in which they ended. */
function streaks(games: readonly Own[]): { streak: number; longest: number } {
  let streak = 0
  let longest = 0
  for (const { won } of games) {
    streak = won ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  return { streak, longest }
}

/** By game, in no order; games that do not count are left out. */
export function statisticsOf(results: readonly GameResult[]): Statistics[] {
  const games = new Map<string, Own[]>()
  for (const result of results.toSorted((a, b) => a.when - b.when))
    for (const each of own(result)) games.set(result.game, [...(games.get(result.game) ?? []), each])
  return [...games].map(([game, all]) => ({ game, ...count(all), ...streaks(all), rows: rowsOf(all) }))
}

function rowsOf(games: readonly Own[]): Row[] {
  const rows = new Map<string, Own[]>()
  for (const each of games) rows.set(key(each), [...(rows.get(key(each)) ?? []), each])
  return [...rows.values()]
    .flatMap(([first, ...more]) =>
      first ? [{ level: first.level, seats: first.seats, ...count([first, ...more]) }] : [],
    )
    .sort((a, b) => a.seats - b.seats || (a.level < b.level ? -1 : 1))
}

const key = ({ level, seats }: Own): string => `${seats} ${level}`
