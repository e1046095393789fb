import type { Game } from '@ludoteca/engine'
import { read, type ToyAction, type ToyEvent, write } from './actions.ts'
import { apply, legal, refusal } from './rules.ts'
import { check, standings } from './score.ts'
import { clone, create, type ToyState } from './state.ts'
import { redeal, view, viewEvent } from './view.ts'

export type { ToyAction, ToyEvent } from './actions.ts'
export { standings } from './score.ts'
export { CARDS, suit, type ToyState, top, UNKNOWN, value } from './state.ts'
export { cardName } from './text/names.ts'

/**
 * A small real game to test the tools with: hidden hands, an open pool, draws at random, turns of
 * two steps, options with a preset. Build stairs of rising cards; their sum is the score.
 */
export const toy: Game<ToyState, ToyAction, ToyEvent> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'rules', values: ['short', 'long'], presets: { long: { hand: '4' } } },
    { id: 'hand', values: ['3', '4'] },
    { id: 'pool', values: ['on', 'off'], seats: [2, 3] },
  ],
  create,
  turn: s => (s.step === 'over' ? null : s.turn),
  legal,
  refusal,
  apply,
  clone,
  view,
  witness: view,
  viewEvent,
  redeal,
  standings,
  write,
  read,
  check,
}
