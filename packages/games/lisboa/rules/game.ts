import type { Game } from '@ludoteca/engine'
import type { Action } from './actions.ts'
import { check } from './check.ts'
import type { Event } from './events.ts'
import { automatic } from './lacerda.ts'
import { read, write } from './notation.ts'
import { OPTIONS, VERSION } from './options.ts'
import { act } from './phases/flow.ts'
import { asked } from './phases/phase.ts'
import { refusal } from './refusal.ts'
import { legal, run } from './run.ts'
import { standings } from './score.ts'
import { create } from './setup.ts'
import { clone, type State } from './state.ts'
import { redeal, view, viewEvent } from './view.ts'

export const lisboa: Game<State, Action, Event> = {
  id: 'lisboa',
  version: VERSION,
  oldest: 4,
  shape: 2,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  alone: { seats: 2, option: 'solo', value: 'printed' },
  automatic,
  create,
  turn: s => asked(s)?.seat ?? null,
  legal,
  refusal,
  apply: (s, a, emit) => {
    const f = asked(s)
    if (!f) throw new Error('the game is over')
    if (a.type === 'pass') emit?.({ type: 'passed', seat: f.seat, what: f.kind })
    act(s, f, a, emit)
    run(s, emit)
  },
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
