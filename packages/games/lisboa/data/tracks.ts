/** Tracks of the main board and of the player boards. All numbers are our own except where marked. */

/**
 * Treasury track from poor to rich. `left`: influence price of a visit before officials. `right`: réis of a
 * subsidy, of land before rubble, of a hired official and of an event.
 */
export const TREASURY_STEPS = [
  { left: 1, right: 2 },
  { left: 2, right: 2 },
  { left: 2, right: 3 },
  { left: 2, right: 4 },
  { left: 3, right: 4 },
  { left: 3, right: 5 },
  { left: 4, right: 5 },
  { left: 4, right: 6 },
  { left: 4, right: 7 },
  { left: 5, right: 7 },
  { left: 5, right: 8 },
] as const
export const TREASURY_START = 2

/** Market prices, in the order of `GOODS`. */
export const MARKET = [
  { min: 3, max: 6, start: 5 },
  { min: 2, max: 5, start: 4 },
  { min: 2, max: 5, start: 4 },
  { min: 2, max: 5, start: 4 },
] as const

/** Influence runs from 0 to this; the range is known. */
export const INFLUENCE_MAX = 10

/** A gain that would pass the end of the track is worth this many wigs instead of the rest. Known. */
export const INFLUENCE_WIGS = 1

/** Spaces that pay 1 réis when the marker reaches them on its way down. That there are six is known. */
export const REIS_MARKS = [9, 7, 5, 3, 1, 0] as const

/** By seat, counted from the starting player. */
export const INFLUENCE_START = [6, 6, 6, 7] as const
export const WIGS_START = [0, 0, 0, 0] as const
