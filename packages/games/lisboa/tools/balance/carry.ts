import { OWN } from './judge.ts'
import type { Numbers } from './numbers.ts'
import type { Tally, Use } from './tally.ts'

/** What earlier samples count beside the latest: half, and nothing for what has other numbers now. */
const REMEMBERED = 0.5

const less = (list: readonly number[], changed: (i: number) => boolean): number[] =>
  Array.from(list, (n, i) => (changed(i) ? 0 : REMEMBERED * (n ?? 0)))

export function carried(tally: Tally, before: Numbers, after: Numbers): Tally {
  const used = { ...tally.used } as Record<keyof Tally['used'], Use>
  for (const kind of OWN) {
    const changed = (i: number): boolean => JSON.stringify(before[kind][i]) !== JSON.stringify(after[kind][i])
    const { fair, chosen } = tally.used[kind]
    used[kind] = { fair: less(fair, changed), chosen: less(chosen, changed) }
  }
  const faded = (lists: readonly number[][]): number[][] => lists.map(list => less(list, () => false))
  return {
    ...tally,
    used,
    points: REMEMBERED * tally.points,
    decreePoints: REMEMBERED * tally.decreePoints,
    games: REMEMBERED * tally.games,
    owners: faded(tally.owners),
    all: faded(tally.all),
  }
}
