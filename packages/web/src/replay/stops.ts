import type { LogRound } from '../table/log/log.ts'

/** The positions in which turns and rounds begin, so that one can step by them. */
export interface Stops {
  readonly turns: readonly number[]
  readonly rounds: readonly number[]
}

export function stopsOf(rounds: readonly LogRound[]): Stops {
  const before = (position: number | undefined) => Math.max(0, (position ?? 1) - 1)
  const turns = rounds.flatMap(round =>
    round.turns.flatMap(turn => (turn.steps[0] ? [before(turn.steps[0].position)] : [])),
  )
  const starts = rounds.flatMap(round => {
    const first = round.turns.find(turn => turn.steps.length > 0)?.steps[0]
    return first ? [before(first.position)] : []
  })
  return { turns: [...new Set(turns)], rounds: [...new Set(starts)] }
}

export const stopBefore = (stops: readonly number[], position: number): number =>
  stops.findLast(stop => stop < position) ?? 0

export const stopAfter = (stops: readonly number[], position: number, end: number): number =>
  stops.find(stop => stop > position) ?? end
