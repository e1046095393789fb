import type { Refusal, Seat } from '@ludoteca/engine'
import type { Action } from '../../actions.ts'
import { plus, put } from '../../lists.ts'
import { PASS, decree as take } from '../../moves.ts'
import { NONE, type State } from '../../state.ts'
import { player } from '../board.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'

/** The Marquis: take a decree, and a second one for a rubble-set marker. */

export const decreePossible = (s: State, _seat: Seat): boolean => s.decrees.some(each => each !== NONE)

function decreeOptions(s: State, out: Action[]): void {
  for (const each of s.decrees) if (each >= 0) out.push(take(each))
}

function takeDecree(s: State, seat: Seat, a: Action, emit: Tell): void {
  const { decree } = expect(a, 'decree')
  const slot = s.decrees.indexOf(decree)
  s.decrees = put(s.decrees, slot, NONE)
  const p = player(s, seat)
  p.decrees = plus(p.decrees, decree)
  emit?.({ type: 'decree-taken', seat, decree, slot })
}

const decreeReason = (): Refusal => no('decree-not-on-offer')

export const decreePhase: PhaseRules<'decree', 'decree'> = {
  takes: ['decree'],
  legal: (s, f, out) => {
    decreeOptions(s, out)
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    takeDecree(s, f.seat, a, emit)
    if (player(s, f.seat).markers > 0) push(s, { kind: 'second-decree', seat: f.seat })
  },
  refusal: decreeReason,
}

export const secondDecreePhase: PhaseRules<'second-decree', 'decree'> = {
  takes: ['decree'],
  legal: (s, _f, out) => {
    decreeOptions(s, out)
    out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    player(s, f.seat).markers--
    emit?.({ type: 'marker-spent', seat: f.seat })
    takeDecree(s, f.seat, a, emit)
  },
  refusal: decreeReason,
}
