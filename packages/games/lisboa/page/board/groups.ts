import type { ChoiceGroup, Scene } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, type Event, SLOTS, type State } from '../../rules/index.ts'
import { type Words, wordsIn } from './text/words.ts'

/** Long lists of choices are cut where a player would cut them. */
export function groups(
  { lang }: Scene<State, Action, Event>,
  legal: readonly Action[],
): readonly ChoiceGroup<Action>[] {
  const words = wordsIn(lang)
  const found = new Map<string | null, Action[]>()
  for (const action of legal) {
    const title = titleOf(action, words)
    const group = found.get(title)
    if (group) group.push(action)
    else found.set(title, [action])
  }
  return [...found].map(([title, actions]) => ({ title, actions }))
}

function titleOf(action: Action, { board, pieces }: Words): string | null {
  switch (action.type) {
    case 'store':
      return pieces.the.street(SLOTS[action.slot]?.street ?? 0)
    case 'upgrade':
      return board.groups.upgrade
    case 'ship':
      return board.groups.build
    case 'cardinal':
      return board.groups.steps(action.steps)
    default:
      return null
  }
}
