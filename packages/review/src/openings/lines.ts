import { type AnyMatch, type AnyOpenings, stateAt } from '@ludoteca/engine'

/** A step of a line, and the position of the game right after it. */
interface LineStep {
  readonly key: string
  readonly at: number
}

/** What one seat's opening was, and what became of it. */
export interface Line {
  readonly tree: string
  /** How soon it is the seat's turn: the one who begins has 0. */
  readonly turn: number
  readonly steps: readonly LineStep[]
  /** Its part of the victory. */
  readonly won: number
  readonly place: number
  readonly points: number
}

/** The openings of a game, by tree and seat, as far as it has been played. */
export function linesOf(openings: AnyOpenings, match: AnyMatch, until = match.steps.length): Line[] {
  const { game, setup } = match
  const state = game.clone(stateAt(match, 0))
  const first = openings.first(state)
  const steps = new Map(
    openings.trees.map(({ key }) => [key, Array.from({ length: setup.seats }, (): LineStep[] => [])]),
  )
  for (const [i, { seat, action }] of match.steps.slice(0, until).entries()) {
    const found = openings.step(state, action)
    const tree = openings.trees.find(each => each.key === found?.tree)
    if (found && tree)
      for (const [of, line] of (steps.get(tree.key) ?? []).entries())
        if ((tree.shared || of === seat) && line.length < tree.depth) line.push({ key: found.key, at: i + 1 })
    game.apply(state, action)
  }
  const standings = game.standings(match.state)
  const winners = standings.filter(each => each.rank === 1).length
  return standings.flatMap(({ seat, rank, total }) =>
    openings.trees.map(({ key }) => ({
      tree: key,
      turn: (seat - first + setup.seats) % setup.seats,
      steps: steps.get(key)?.[seat] ?? [],
      won: rank === 1 ? 1 / winners : 0,
      place: rank,
      points: total,
    })),
  )
}
