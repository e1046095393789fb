import { columnOf, rowOf, SPOTS, STREETS } from '../../data/city.ts'
import { SIDES } from '../../data/terms.ts'
import { tablesOf } from '../../set/of.ts'
import { derived } from '../../set/tables.ts'
import { NONE, type State } from '../../state.ts'

/** Which public buildings and which stores have to do with each other. */

const NORTH = SIDES.indexOf('N')

/** The trades a face serves, one or two. */
export const tradesOf = (s: Pick<State, 'set'>, face: number): readonly number[] =>
  tablesOf(s).trades[face] as readonly number[]

const serves = (trades: readonly number[], good: number): boolean => trades[0] === good || trades[1] === good

/** The trade of the store on this plot. */
export const tradeAt = (s: State, plot: number): number =>
  (STREETS[s.streets[plot] as number] as { good: number }).good

/** Whether the building on this spot scores for the store on this plot. */
export function relevant(s: State, spot: number, plot: number): boolean {
  const face = s.faces[spot] as number
  if (face === NONE || s.owners[plot] === NONE) return false
  const { side, serves: line } = SPOTS[spot] as (typeof SPOTS)[number]
  if (side === NORTH) return line === s.streets[plot]
  return line === rowOf(plot) && serves(tradesOf(s, face), tradeAt(s, plot))
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
export const fitsSpot = (s: Pick<State, 'set'>, spot: number, face: number): boolean =>
  fits(spot, tradesOf(s, face))

function fits(spot: number, trades: readonly number[]): boolean {
  const { side, serves: street } = SPOTS[spot] as (typeof SPOTS)[number]
  return side !== NORTH || serves(trades, (STREETS[street] as { good: number }).good)
}

/** For each face the spots it may stand on, as a set. */
export const spotsOf = derived(({ trades }) =>
  trades.map(served => SPOTS.reduce((set, _, spot) => (fits(spot, served) ? set | (1 << spot) : set), 0)),
)
