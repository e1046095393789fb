import { readEffects } from './codes.ts'
import type { Effect } from './effects.ts'
import {
  type Column,
  GOODS,
  type Good,
  type GoodId,
  ROWS,
  type Row,
  type RowId,
  SIDES,
  type Side,
} from './terms.ts'

/**
 * The city: five rows of five plots, four north-south streets between the plot columns, public buildings
 * north, west and east. Grid, rubble and the 5 réis of columns 1 and 4 come from sources; the order of the
 * streets is derived; the other rewards are our own.
 */

export const COLUMNS = 5
export const ROW_E: Row = 4
export const rowsOpen = (seats: number): number => (seats === 2 ? 4 : 5)

/** Trades of the streets from west to east. Street `s` runs between columns `s` and `s + 1`. */
const STREET_TRADES = ['gold', 'cloth', 'books', 'tools'] as const satisfies readonly GoodId[]

export interface Street {
  readonly id: `street-${GoodId}`
  readonly good: Good
}

export const STREETS: readonly Street[] = STREET_TRADES.map(trade => ({
  id: `street-${trade}`,
  good: GOODS.indexOf(trade),
}))

/** Wigs per store and relevant public building, shuffled onto the streets. */
export const SCORING_TILES = [2, 3, 4, 5] as const

/** Land rewards from west to east, the same in every row. */
const LAND_REWARDS = ['R(5)', 'G(store)', 'INF', 'R(5)', 'P+(any);W(1)'] as const

export interface Plot {
  readonly id: PlotId
  readonly row: Row
  readonly column: Column
  /** The plots of the last column take the small City tiles. */
  readonly small: boolean
  readonly reward: readonly Effect[]
}

type PlotId = `plot-${Lowercase<RowId>}${1 | 2 | 3 | 4 | 5}`

/** Plot number = row × 5 + column. */
export const PLOTS: readonly Plot[] = ROWS.flatMap((rowId, row) =>
  ([1, 2, 3, 4, 5] as const).map((n, column) => ({
    id: `plot-${rowId.toLowerCase() as Lowercase<RowId>}${n}` as const,
    row,
    column,
    small: column === COLUMNS - 1,
    reward: readEffects(LAND_REWARDS[column] ?? ''),
  })),
)

/** Spots for public buildings: side, what they serve (a street from the west, or a row), reward. */
const SPOT_ROWS = [
  ['spot-n1', 'N', 0, 'INF'],
  ['spot-n2', 'N', 1, 'FAV'],
  ['spot-n3', 'N', 2, 'CARD1'],
  ['spot-n4', 'N', 3, 'G(any)'],
  ['spot-w-a', 'W', 0, 'R(5)'],
  ['spot-w-b', 'W', 1, 'G(any)'],
  ['spot-w-c', 'W', 2, 'INF'],
  ['spot-w-d', 'W', 3, 'PLAN'],
  ['spot-w-e', 'W', 4, 'R(5)'],
  ['spot-e-a', 'E', 0, 'W(2)'],
  ['spot-e-b', 'E', 1, 'FAV'],
  ['spot-e-c', 'E', 2, 'R(5)'],
  ['spot-e-d', 'E', 3, 'OFF(2)'],
  ['spot-e-e', 'E', 4, 'CARD1'],
] as const satisfies readonly (readonly [string, (typeof SIDES)[number], number, string])[]

export type SpotId = (typeof SPOT_ROWS)[number][0]

export interface Spot {
  readonly id: SpotId
  readonly side: Side
  /** Number of the street (north) or of the row (west, east) whose stores a building here scores. */
  readonly serves: number
  readonly reward: readonly Effect[]
}

export const SPOTS: readonly Spot[] = SPOT_ROWS.map(([id, side, serves, reward]) => ({
  id,
  side: SIDES.indexOf(side),
  serves,
  reward: readEffects(reward),
}))

/** With two players row E is closed: its plots and the two spots beside it are out of play. */
export const spotInPlay = (spot: Spot, seats: number): boolean =>
  SIDES[spot.side] === 'N' || spot.serves < rowsOpen(seats)

/** The display of City tiles. The slot gives the trade and the side the entrance is on. */
export interface Slot {
  readonly id: `slot-${GoodId}-${'e' | 'w'}`
  readonly street: number
  readonly good: Good
  /** Entrance to the east: the store stands west of its street. */
  readonly faces: 'E' | 'W'
  /** The plots this tile can be built on. */
  readonly column: Column
  readonly small: boolean
}

/** Slot number = street × 2, plus 1 when the entrance faces west. */
export const SLOTS: readonly Slot[] = STREET_TRADES.flatMap((trade, street) =>
  (['E', 'W'] as const).map((faces, side) => ({
    id: `slot-${trade}-${faces === 'E' ? 'e' : 'w'}` as const,
    street,
    good: GOODS.indexOf(trade),
    faces,
    column: street + side,
    small: street + side === COLUMNS - 1,
  })),
)

/** One large tile lies in each of the seven large slots, the others are the supply; small tiles are a pile. */
export const LARGE_TILES = 22
export const SMALL_TILES = 5

/** Réis for each cube still lying in the row or column when land is bought, in the order of `RUBBLE`. */
export const RUBBLE_PRICES = [3, 2, 1] as const
export const CUBES_PER_COLOUR = 21

/** How many cubes are seeded where; with two players none in row E nor on its spots. */
export const CUBES_PER_ROW = 3
export const CUBES_PER_COLUMN = [3, 3, 3, 3, 2] as const
export const CUBES_PER_SPOT = 2
export const CUBES_IN_PILE = 6

/** What the reward “a cube from the pile” is worth when the pile is empty. */
export const RUBBLE_PILE_REIS = 2
