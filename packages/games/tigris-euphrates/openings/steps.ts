import type { OpeningStep, OpeningTree } from '@ludoteca/engine'
import { squareName } from '../rules/data/board.ts'
import { type Action, LEADER_LETTERS, leaderIndex, MONUMENT_NAMES, type State } from '../rules/index.ts'

export const trees: readonly OpeningTree[] = [
  { key: 'leaders', depth: 4 },
  { key: 'monuments', depth: 3 },
]

export const first = ({ active }: State): number => active

export function step(before: State, action: Action): OpeningStep | null {
  if (action.type === 'monument')
    return action.built ? { tree: 'monuments', key: MONUMENT_NAMES[action.built.monument] ?? '' } : null
  // A leader that is moved has been placed before.
  if (action.type !== 'leader' || before.leaders[leaderIndex(before.active, action.colour)] !== -1)
    return null
  return { tree: 'leaders', key: `${LEADER_LETTERS[action.colour]} ${squareName(action.square)}` }
}
