/** Goods in order of price; a crop tile has the number of its good. */
export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const
export type Good = (typeof GOODS)[number]

export const CORN = 0

/** What the trading house pays. */
export const PRICES = [0, 1, 2, 3, 4] as const

/** Barrels in the box, and how many of each kind are left out with two players. */
export const BARRELS = [10, 11, 11, 9, 9] as const
export const BARRELS_OUT_2 = 2

/** Island tiles: the five crops, then the quarry. */
export const TILES = [...GOODS, 'quarry'] as const
export type Tile = (typeof TILES)[number]
export const QUARRY = 5

export const PLANTATIONS = [10, 12, 11, 9, 8] as const
export const PLANTATIONS_OUT_2 = 3

export const ISLAND_SPACES = 12
export const CITY_SPACES = 12
export const HOUSE_SPACES = 4
