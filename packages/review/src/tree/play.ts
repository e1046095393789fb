import { type AnyMatch, act, refusalFor, startMatch, stateAt } from '@ludoteca/engine'
import { movesTo, type Place, pathOf, type Tree } from './tree.ts'

/** A game of which nothing else has been tried yet. */
export const newTree = (match: AnyMatch): Tree => ({
  played: match.steps.map(step => match.game.write(step.action)),
  lines: [],
})

/** The match that stands at a place of the tree; null where the rules have no way there. */
export function matchAt(match: AnyMatch, tree: Tree, place: Place): AnyMatch | null {
  const { game, setup, names } = match
  const found = startMatch(game, setup, names)
  for (const notation of movesTo(tree, place)) {
    const action = game.read(notation)
    const seat = game.turn(found.state)
    if (!action || seat === null || !act(found, seat, [action]).ok) return null
  }
  return found
}

/** Whether the rules allow every step of a line that leaves lines which they allow. */
export function isPlayable(match: AnyMatch, tree: Tree, id: number): boolean {
  const { game } = match
  const path = pathOf(tree, id)
  const parting = path.findIndex((move, i) => tree.played[i] !== move)
  const begin = parting < 0 ? path.length : parting
  if (begin > match.steps.length) return false
  const state = game.clone(stateAt(match, begin))
  for (const notation of path.slice(begin)) {
    const action = game.read(notation)
    const seat = game.turn(state)
    if (!action || seat === null || refusalFor(game, state, seat, action)) return false
    game.apply(state, action)
  }
  return true
}

/** The lines that the rules allow: an update may have changed them. */
export function mended(match: AnyMatch, tree: Tree): Tree {
  const lost = new Set(tree.lines.filter(line => !isPlayable(match, tree, line.id)).map(line => line.id))
  return { ...tree, lines: tree.lines.filter(line => !lost.has(line.id)) }
}
