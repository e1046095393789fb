/** Tracks of the main board and of the player boards, as printed. */

/**
 * Treasury track from poor to rich. `left`: influence price of a visit before officials. `right`: réis of a
 * subsidy, of land before rubble, of a hired official and of an event.
 */
export const TREASURY_STEPS = [
  { left: 1, right: 1 },
  { left: 1, right: 2 },
  { left: 0, right: 3 },
  { left: -1, right: 4 },
  { left: -1, right: 5 },
] as const
export const TREASURY_START = 2

/** Market prices, in the order of `GOODS`: one track for all. */
export const MARKET = [
  { min: 1, max: 6, start: 6 },
  { min: 1, max: 6, start: 5 },
  { min: 1, max: 6, start: 5 },
  { min: 1, max: 6, start: 4 },
] as const

/** Influence runs from 0 to this. */
export const INFLUENCE_MAX = 10

/** A gain that would pass the end of the track is worth this many wigs instead of the rest. */
export const INFLUENCE_WIGS = 1

/** Spaces that pay 1 real when the marker reaches them on its way down. */
export const REIS_MARKS = [7, 5, 3, 2, 1, 0] as const

/** By seat, counted from the starting player. */
export const INFLUENCE_START = [4, 5, 6, 7] as const
/** Everybody’s. */
export const WIGS_START = 5
