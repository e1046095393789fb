import {
  B,
  GOODS,
  PRICES,
  phaseOf,
  player,
  priceParts,
  type State,
  saleParts,
  totalOf,
} from '../../rules/index.ts'

export const SUGAR = GOODS.indexOf('sugar')
export const SUGAR_PRICE = PRICES[SUGAR] as number

/** The learner's own things. */
export const mine = (s: State) => player(s, 0)

export const barrels = (s: State): number => mine(s).goods[SUGAR] as number

export const points = (s: State): number => totalOf(mine(s))

export const millPrice = (s: State): number => priceParts(s, 0, B.small_sugar).price

export const marketCost = (s: State): number => priceParts(s, 0, B.small_market).cost

/** What a barrel of sugar brings the learner while selling. */
export const sale = (s: State) => saleParts(s, SUGAR, false)

/** Colonists the player has to place. */
export const newcomers = (s: State): number => phaseOf(s, 'arrange').left
