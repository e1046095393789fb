import type { Seat } from '@ludoteca/engine'
import {
  columnOf,
  fitsSpot,
  landPrice,
  NONE,
  RUBBLE,
  relevant,
  relevantBuildings,
  rowOf,
  SIDES,
  SPOTS,
  STREETS,
  type State,
  scoringTile,
  spotInPlay,
  tradesOf,
} from '../rules/index.ts'

const NORTH = SIDES.indexOf('N')

/** Spots that may still come to serve a plot's store: north of its street, west and east of its row. */
const NORTH_SPOT: readonly number[] = STREETS.map((_, street) =>
  SPOTS.findIndex(spot => spot.side === NORTH && spot.serves === street),
)
const ROW_SPOTS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map(row =>
  SPOTS.flatMap((spot, i) => (spot.side !== NORTH && spot.serves === row ? [i] : [])),
)

/** How likely a spot is built upon, and with the right trade, while a whole game is to come. */
const CHANCE_NORTH = 0.5
const CHANCE_ROW = 0.25

/** Wigs that public buildings will still bring to a store facing `street`, per wig of its scoring tile. */
export function hopes(s: State, street: number, row: number, stage: number): number {
  let chance = s.faces[NORTH_SPOT[street] as number] === NONE ? CHANCE_NORTH : 0
  for (const spot of ROW_SPOTS[row] as readonly number[]) if (s.faces[spot] === NONE) chance += CHANCE_ROW
  return chance * stage
}

/** What a store at this plot would score at once, were it built facing `street`. */
export function storeScore(s: State, plot: number, street: number): number {
  const row = rowOf(plot)
  const good = STREETS[street]?.good ?? NONE
  let count = s.faces[NORTH_SPOT[street] as number] === NONE ? 0 : 1
  for (const spot of ROW_SPOTS[row] as readonly number[]) {
    const face = s.faces[spot] as number
    if (face !== NONE && tradesOf(s, face).includes(good)) count++
  }
  return count * scoringTile(s, plot)
}

/** Price of a plot after the best cube has been cleared. */
export function cheapest(s: State, seat: Seat, plot: number): number {
  let price = landPrice(s, seat, plot, NONE)
  const row = rowOf(plot)
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const cubes =
      (s.rowRubble[row * RUBBLE.length + rubble] as number) +
      (s.columnRubble[columnOf(plot) * RUBBLE.length + rubble] as number)
    if (cubes > 0) price = Math.min(price, landPrice(s, seat, plot, rubble))
  }
  return price
}

/** What a store that stands already will score when its house is set. */
export const scoreWhenDone = (s: State, plot: number): number =>
  scoringTile(s, plot) * relevantBuildings(s, plot)

/** Wigs of a new building with this face, for the seat against half of what others get. */
export function openingScore(s: State, seat: Seat, spot: number, face: number): number {
  const { side, serves } = SPOTS[spot] as (typeof SPOTS)[number]
  const trades = tradesOf(s, face)
  let wigs = 0
  for (let plot = 0; plot < s.owners.length; plot++) {
    const owner = s.owners[plot] as number
    if (owner === NONE) continue
    const street = s.streets[plot] as number
    const fits =
      side === NORTH
        ? serves === street
        : serves === rowOf(plot) && trades.includes(STREETS[street]?.good ?? NONE)
    if (fits) wigs += (owner === seat ? 1 : -1 / (s.seats - 1)) * scoringTile(s, plot)
  }
  return wigs
}

/** The best of the buildings on offer for this spot. */
export function bestOpening(s: State, seat: Seat, spot: number): number {
  if (!spotInPlay(SPOTS[spot] as (typeof SPOTS)[number], s.seats)) return 0
  let best = 0
  for (const face of s.buildings) {
    if (face !== NONE && fitsSpot(s, spot, face)) best = Math.max(best, openingScore(s, seat, spot, face))
  }
  return best
}

/** Wigs a building just raised is about to bring. */
export function raisedScore(s: State, seat: Seat, spot: number): number {
  let wigs = 0
  for (let plot = 0; plot < s.owners.length; plot++) {
    if (!relevant(s, spot, plot)) continue
    wigs += (s.owners[plot] === seat ? 1 : -1 / (s.seats - 1)) * scoringTile(s, plot)
  }
  return wigs
}
