import type { Refusal, Seat } from '@ludoteca/engine'
import { STATE_ACTIONS, type StateActionId } from '../../data/terms.ts'
import type { StepOf } from '../../frames.ts'
import { PASS, state as perform } from '../../moves.ts'
import { NONE, type State } from '../../state.ts'
import { stateOf } from '../parts.ts'
import { expect, no, type PhaseRules, push, type Reason } from '../phase.ts'
import { cardinalPossible, mostSteps, whyNoClergy } from './cardinal.ts'
import { favorPossible, whyNoFavor } from './favors.ts'
import { mostRecruits, recruitPossible, whyNoRecruits } from './officials.ts'
import { planPossible, whyNoPlan } from './plans.ts'
import { producePossible, whyNoProduction } from './production.ts'
import { shipPossible, whyNoShip } from './ships.ts'

/** The six State actions: whether they would do anything, and how they begin. */

type Possible = (s: State, seat: Seat, spent?: number) => boolean

interface StateActionRule {
  readonly possible: Possible
  readonly whyNot: (s: State, seat: Seat) => Refusal
  /** Whether it matters which good has paid for it. */
  readonly needsGoods: boolean
}

const STATE_RULES: Readonly<Record<StateActionId, StateActionRule>> = {
  favor: { possible: favorPossible, whyNot: whyNoFavor, needsGoods: false },
  cardinal: {
    possible: (s, seat) => cardinalPossible(s, seat, 1, mostSteps(s, seat)),
    whyNot: whyNoClergy,
    needsGoods: false,
  },
  ship: { possible: shipPossible, whyNot: whyNoShip, needsGoods: true },
  produce: { possible: producePossible, whyNot: whyNoProduction, needsGoods: true },
  recruit: { possible: recruitPossible, whyNot: whyNoRecruits, needsGoods: false },
  plan: { possible: planPossible, whyNot: whyNoPlan, needsGoods: false },
}

const RULES_IN_ORDER = STATE_ACTIONS.map(id => STATE_RULES[id])
const POSSIBLE_IN_ORDER = RULES_IN_ORDER.map(rule => rule.possible)
const NEEDS_GOODS = RULES_IN_ORDER.map(rule => rule.needsGoods)

export const needsGoods = (action: number): boolean => NEEDS_GOODS[action] as boolean

const idOf = (action: number): StateActionId => STATE_ACTIONS[action] as StateActionId

/** When the action is paid for with a good, that one is `spent` first. */
export const statePossible = (s: State, seat: Seat, action: number, spent: number = NONE): boolean =>
  (POSSIBLE_IN_ORDER[action] as Possible)(s, seat, spent)

export const anyStatePossible = (s: State, seat: Seat): boolean =>
  POSSIBLE_IN_ORDER.some(possible => possible(s, seat))

/** Why it cannot be done at all, when one good of the type `spent` (or none) pays for it. */
export const impossible = (s: State, seat: Seat, action: number, spent: number = NONE): Reason =>
  statePossible(s, seat, action, spent)
    ? undefined
    : (RULES_IN_ORDER[action] as StateActionRule).whyNot(s, seat)

export function stateAction(s: State, { seat, action }: StepOf<'state-action'>): void {
  const kind = idOf(action)
  if (kind === 'cardinal') push(s, { kind, seat, may: false, least: 1, most: mostSteps(s, seat) })
  else if (kind === 'recruit') push(s, { kind, seat, may: false, most: mostRecruits(s, seat) })
  else push(s, { kind, seat, may: false })
}

/** Free State actions of an event: the first may have to be done, the others never. */
export const errandsPhase: PhaseRules<'errands', 'state'> = {
  takes: ['state'],
  legal: (s, f, out) => {
    for (let action = 0; action < STATE_ACTIONS.length; action++) {
      if (!(f.used & (1 << action)) && statePossible(s, f.seat, action)) out.push(perform(action))
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a) => {
    if (a.type === 'pass') return
    const { action } = expect(a, 'state')
    const { seat, left } = f
    if (left > 1) push(s, { kind: 'errands', seat, may: true, left: left - 1, used: f.used | (1 << action) })
    push(s, { kind: 'state-action', seat, action })
  },
  refusal: (s, f, { action }) =>
    f.used & (1 << action) ? no('state-action-used') : impossible(s, f.seat, action),
  early: (_s, _f, a) => {
    const state = stateOf(a)
    return state === -1 ? undefined : no('state-first', { state })
  },
}
