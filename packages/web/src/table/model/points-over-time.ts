import type { AnyMatch } from '@ludoteca/engine'

/** Totals by seat after each step, and at the start. */
export function pointsOverTime(match: AnyMatch): number[][] {
  const { game } = match
  const totals = (state: object) => game.standings(state).map(each => each.total)
  const start = match.snapshots[0]
  if (!start) return []
  const state = game.clone(start)
  const points = [totals(state)]
  for (const step of match.steps) {
    game.apply(state, step.action)
    points.push(totals(state))
  }
  return points
}
