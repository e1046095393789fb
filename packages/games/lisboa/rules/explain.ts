import type { Seat } from '@ludoteca/engine'
import { buildingOf } from './data/buildings.ts'
import { RUBBLE_PRICES, SPOTS } from './data/city.ts'
import { PILES_TO_END, SETS_TO_END } from './data/scoring.ts'
import { RUBBLE } from './data/terms.ts'
import type { Phase } from './frames.ts'
import { put } from './lists.ts'
import { player, power, rivalsAt, SLOT, sets, treasuryLeft, treasuryRight } from './phases/board.ts'
import { visitCost } from './phases/cards/visits.ts'
import { columnCubes, landPrice, rowCubes } from './phases/city/land.ts'
import { relevant, scoringTile } from './phases/city/relevance.ts'
import { asked } from './phases/phase.ts'
import { clone, NONE, type State } from './state.ts'

/** Prices and scores taken apart, for boards that explain them. All of it works on a view. */

/** What is being decided; null when the game is over. */
export const decision = (s: State): Phase | null => asked(s) ?? null

export interface RubblePart {
  readonly rubble: number
  readonly cubes: number
  /** Cubes that cost nothing: the one cleared, and those a power waives. */
  readonly free: number
  readonly each: number
}

interface LandParts {
  readonly treasury: number
  readonly less: number
  readonly rubble: readonly RubblePart[]
  readonly total: number
}

/** The price of land as a sum, when a cube of the colour `taken` (or none) is cleared first. */
export function landParts(s: State, seat: Seat, plot: number, taken: number = NONE): LandParts {
  const p = player(s, seat)
  const rubble = RUBBLE.map((_, colour) => {
    const cubes = rowCubes(s, plot, colour) + columnCubes(s, plot, colour)
    const cleared = colour === taken ? 1 : 0
    const free = Math.min(cubes, cleared + power(p, SLOT['rubble-quake'] + colour))
    return { rubble: colour, cubes, free, each: RUBBLE_PRICES[colour] as number }
  })
  return {
    treasury: treasuryRight(s),
    less: power(p, SLOT.land),
    rubble,
    total: landPrice(s, seat, plot, taken),
  }
}

/** The price of a plot by the cube that is cleared: the cheapest and the dearest. */
export function landRange(s: State, seat: Seat, plot: number): { least: number; most: number } {
  const colours = RUBBLE.map((_, colour) => colour).filter(
    colour => rowCubes(s, plot, colour) + columnCubes(s, plot, colour) > 0,
  )
  const prices = (colours.length > 0 ? colours : [NONE]).map(colour => landPrice(s, seat, plot, colour))
  return { least: Math.min(...prices), most: Math.max(...prices) }
}

interface VisitParts {
  readonly treasury: number
  readonly rivals: number
  readonly less: number
  readonly total: number
}

export const visitParts = (s: State, seat: Seat, noble: number): VisitParts => ({
  treasury: treasuryLeft(s),
  rivals: rivalsAt(s, noble, seat),
  less: power(player(s, seat), SLOT['visit-king'] + noble),
  total: visitCost(s, seat, noble),
})

/** A store and a public building that score for each other, and how much. */
export interface ScoringLine {
  readonly plot: number
  readonly spot: number
  /** The scoring tile of the store's column. */
  readonly wigs: number
  readonly owner: number
}

function linesWhere(s: State, fits: (plot: number, spot: number) => boolean): ScoringLine[] {
  const lines: ScoringLine[] = []
  for (const [plot, owner] of s.owners.entries()) {
    if (owner === NONE) continue
    for (const spot of SPOTS.keys()) {
      if (!fits(plot, spot) || !relevant(s, spot, plot)) continue
      lines.push({ plot, spot, wigs: scoringTile(s, plot), owner })
    }
  }
  return lines
}

/** What a store scores when it is built on this plot in this street. */
export function storeLines(s: State, seat: Seat, plot: number, street: number): ScoringLine[] {
  const later = clone(s)
  later.owners = put(s.owners, plot, seat)
  later.streets = put(s.streets, plot, street)
  return linesWhere(later, each => each === plot)
}

/** Which stores score when a building with this face opens on this spot. */
export function openingLines(s: State, spot: number, face: number): ScoringLine[] {
  const later = clone(s)
  later.faces = put(s.faces, spot, face)
  return linesWhere(later, (_, each) => each === spot)
}

/** What stands in the city now and scores together, for one plot or one spot. */
export const plotLines = (s: State, plot: number): ScoringLine[] => linesWhere(s, each => each === plot)
export const spotLines = (s: State, spot: number): ScoringLine[] => linesWhere(s, (_, each) => each === spot)

/** Face number of a building on offer, by its tile; none when it is not on offer. */
export const faceOnOffer = (s: State, building: number): number =>
  s.buildings.find(face => face !== NONE && buildingOf(face) === building) ?? NONE

/** How near the end of the period is; what goes beyond the goal does not count. */
export const endNear = (s: State) => ({
  sets: Math.min(Math.max(...s.players.map(sets)), SETS_TO_END[s.period - 1] as number),
  setsNeeded: SETS_TO_END[s.period - 1] as number,
  piles: Math.min(s.piles.filter(pile => pile.length === 0).length, PILES_TO_END),
  pilesNeeded: PILES_TO_END,
})

/** The noble whose audience is going on; none without one. */
export const hostOf = (s: State): number => s.stack.find(frame => frame.kind === 'followers')?.noble ?? NONE
