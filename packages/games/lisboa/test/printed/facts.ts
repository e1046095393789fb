/**
 * What is publicly known of the printed game, typed from the list of facts and from nothing of ours: set-up and board.
 * Words are those of the list; the test beside it knows how we say them.
 */

/** Rows A to E, columns 1 to 5; there is no plot A1. */
export const PLOT_REWARDS = {
  A: [null, 'CARD1', 'G(tools)', 'R(5)', 'FAV'],
  B: ['G(gold)', 'INF', 'PLAN', 'G(cloth)', 'OFF(2)'],
  C: ['DECREE', 'RUB', 'G(books)', 'CARD1', 'G(tools)'],
  D: ['G(cloth)', 'FAV', 'OFF(2)', 'G(books)', 'PLAN'],
  E: ['R(5)', 'DECREE', 'INF', 'G(gold)', 'RUB'],
} as const

/** East C is hidden on every picture: a stand-in. */
export const SITE_REWARDS = {
  N: ['G(gold)', 'G(cloth)', 'G(books)', 'G(tools)'],
  W: ['G(gold)', 'DECREE', 'G(cloth)', 'R(5)', 'CARD1'],
  E: ['PLAN', 'G(books)', 'INF', 'G(tools)', 'FAV'],
} as const

export const STREETS_FROM_WEST = ['gold', 'cloth', 'books', 'tools'] as const
export const MARKET_START = { gold: 6, cloth: 5, books: 5, tools: 4 } as const
export const MARKET_TRACK = [1, 6] as const

/** From the poorest step to the richest. */
export const TREASURY = { left: [1, 1, 0, -1, -1], right: [1, 2, 3, 4, 5], start: 3 } as const

export const COLUMN_TILES = [3, 3, 4, 5] as const
export const COLUMN_5 = 4
export const MAJORITIES = { gold: [3, 2, 1], cloth: [9, 6, 3], books: [9, 6, 3], tools: [6, 4, 2] } as const
export const MAJORITIES_OF_TWO = { gold: [3, 1], cloth: [9, 3], books: [9, 3], tools: [6, 2] } as const
export const OFFICIALS_AT_WORK = { many: [15, 10, 5], two: [15, 5] } as const
export const CUBE_PRICES = { quake: 3, fire: 2, tsunami: 1 } as const

export const INFLUENCE_AT_START = [4, 5, 6, 7] as const
export const WIGS_AT_START = 5
export const COINS_UNDER_INFLUENCE = [0, 1, 2, 3, 5, 7] as const
export const PLANS_OF_A_PILE = [2, 2, 3, 3, 4, 4, 5, 5] as const

/** Clockwise from the tile at the top: what lies in the gaps after each tile. */
export const CHURCH_GAPS = ['blank', 'influence', 'blank', 'blank', 'treasury', 'blank'] as const

/** From left to right on the board; upper and lower State action, Noble action, goods besides gold. */
export const NOBLES_FROM_LEFT = [
  ['builder', 'recruit', 'plan', 'store', 'tools'],
  ['minister', 'ship', 'produce', 'decree', 'books'],
  ['king', 'cardinal', 'favor', 'open', 'cloth'],
] as const
export const DECKS_FROM_TOP = ['treasury', 'king', 'minister', 'builder'] as const

/** Hull, which is the goods to pay and the wigs at the end, and réis for each good sold. */
export const SHIPS_BY_COLOUR = { blue: [1, 0], red: [2, 1], purple: [3, 2], brown: [4, 3] } as const

/** By players: ships of each colour, Royal Favors of each noble, neutral officials in an office. */
export const BY_PLAYERS = [
  [2, 1, 2, 1],
  [3, 2, 3, 0],
  [4, 3, 4, 0],
] as const
