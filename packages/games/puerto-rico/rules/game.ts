import type { Game } from '@ludoteca/engine'
import type { Action } from './actions.ts'
import { check } from './check.ts'
import type { Event } from './events.ts'
import { read, write } from './notation.ts'
import { OPTIONS, VERSION } from './options.ts'
import { carryOut, RULES } from './phases/index.ts'
import { positions, read as readPosition } from './position.ts'
import { standings } from './score.ts'
import { create } from './setup.ts'
import { clone, type State } from './state.ts'
import { redeal, view, witness } from './view.ts'

export const puertoRico: Game<State, Action, Event> = {
  id: 'puerto-rico',
  version: VERSION,
  oldest: 1,
  shape: 2,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  create: setup =>
    (setup.position === undefined ? null : readPosition(setup, setup.position)) ?? create(setup),
  positions,
  turn: s => (s.phase.kind === 'over' ? null : s.actor),
  legal(s, out = []) {
    if (s.phase.kind !== 'over') RULES[s.phase.kind].legal(s, out)
    return out
  },
  refusal(s, a) {
    if (s.phase.kind === 'over') return { rule: 'game-over' }
    const notation = write(a)
    if (puertoRico.legal(s).some(each => write(each) === notation)) return null
    return RULES[s.phase.kind].refusal(s, a)
  },
  apply: carryOut,
  clone,
  view,
  witness,
  viewEvent: e => e,
  redeal: (seen, _viewer, rng) => redeal(seen, rng),
  standings,
  write,
  read,
  check,
}
