import type { Seat } from '@ludoteca/engine'
import { STATE_ACTIONS, type StateActionId } from '../data/terms.ts'
import type { StepOf } from '../frames.ts'
import { PASS, state as perform } from '../moves.ts'
import { NONE, type State } from '../state.ts'
import { cardinalPossible, mostSteps } from './cardinal.ts'
import { favorPossible } from './favors.ts'
import { mostRecruits, recruitPossible } from './officials.ts'
import { planPossible } from './plans.ts'
import { producePossible } from './production.ts'
import { shipPossible } from './ships.ts'
import { type Choice, expect, push, type Tell } from './stack.ts'

/** The six State actions: whether they would do anything, and how they begin. */

type Possible = (s: State, seat: Seat, spent?: number) => boolean

const POSSIBLE: Readonly<Record<StateActionId, Possible>> = {
  favor: favorPossible,
  cardinal: (s, seat) => cardinalPossible(s, seat, 1, mostSteps(s, seat)),
  ship: shipPossible,
  produce: producePossible,
  recruit: recruitPossible,
  plan: planPossible,
}

const POSSIBLE_IN_ORDER = STATE_ACTIONS.map(id => POSSIBLE[id])

/** State actions for which it matters which good has paid for them. */
const NEEDS_GOODS = STATE_ACTIONS.map(id => id === 'ship' || id === 'produce')
export const needsGoods = (action: number): boolean => NEEDS_GOODS[action] as boolean

const idOf = (action: number): StateActionId => STATE_ACTIONS[action] as StateActionId

/** When the action is paid for with a good, that one is `spent` first. */
export const statePossible = (s: State, seat: Seat, action: number, spent: number = NONE): boolean =>
  (POSSIBLE_IN_ORDER[action] as Possible)(s, seat, spent)

export const anyStatePossible = (s: State, seat: Seat): boolean =>
  POSSIBLE_IN_ORDER.some(possible => possible(s, seat))

export function stateAction(s: State, { seat, action }: StepOf<'state-action'>): void {
  const kind = idOf(action)
  if (kind === 'cardinal') push(s, { kind, seat, may: false, least: 1, most: mostSteps(s, seat) })
  else if (kind === 'recruit') push(s, { kind, seat, may: false, most: mostRecruits(s, seat) })
  else push(s, { kind, seat, may: false })
}

/** Free State actions of an event: the first may have to be done, the others never. */
export const errands: Choice<'errands'> = {
  options: (s, f, out) => {
    for (let action = 0; action < STATE_ACTIONS.length; action++) {
      if (!(f.used & (1 << action)) && statePossible(s, f.seat, action)) out.push(perform(action))
    }
    if (f.may) out.push(PASS)
  },
  choose: (s, f, a, _emit: Tell) => {
    if (a.type === 'pass') return
    const { action } = expect(a, 'state')
    const { seat, left } = f
    if (left > 1) push(s, { kind: 'errands', seat, may: true, left: left - 1, used: f.used | (1 << action) })
    push(s, { kind: 'state-action', seat, action })
  },
}
