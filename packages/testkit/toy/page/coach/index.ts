import type { Coach } from '@ludoteca/page-kit/coach.ts'
import type { ToyState } from '../../rules/index.ts'
import { text } from './text/index.ts'

export const coach: Coach<ToyState, 'place' | 'draw'> = {
  kindOf: view => (view.step === 'over' ? null : view.step),
  rules: { place: 'must-rise', draw: 'draw-next' },
  text,
}
