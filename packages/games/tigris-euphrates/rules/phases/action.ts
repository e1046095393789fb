import type { Emit } from '@ludoteca/engine'
import { type Action, type ActionType, PASS } from '../actions.ts'
import type { Event } from '../events.ts'
import { handOf, pileSize, type State } from '../state.ts'
import { afterConflicts } from './building.ts'
import { catastropheRules } from './catastrophe.ts'
import { leaderRules } from './leader.ts'
import { type ActionRules, active, type PhaseRules } from './phase.ts'
import { survey } from './squares.ts'
import { swapRules } from './swap.ts'
import { tileRules } from './tile.ts'

const passRules: ActionRules = {
  legal(_s, out, n) {
    out[n] = PASS
    return n + 1
  },
  apply(s, _a, emit) {
    emit?.({ type: 'passed', seat: s.active })
    afterConflicts(s)
  },
  refusal: () => ({ rule: 'decide-action' }),
}

/** The actions a turn is made of. */
const ACTIONS: Readonly<Partial<Record<ActionType, ActionRules>>> = {
  tile: tileRules,
  leader: leaderRules,
  withdraw: leaderRules,
  catastrophe: catastropheRules,
  swap: swapRules,
  pass: passRules,
}

function legal(s: State, out: Action[], from: number): number {
  const board = survey(s)
  let n = tileRules.legal(s, out, from, board)
  n = leaderRules.legal(s, out, n, board)
  n = catastropheRules.legal(s, out, n, board)
  n = swapRules.legal(s, out, n, board)
  return passRules.legal(s, out, n, board)
}

const apply = (s: State, a: Action, emit?: Emit<Event>): void => ACTIONS[a.type]?.apply(s, a, emit)

/** With nothing left but to pass, the action is passed. What is in a hand is secret, so an empty one comes first. */
function settle(s: State, emit?: Emit<Event>): boolean {
  if (pileSize(handOf(s, s.active)) > 0 || s.catastrophes[s.active] !== 0) return false
  if (legal(s, [], 0) !== 1) return false
  apply(s, PASS, emit)
  return true
}

export const actionPhase: PhaseRules = {
  decider: active,
  legal,
  apply,
  refusal: (s, a) => ACTIONS[a.type]?.refusal(s, a) ?? { rule: 'decide-action' },
  settle,
}
