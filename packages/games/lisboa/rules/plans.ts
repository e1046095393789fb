import type { Seat } from '@ludoteca/engine'
import { ARCHITECTS } from '../data/terms.ts'
import { plus, putThing } from '../lists.ts'
import { PASS, plan as take } from '../moves.ts'
import type { State } from '../state.ts'
import { player } from './board.ts'
import { type Choice, expect } from './stack.ts'

/** Acquire a plan: the open one on top of either architect's pile. */

const pileOf = (s: State, architect: number): readonly number[] => s.plans[architect] as readonly number[]

export const planPossible = (s: State, _seat: Seat): boolean => s.plans.some(pile => pile.length > 0)

export const plan: Choice<'plan'> = {
  options: (s, f, out) => {
    for (let architect = 0; architect < ARCHITECTS.length; architect++) {
      if (pileOf(s, architect).length > 0) out.push(take(architect))
    }
    if (f.may) out.push(PASS)
  },
  choose: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { architect } = expect(a, 'plan')
    const pile = pileOf(s, architect)
    const taken = pile.at(-1) as number
    const p = player(s, f.seat)
    s.plans = putThing(s.plans, architect, pile.slice(0, -1))
    p.plans = plus(p.plans, taken)
    emit?.({ type: 'plan-taken', seat: f.seat, plan: taken })
    const next = pile.at(-2)
    if (next !== undefined) emit?.({ type: 'plan-turned', architect, plan: next, reveals: true })
  },
}
