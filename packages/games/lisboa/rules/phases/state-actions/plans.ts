import type { Refusal, Seat } from '@ludoteca/engine'
import { ARCHITECTS } from '../../data/terms.ts'
import { plus, putThing } from '../../lists.ts'
import { PASS, plan as take } from '../../moves.ts'
import type { State } from '../../state.ts'
import { player } from '../board.ts'
import { expect, no, type PhaseRules } from '../phase.ts'

/** Acquire a plan: the one on top of either architect's pile. */

const pileOf = (s: State, architect: number): readonly number[] => s.plans[architect] as readonly number[]

export const planPossible = (s: State, _seat: Seat): boolean => s.plans.some(pile => pile.length > 0)

export const whyNoPlan = (): Refusal => no('plans-gone', { architect: 0 })

export const planPhase: PhaseRules<'plan', 'plan'> = {
  takes: ['plan'],
  legal: (s, f, out) => {
    for (let architect = 0; architect < ARCHITECTS.length; architect++) {
      if (pileOf(s, architect).length > 0) out.push(take(architect))
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { architect } = expect(a, 'plan')
    const pile = pileOf(s, architect)
    const taken = pile.at(-1) as number
    const p = player(s, f.seat)
    s.plans = putThing(s.plans, architect, pile.slice(0, -1))
    p.plans = plus(p.plans, taken)
    emit?.({ type: 'plan-taken', seat: f.seat, plan: taken })
  },
  refusal: (s, _f, { architect }) =>
    s.plans[architect]?.length ? undefined : no('plans-gone', { architect }),
}
