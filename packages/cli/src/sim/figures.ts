import type { Level } from '@ludoteca/bots'
import type { GameResult } from './run.ts'

export interface Spread {
  readonly mean: number
  readonly least: number
  readonly most: number
}

interface SeatFigures extends Spread {
  readonly level: Level
  /** Shared victories count in parts. */
  readonly winShare: number
}

export interface Figures {
  readonly games: number
  readonly seats: readonly SeatFigures[]
  readonly decisions: Spread
  readonly rounds: Spread | null
  /** How many games ended in each way. */
  readonly endings: ReadonlyMap<string, number>
}

export function spread(values: readonly number[]): Spread {
  const sum = values.reduce((a, b) => a + b, 0)
  return { mean: sum / values.length, least: Math.min(...values), most: Math.max(...values) }
}

export function figuresOf(
  results: readonly GameResult[],
  levels: readonly Level[],
  ending: (result: GameResult) => string,
): Figures {
  const endings = new Map<string, number>()
  for (const result of results) {
    const how = ending(result)
    endings.set(how, (endings.get(how) ?? 0) + 1)
  }
  const lengths = results.flatMap(result => result.rounds ?? [])
  return {
    games: results.length,
    seats: levels.map((level, seat) => ({
      level,
      ...spread(results.map(result => result.standings[seat]?.total ?? 0)),
      winShare: results.reduce((sum, result) => sum + victory(result, seat), 0) / results.length,
    })),
    decisions: spread(results.map(result => result.decisions)),
    rounds: lengths.length > 0 ? spread(lengths) : null,
    endings: new Map([...endings].sort((a, b) => b[1] - a[1])),
  }
}

function victory(result: GameResult, seat: number): number {
  const first = result.standings.filter(each => each.rank === 1)
  return first.some(each => each.seat === seat) ? 1 / first.length : 0
}
