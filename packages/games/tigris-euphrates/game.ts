import type { Emit, Game, Seat } from '@ludoteca/engine'
import type { Act } from './actions.ts'
import { check } from './check.ts'
import type { Event } from './events.ts'
import { read, write } from './notation.ts'
import { OPTIONS, VERSION } from './options.ts'
import { supporter } from './rules/conflict.ts'
import { legal } from './rules/legal.ts'
import { refusal } from './rules/refusal.ts'
import { settle, step } from './rules/step.ts'
import { standings } from './score.ts'
import { create } from './setup.ts'
import { clone, type State } from './state.ts'
import { redeal, view, viewEvent, witness } from './view.ts'

function turn(s: State): Seat | null {
  switch (s.phase.kind) {
    case 'over':
      return null
    case 'support':
      return supporter(s.phase.conflict)
    case 'treasure':
      return s.phase.seat
    default:
      return s.active
  }
}

function apply(s: State, a: Act, emit?: Emit<Event>): void {
  step(s, a, emit)
  settle(s, emit)
}

export const tigrisEuphrates: Game<State, Act, Event> = {
  id: 'tigris-euphrates',
  version: VERSION,
  oldest: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  create,
  turn,
  legal,
  refusal,
  apply,
  clone,
  view,
  witness,
  viewEvent,
  redeal,
  standings,
  write,
  read,
  check,
}
