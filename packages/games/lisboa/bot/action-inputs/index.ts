import type { ActionType, DecisionKind } from '../../rules/index.ts'
import { dropCard, ofHand, reward, sponsor, visit } from './cards.ts'
import { clear, house, open, raise, store, takeCube } from './city.ts'
import { type ActionInputs, writeOneHot } from './common.ts'
import { cardinal, decree, favor, follow, giveUp, oneNoble, plan, recruit, staff, state } from './court.ts'
import { dropShip, oneGood, produce, sell, ship, trade, upgrade } from './goods.ts'

/** Kinds of decisions in which one may pass: it means something else in each. */
const PASSING: readonly DecisionKind[] = [
  'selling',
  'trading',
  'audience',
  'follow',
  'errands',
  'favor',
  'ship',
  'produce',
  'plan',
  'take-good',
  'raise-price',
  'take-cube',
  'cardinal',
  'recruit',
  'decree',
  'second-decree',
  'store',
  'open',
  'room',
]

const pass: ActionInputs<'pass'> = {
  size: PASSING.length,
  write: (_s, { kind }) => writeOneHot(PASSING.indexOf(kind), PASSING.length),
}

export const ACTION_INPUTS: { readonly [T in ActionType]?: ActionInputs<T> } = {
  discard: ofHand,
  portfolio: ofHand,
  visit,
  sponsor,
  'drop-card': dropCard,
  'drop-ship': dropShip,
  sell,
  trade,
  state,
  follow,
  favor,
  cardinal,
  ship,
  upgrade,
  produce,
  extra: oneGood,
  recruit,
  plan,
  'take-good': oneGood,
  'raise-price': oneGood,
  'take-cube': takeCube,
  'lose-good': oneGood,
  'lose-official': oneNoble,
  'lose-favor': oneNoble,
  decree,
  store,
  clear,
  house,
  open,
  raise,
  staff,
  'give-up': giveUp,
  reward,
  pass,
}
