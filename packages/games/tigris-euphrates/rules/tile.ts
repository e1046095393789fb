import type { Emit } from '@ludoteca/engine'
import { BLACK, type Colour } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { handOf, type State, seatOfIndex, tileOf } from '../state.ts'
import { afterConflicts, score } from './flow.ts'
import { atMostOne, type Kingdoms, leaderIn, ledBy, NONE, onlyKingdom, regionsAround } from './kingdoms.ts'
import { unite } from './war.ts'

export function placeTile(s: State, colour: Colour, square: number, emit?: Emit<Event>): void {
  const hand = handOf(s, s.active)
  hand[colour] = (hand[colour] as number) - 1
  const regions = regionsAround(s, square)
  const touched = ledBy(s, regions)
  s.board[square] = tileOf(colour)
  s.placed = square
  emit?.({ type: 'tile-placed', seat: s.active, colour, square })
  if (touched !== 0 && !atMostOne(touched)) {
    s.united = square
    unite(s, emit)
    return
  }
  if (touched !== 0) scoreTile(s, regions, onlyKingdom(touched), colour, square, emit)
  afterConflicts(s)
}

/** The leader of the tile's colour takes the point, or else the king; who placed it does not matter. */
function scoreTile(
  s: State,
  kingdoms: Kingdoms,
  kingdom: number,
  colour: Colour,
  square: number,
  emit?: Emit<Event>,
): void {
  const own = leaderIn(s, kingdoms, kingdom, colour)
  const taker = own >= 0 ? own : leaderIn(s, kingdoms, kingdom, BLACK)
  if (taker < 0) return
  const points = buildingPays(s, kingdoms, kingdom, colour) ? 2 : 1
  score(s, seatOfIndex(taker), colour, points, own >= 0 ? 'tile' : 'king', square, emit)
}

/** The tile joins all regions around it into one kingdom: the building may stand in any of them. */
function buildingPays(s: State, regions: Kingdoms, led: number, colour: Colour): boolean {
  const building = s.buildings[colour] as number
  if (building < 0) return false
  const region = regions.of[building]
  return s.rules.absorbedBuildings ? region !== NONE : region === led
}
