import { B, bonusOf, player, priceParts, type State } from '../../rules/index.ts'

/** The learner's own things. */
export const mine = (s: State) => player(s, 0)

/** What the customs house brings the learner as the chips stand. */
export const customs = (s: State): number => bonusOf(mine(s), B.customs_house)

export const customsPrice = (s: State): number => priceParts(s, 0, B.customs_house).price

/** Barrels of the first rival that found no ship. */
export const tobacco = (s: State): number => player(s, 1).goods[3] ?? 0
