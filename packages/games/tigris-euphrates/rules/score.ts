import type { Seat, Standing } from '@ludoteca/engine'
import { COLOUR_KEYS, COLOURS } from './data/pieces.ts'
import { type State, TREASURE } from './state.ts'

/** The four colours from weakest to strongest, every treasure given to what is weakest then. */
export function finalColours(score: readonly number[]): number[] {
  const colours = COLOURS.map(colour => score[colour] ?? 0)
  const weakestFirst = () => colours.sort((a, b) => a - b)
  weakestFirst()
  for (let i = 0; i < (score[TREASURE] ?? 0); i++) {
    colours[0] = (colours[0] as number) + 1
    weakestFirst()
  }
  return colours
}

/** Whether this viewer knows what a player has in the four colours. */
export const scoreKnown = (s: State, seat: Seat): boolean => s.scores[seat]?.length !== 0

/** Whether this viewer knows how many treasures a player has. */
export const treasuresKnown = (s: State, seat: Seat): boolean => s.scores[seat]?.[TREASURE] !== undefined

/** The weakest colour decides, then the second weakest, and so on. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] as number)
    if (difference !== 0) return difference
  }
  return 0
}

/** In a view with hidden scores nobody can be ranked, and what is hidden is not among the parts. */
export function standings(s: State): Standing[] {
  const finals = s.scores.map(finalColours)
  const allKnown = s.scores.every((_, seat) => treasuresKnown(s, seat))
  return s.scores.map((row, seat) => {
    const own = finals[seat] as number[]
    const better = allKnown ? finals.filter(other => compare(other, own) > 0).length : 0
    const keys = [...COLOUR_KEYS, 'treasures'].slice(0, row.length)
    const parts = keys.map((key, i) => ({ key, points: row[i] ?? 0 }))
    return { seat, rank: 1 + better, total: own[0] as number, parts }
  })
}
