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
 * The city: five rows of plots, four north-south streets between the plot columns, public buildings north, west
 * and east. Grid, streets, rewards and rubble are those of the printed board; only the reward of the spot east of
 * row C is a stand-in, because no picture shows it.
 */

export const COLUMNS = 5
export const rowsOpen = (seats: number): number => (seats === 2 ? 4 : 5)

/** Trades of the streets from west to east. Street `s` runs between columns `s` and `s + 1`. */
const STREET_TRADES = ['gold', 'cloth', 'books', 'tools'] as const satisfies readonly GoodId[]

interface Street {
  readonly id: `street-${GoodId}`
  readonly good: Good
}

export const STREETS: readonly Street[] = STREET_TRADES.map(trade => ({
  id: `street-${trade}`,
  good: GOODS.indexOf(trade),
}))

/** Wigs per store and relevant public building: shuffled under columns 1 to 4, printed under column 5. */
export const SCORING_TILES = [3, 3, 4, 5] as const
export const SCORING_FIXED = 4

/** Land rewards by row, from west to east. There is no plot A1. */
const LAND_REWARDS = {
  A: [null, 'CARD1', 'G(tools)', 'R(5)', 'FAV'],
  B: ['G(gold)', 'INF', 'PLAN', 'G(cloth)', 'OFF(2)'],
  C: ['DECREE', 'RUB', 'G(books)', 'CARD1', 'G(tools)'],
  D: ['G(cloth)', 'FAV', 'OFF(2)', 'G(books)', 'PLAN'],
  E: ['R(5)', 'DECREE', 'INF', 'G(gold)', 'RUB'],
} as const satisfies Readonly<Record<RowId, readonly (string | null)[]>>

interface Plot {
  readonly id: PlotId
  readonly row: Row
  readonly column: Column
  /** The plots of the last column are half as wide and take the small City tiles. */
  readonly small: boolean
  readonly reward: readonly Effect[]
}

type PlotId = `plot-${Lowercase<RowId>}${1 | 2 | 3 | 4 | 5}`

/** In reading order: from north to south, each row from west to east. */
export const PLOTS: readonly Plot[] = ROWS.flatMap((rowId, row) =>
  ([1, 2, 3, 4, 5] as const).flatMap((n, column) => {
    const reward = LAND_REWARDS[rowId][column] ?? null
    if (reward === null) return []
    const id = `plot-${rowId.toLowerCase() as Lowercase<RowId>}${n}` as const
    return [{ id, row, column, small: column === COLUMNS - 1, reward: readEffects(reward) }]
  }),
)

const PLOT_ROWS: readonly number[] = PLOTS.map(plot => plot.row)
const PLOT_COLUMNS: readonly number[] = PLOTS.map(plot => plot.column)
export const rowOf = (plot: number): Row => PLOT_ROWS[plot] as Row
export const columnOf = (plot: number): Column => PLOT_COLUMNS[plot] as Column

/** The plot in this row and column; −1 where there is none. */
export const plotAt = (row: Row, column: Column): number =>
  PLOTS.findIndex(plot => plot.row === row && plot.column === column)

const ACROSS: readonly number[] = PLOTS.flatMap(({ row, column }) =>
  STREETS.map((_, street) => plotAt(row, street + street + 1 - column)),
)

/** The plot on the other side of this street, for a plot beside it; −1 where there is none. */
export const acrossOf = (plot: number, street: number): number =>
  ACROSS[plot * STREETS.length + street] as number

/** Spots for public buildings: side, what they serve (a street from the west, or a row), reward. */
const SPOT_ROWS = [
  ['spot-n1', 'N', 0, 'G(gold)'],
  ['spot-n2', 'N', 1, 'G(cloth)'],
  ['spot-n3', 'N', 2, 'G(books)'],
  ['spot-n4', 'N', 3, 'G(tools)'],
  ['spot-w-a', 'W', 0, 'G(gold)'],
  ['spot-w-b', 'W', 1, 'DECREE'],
  ['spot-w-c', 'W', 2, 'G(cloth)'],
  ['spot-w-d', 'W', 3, 'R(5)'],
  ['spot-w-e', 'W', 4, 'CARD1'],
  ['spot-e-a', 'E', 0, 'PLAN'],
  ['spot-e-b', 'E', 1, 'G(books)'],
  // A stand-in: every known picture covers this reward.
  ['spot-e-c', 'E', 2, 'INF'],
  ['spot-e-d', 'E', 3, 'G(tools)'],
  ['spot-e-e', 'E', 4, 'FAV'],
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

/** The display of City tiles: one space for each trade, and one for the small tiles of the last column. */
interface Slot {
  readonly id: `slot-${GoodId}` | 'slot-small'
  readonly street: number
  readonly good: Good
  /** The columns this tile can be built in: those beside its street that take its size. */
  readonly columns: readonly Column[]
  readonly small: boolean
}

const LAST_STREET = STREET_TRADES.length - 1

/** Slot number = street, and one more for the small tiles, which face the last street from the east. */
export const SLOTS: readonly Slot[] = [
  ...STREET_TRADES.map((trade, street) => ({
    id: `slot-${trade}` as const,
    street,
    good: GOODS.indexOf(trade),
    columns: street === LAST_STREET ? [street] : [street, street + 1],
    small: false,
  })),
  {
    id: 'slot-small',
    street: LAST_STREET,
    good: GOODS.indexOf('tools'),
    columns: [COLUMNS - 1],
    small: true,
  },
]

/** One tile lies on each space of the display, the others of its size are the supply. */
export const LARGE_TILES = 22
export const SMALL_TILES = 5

/** Réis for each cube still lying in the row or column when land is bought, in the order of `RUBBLE`. */
export const RUBBLE_PRICES = [3, 2, 1] as const
export const CUBES_PER_COLOUR = 21

/** Cubes placed in set-up; with two players there are none in row E nor on its spots. */
export const CUBES_PER_ROW = 3
export const CUBES_PER_COLUMN = [3, 3, 3, 3, 2] as const
export const CUBES_PER_SPOT = 2
export const CUBES_IN_PILE = 6
