import type { Emit } from '@ludoteca/engine'
import { ACTIONS_PER_TURN } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { payIncome } from './income.ts'
import { active, type PhaseRules } from './phase.ts'
import { offerTreasure } from './treasure.ts'

/** Goes on after both actions: late treasures, income, refill, end of the game, next player. */
export function endTurn(s: State, emit?: Emit<Event>): void {
  s.action = ACTIONS_PER_TURN + 1
  if (!s.rules.treasuresLate || !offerTreasure(s)) payIncome(s, emit)
}

/** Nothing is asked: the turn ends by itself. */
export const turnEndPhase: PhaseRules = {
  decider: active,
  legal: (_s, _out, n) => n,
  apply: (s, _a, emit) => endTurn(s, emit),
  refusal: () => ({ rule: 'decide-action' }),
  settle(s, emit) {
    endTurn(s, emit)
    return true
  },
}
