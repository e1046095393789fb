import { type Action, COLOURS, type State } from '../rules/index.ts'

/** The bag is low: nobody will draw much more. */
const LOW = 24

const sizeOf = (action: Action): number =>
  action.type === 'swap' ? action.tiles.reduce((sum, count) => sum + count, 0) : 0

/**
 * The largest exchange, late in a game for a hand without the weakest colour: priors look at what the tiles on the board would bring,
 * so that exchanges come after a hundred other actions.
 */
export function lateExchange(s: State, legal: readonly Action[]): readonly Action[] {
  if (s.phase.kind !== 'action' || s.bag.reduce((sum, count) => sum + count, 0) > LOW) return []
  const score = s.scores[s.active] ?? []
  const hand = s.hands[s.active] ?? []
  const weakest = Math.min(...COLOURS.map(colour => score[colour] ?? 0))
  if (COLOURS.some(colour => score[colour] === weakest && (hand[colour] ?? 0) > 0)) return []
  let best: Action | null = null
  for (const action of legal) if (sizeOf(action) > (best ? sizeOf(best) : 0)) best = action
  return best ? [best] : []
}
