import { COLOURS, type Colour, TREASURE } from '../../../rules/index.ts'

/** How treasures fill up the spheres at the end: each goes to the one that is weakest by then. */
export function withTreasures(row: readonly number[]): {
  readonly sums: readonly number[]
  readonly added: readonly number[]
  readonly weakest: Colour
} {
  const sums = COLOURS.map(colour => row[colour] ?? 0)
  const added = COLOURS.map(() => 0)
  const least = (): Colour => COLOURS.reduce((a, b) => ((sums[b] ?? 0) < (sums[a] ?? 0) ? b : a))
  for (let i = 0; i < (row[TREASURE] ?? 0); i++) {
    const colour = least()
    sums[colour] = (sums[colour] ?? 0) + 1
    added[colour] = (added[colour] ?? 0) + 1
  }
  return { sums, added, weakest: least() }
}
