import type { Point } from '@ludoteca/review'

export const WIDTH = 720
export const HEIGHT = 240

/** Shares over a game as areas upon each other. */
export interface Shape {
  /** One outline for each seat, the first on top. */
  readonly areas: readonly string[]
  x(step: number): number
  /** The point nearest to a place from 0 (left) to 1 (right). */
  nearest(place: number): number
}

export function shapeOf(points: readonly Point[], end: number): Shape {
  const x = (step: number): number => (step / Math.max(1, end)) * WIDTH
  const y = (part: number): number => part * HEIGHT
  const seats = points[0]?.shares.length ?? 0
  // The game begins as its first decision found it.
  const first = points[0] ? [{ ...points[0], step: 0 }, ...points] : []
  const columns = first.map(({ step, shares }) => ({ at: x(step), edges: edgesOf(shares) }))
  const line = (seat: number): string[] =>
    columns.map(({ at, edges }) => `${round(at)} ${round(y(edges[seat] ?? 0))}`)
  return {
    areas: Array.from(
      { length: seats },
      (_, seat) =>
        `M${line(seat).join('L')}L${line(seat + 1)
          .toReversed()
          .join('L')}Z`,
    ),
    x,
    nearest: place => {
      const step = place * end
      let best = 0
      for (const [i, point] of points.entries())
        if (Math.abs(point.step - step) < Math.abs((points[best]?.step ?? 0) - step)) best = i
      return best
    },
  }
}

/** Where the areas of the seats end, from 0 to 1: what is estimated need not add up to 1. */
function edgesOf(shares: readonly number[]): number[] {
  const parts = shares.map(share => Math.max(0, share))
  const all = parts.reduce((sum, part) => sum + part, 0) || 1
  const edges = [0]
  for (const part of parts) edges.push((edges.at(-1) ?? 0) + part / all)
  return edges
}

const round = (value: number): number => Math.round(value * 10) / 10
