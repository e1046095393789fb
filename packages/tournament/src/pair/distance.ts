import type { Tournament } from '../model.ts'
import { PARTS } from '../scoring.ts'
import { talliesOf } from '../standings/tally.ts'

/** Everybody's score so far, in parts of a point, by place among the entrants. */
export const scoresOf = (t: Tournament): readonly number[] => talliesOf(t).map(({ parts }) => parts)

/** How far apart two scores are: a whole number, in tenths of a first place, squared; the same both ways round. */
export function distanceOf(t: Tournament): (a: number, b: number) => number {
  const scores = scoresOf(t)
  const first = Math.max(1, t.settings.points[0] ?? 1) * PARTS
  return (a, b) => Math.round((Math.abs((scores[a] ?? 0) - (scores[b] ?? 0)) * 10) / first) ** 2
}
