import type { Emit } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { actionPhase } from './action.ts'
import { buildingPhase } from './building.ts'
import { wonderPointPhase } from './income.ts'
import { monumentPhase } from './monument.ts'
import type { PhaseName, PhaseRules } from './phase.ts'
import { supportPhase } from './support.ts'
import { treasurePhase } from './treasure.ts'
import { turnEndPhase } from './turn-end.ts'
import { warOrderPhase } from './war.ts'

/** The rules of each kind of decision. */
export const RULES: Readonly<Record<PhaseName, PhaseRules>> = {
  action: actionPhase,
  'war-order': warOrderPhase,
  support: supportPhase,
  building: buildingPhase,
  monument: monumentPhase,
  treasure: treasurePhase,
  'turn-end': turnEndPhase,
  'wonder-point': wonderPointPhase,
}

/** Carries out one decision and stops at the next, even if that one leaves no choice. */
export function step(s: State, a: Action, emit?: Emit<Event>): void {
  if (s.phase.kind !== 'over') RULES[s.phase.kind].apply(s, a, emit)
}

/** Goes on to the next decision that leaves a choice. */
export function settle(s: State, emit?: Emit<Event>): void {
  let goesOn = true
  while (goesOn && s.phase.kind !== 'over') goesOn = RULES[s.phase.kind].settle?.(s, emit) ?? false
}
