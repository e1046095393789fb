/** Wigs and triggers, as printed. */

/** Each rubble set, at the end of period 1 and again at the end of the game. */
export const SET_WIGS = 3
/** Each good on a ship that sets sail. */
export const CRATE_WIGS = 1
export const FAVOR_WIGS = 2
/** One wig per this many réis at the end. */
export const REIS_PER_WIG = 5

/** Most stores of each trade, in the order of `GOODS`: first, second, third place. */
export const STORE_MAJORITIES = [
  [3, 2, 1],
  [9, 6, 3],
  [9, 6, 3],
  [6, 4, 2],
] as const

export const STORE_MAJORITIES_TWO_PLAYERS: readonly (readonly [number, number])[] = STORE_MAJORITIES.map(
  ([first, , third]) => [first, third],
)

/** Most officials at work. */
export const OFFICIAL_MAJORITY = [15, 10, 5] as const
export const OFFICIAL_MAJORITY_TWO_PLAYERS = [15, 5] as const

/** A period ends when somebody completes this many rubble sets, or this many piles of cards are empty. */
export const SETS_TO_END = [2, 4] as const
export const PILES_TO_END = 3
