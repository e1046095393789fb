import type { Coach } from '@ludoteca/page-kit/coach.ts'
import type { Phase, State } from '../../rules/index.ts'
import { text } from './text/index.ts'

type Kind = Exclude<Phase['kind'], 'over'>

export const coach: Coach<State, Kind> = {
  kindOf: ({ phase }) => (phase.kind === 'over' ? null : phase.kind),
  rules: {
    action: 'turn',
    'war-order': 'decide-war-order',
    support: 'decide-support',
    building: 'tiles',
    monument: 'monuments',
    treasure: 'aim',
    'turn-end': 'turn',
    'wonder-point': 'monuments',
  },
  text,
}
