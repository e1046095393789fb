import type { Standing } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene, ScoringStep } from '@ludoteca/page-kit/board/contract.ts'

/** The parts of the points in the order of the rules. */
export const partKeys = (standings: readonly Standing[]): string[] => [
  ...new Set(standings.flatMap(each => each.parts.map(part => part.key))),
]

export const pointsFor = ({ parts }: Standing, key: string): number =>
  parts.find(part => part.key === key)?.points ?? 0

/** The places at the end, as the table has them. */
export const endStandings = (
  { game, view }: AnyScene,
  ranks: readonly number[] | undefined,
  totals: readonly number[] | undefined,
): readonly Standing[] =>
  game.standings(view).map(each => ({
    ...each,
    rank: ranks?.[each.seat] ?? each.rank,
    total: totals?.[each.seat] ?? each.total,
  }))

/**
 * How the totals come about, one part after the other; empty where the parts do not add up and the game does not
 * say how they are counted.
 */
export function scoringSteps(
  scene: AnyScene,
  ui: AnyGameUi,
  standings: readonly Standing[],
): readonly ScoringStep[] {
  if (ui.scoring) return ui.scoring({ ...scene, standings })
  const seats = standings.toSorted((a, b) => a.seat - b.seat)
  const sums = seats.map(() => 0)
  const steps = partKeys(standings).map(key => {
    const counts = seats.map(each => pointsFor(each, key))
    for (const [seat, count] of counts.entries()) sums[seat] = (sums[seat] ?? 0) + count
    return { name: scene.text.part(key), counts, totals: [...sums] }
  })
  return seats.every(({ total }, seat) => sums[seat] === total) ? steps : []
}
