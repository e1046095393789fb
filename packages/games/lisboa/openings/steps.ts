import type { OpeningStep, OpeningTree } from '@ludoteca/engine'
import { type Action, CARDS, DECREES, KINDS, PLOTS, type State } from '../rules/index.ts'

export const trees: readonly OpeningTree[] = [
  { key: 'cards', depth: 4 },
  { key: 'stores', depth: 3 },
  { key: 'decrees', depth: 2 },
]

export const first = ({ start }: State): number => start

/** A card by what was done with it and by its kind: whom it shows, or the treasury. */
const cardKey = (how: string, card: number): string => `${how} ${KINDS[CARDS[card]?.kind ?? -1] ?? ''}`

export function step(_: State, action: Action): OpeningStep | null {
  switch (action.type) {
    case 'discard':
    case 'portfolio':
    case 'visit':
    case 'sponsor':
      return { tree: 'cards', key: cardKey(action.type, action.card) }
    case 'store':
      return { tree: 'stores', key: `column ${(PLOTS[action.plot]?.column ?? 0) + 1}` }
    case 'decree':
      return { tree: 'decrees', key: DECREES[action.decree]?.id ?? '' }
    default:
      return null
  }
}
