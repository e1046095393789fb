/** The four spheres. A colour is an index into these tables everywhere. */
export const RED = 0
export const BLUE = 1
export const GREEN = 2
export const BLACK = 3
export const COLOURS = [RED, BLUE, GREEN, BLACK] as const
export type Colour = (typeof COLOURS)[number]

/** Temple, farm, market, settlement. */
export const TILE_LETTERS = ['R', 'B', 'G', 'K'] as const
/** Priest, farmer, trader, king. */
export const LEADER_LETTERS = ['r', 'b', 'g', 'k'] as const
export const COLOUR_KEYS = ['red', 'blue', 'green', 'black'] as const

/** How many tiles of each colour are in the box. */
export const TILE_COUNTS = [57, 36, 30, 30] as const

export const HAND_SIZE = 6
export const CATASTROPHES_EACH = 2
export const ACTIONS_PER_TURN = 2

/** At the end of a turn with this few treasures left on the board, the game is over. */
export const LAST_TREASURES = 2

/** A game in which nobody has drawn a tile for this many rounds is over; see the rulings. */
export const IDLE_ROUNDS = 10

/** One monument for every pair of colours. */
export const MONUMENTS: readonly (readonly [Colour, Colour])[] = [
  [RED, BLUE],
  [RED, GREEN],
  [RED, BLACK],
  [BLUE, GREEN],
  [BLUE, BLACK],
  [GREEN, BLACK],
]
export const MONUMENT_NAMES: readonly string[] = MONUMENTS.map(
  ([one, other]) => TILE_LETTERS[one] + TILE_LETTERS[other],
)

/** A civilization building needs a straight line of this many tiles. */
export const BUILDING_LINE = 3

/** What a large cube is worth; a small one is worth 1. */
export const LARGE_CUBE = 5
