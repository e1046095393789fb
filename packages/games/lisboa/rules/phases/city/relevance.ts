import { architectOf, BUILDINGS, buildingOf } from '../../data/buildings.ts'
import { columnOf, rowOf, SPOTS, STREETS } from '../../data/city.ts'
import { SIDES } from '../../data/terms.ts'
import { NONE, type State } from '../../state.ts'

/** Which public buildings and which stores have to do with each other. */

const NORTH = SIDES.indexOf('N')

const TRADES: readonly (readonly number[])[] = Array.from(
  { length: BUILDINGS.length * 2 },
  (_, face) => BUILDINGS[buildingOf(face)]?.faces[architectOf(face)] ?? [],
)

/** The trades a face serves, one or two. */
export const tradesOf = (face: number): readonly number[] => TRADES[face] as readonly number[]

const serves = (face: number, good: number): boolean => {
  const trades = tradesOf(face)
  return trades[0] === good || trades[1] === good
}

/** The trade of the store on this plot. */
export const tradeAt = (s: State, plot: number): number =>
  (STREETS[s.streets[plot] as number] as { good: number }).good

/** Whether the building on this spot scores for the store on this plot. */
export function relevant(s: State, spot: number, plot: number): boolean {
  const face = s.faces[spot] as number
  if (face === NONE || s.owners[plot] === NONE) return false
  const { side, serves: line } = SPOTS[spot] as (typeof SPOTS)[number]
  if (side === NORTH) return line === s.streets[plot]
  return line === rowOf(plot) && serves(face, tradeAt(s, plot))
}

/** Open public buildings relevant to a store: north of its street, west and east of its row. */
export function relevantBuildings(s: State, plot: number): number {
  let count = 0
  for (let spot = 0; spot < SPOTS.length; spot++) if (relevant(s, spot, plot)) count++
  return count
}

/** Wigs of the scoring tile below the column the plot lies in. */
export const scoringTile = (s: State, plot: number): number => s.scoring[columnOf(plot)] as number

/** North spots need a building with the colour of their street. */
export const fitsSpot = (spot: number, face: number): boolean => {
  const { side, serves: street } = SPOTS[spot] as (typeof SPOTS)[number]
  return side !== NORTH || serves(face, (STREETS[street] as { good: number }).good)
}

/** For each face the spots it may stand on, as a set. */
export const SPOTS_OF: readonly number[] = Array.from({ length: BUILDINGS.length * 2 }, (_, face) =>
  SPOTS.reduce((set, _, spot) => (fitsSpot(spot, face) ? set | (1 << spot) : set), 0),
)
