import type { Ending, Failure } from '@ludoteca/bots/program'
import type { Outcome } from './contest.ts'

export interface BotFigures {
  readonly name: string
  /** Of the victories, per seat taken: the fair share is 1 / seats. */
  readonly winShare: number
  /** 95 % interval. */
  readonly low: number
  readonly high: number
  readonly meanScore: number
  /** How far it was ahead of the best other seat. */
  readonly meanLead: number
  readonly msPerDecision: number
  readonly slowest: number
  /** Null where it never had that turn. */
  readonly byTurn: readonly (TurnFigures | null)[]
  readonly slips: Readonly<Record<Failure, number>>
  /** How often it left a game, as a program, before the end. */
  readonly dropouts: Readonly<Record<Ending, number>>
}

/** How a bot fares when it moves first, second and so on. */
export interface TurnFigures {
  readonly winShare: number
  readonly meanScore: number
}

const Z = 1.96

/** Wilson's interval, which keeps its promise near 0 and 1. */
export function interval(share: number, trials: number): { low: number; high: number } {
  if (trials === 0) return { low: 0, high: 1 }
  const scale = 1 + Z ** 2 / trials
  const centre = share + Z ** 2 / (2 * trials)
  const half = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) }
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length)

export function figuresOf(name: string, bot: number, outcomes: readonly Outcome[]): BotFigures {
  const chairs = outcomes.flatMap(outcome =>
    outcome.lineup.flatMap((each, seat) => (each === bot ? [{ outcome, seat }] : [])),
  )
  const take = (field: 'wins' | 'totals' | 'ms' | 'decisions' | 'slowest'): number[] =>
    chairs.map(({ outcome, seat }) => outcome[field][seat] ?? 0)
  const games = outcomes.filter(outcome => outcome.lineup.includes(bot)).length
  const winShare = mean(take('wins'))
  const slips: Record<Failure, number> = { late: 0, illegal: 0, dead: 0 }
  for (const slip of outcomes.flatMap(outcome => outcome.slips)) if (slip.bot === bot) slips[slip.failure]++
  const dropouts: Record<Ending, number> = { ended: 0, unready: 0, flood: 0 }
  for (const each of outcomes.flatMap(outcome => outcome.dropouts)) if (each.bot === bot) dropouts[each.why]++
  const seats = outcomes[0]?.lineup.length ?? 0
  return {
    name,
    winShare,
    // Chairs of one game are not independent: the interval counts games.
    ...interval(winShare, games),
    meanScore: mean(take('totals')),
    meanLead: mean(
      chairs.map(({ outcome: { totals }, seat }) => {
        return (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat))
      }),
    ),
    msPerDecision: sum(take('ms')) / Math.max(1, sum(take('decisions'))),
    slowest: Math.max(0, ...take('slowest')),
    byTurn: Array.from({ length: seats }, (_, turn) => {
      const there = chairs.filter(({ outcome, seat }) => (outcome.first + turn) % seats === seat)
      if (there.length === 0) return null
      const at = (field: 'wins' | 'totals'): number =>
        mean(there.map(({ outcome, seat }) => outcome[field][seat] ?? 0))
      return { winShare: at('wins'), meanScore: at('totals') }
    }),
    slips,
    dropouts,
  }
}
