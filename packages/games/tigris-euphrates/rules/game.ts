import type { Game } from '@ludoteca/engine'
import type { Action } from './actions.ts'
import { check } from './check.ts'
import type { Event } from './events.ts'
import { read, write } from './notation.ts'
import { OPTIONS, VERSION } from './options.ts'
import { RULES, settle, step } from './phases/index.ts'
import { positions, read as readPosition } from './position.ts'
import type { Refusal } from './refusals.ts'
import { standings } from './score.ts'
import { create } from './setup.ts'
import { clone, type State } from './state.ts'
import { redeal, view, viewEvent, witness } from './view.ts'

function legal(s: State, out: Action[] = []): Action[] {
  out.length = s.phase.kind === 'over' ? 0 : RULES[s.phase.kind].legal(s, out, 0)
  return out
}

const scratch: Action[] = []

function refusal(s: State, a: Action): Refusal | null {
  if (s.phase.kind === 'over') return { rule: 'game-over' }
  return legal(s, scratch).includes(a) ? null : RULES[s.phase.kind].refusal(s, a)
}

export const tigrisEuphrates: Game<State, Action, Event> = {
  id: 'tigris-euphrates',
  version: VERSION,
  oldest: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  create: setup =>
    (setup.position === undefined ? null : readPosition(setup, setup.position)) ?? create(setup),
  positions,
  turn: s => (s.phase.kind === 'over' ? null : RULES[s.phase.kind].decider(s)),
  legal,
  refusal,
  apply(s, a, emit) {
    step(s, a, emit)
    settle(s, emit)
  },
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
