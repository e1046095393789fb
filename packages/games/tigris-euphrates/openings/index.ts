import type { GameOpenings } from '@ludoteca/engine'
import type { Action, State } from '../rules/index.ts'
import { first, step, trees } from './steps.ts'
import { words } from './words.ts'

export const openings: GameOpenings<State, Action> = {
  trees,
  first,
  step,
  words,
  shipped: async () => (await import('./shipped.ts')).SHIPPED,
}
