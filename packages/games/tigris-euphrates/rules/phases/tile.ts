import type { Emit } from '@ludoteca/engine'
import { type Action, type ActionOf, TILES } from '../actions.ts'
import { squareName } from '../data/board.ts'
import { MAPS } from '../data/maps.ts'
import { BLACK, BLUE, COLOURS, type Colour } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import type { Refusal } from '../refusals.ts'
import { handOf, inHand, type State, seatOfIndex, tileOf } from '../state.ts'
import { afterConflicts } from './building.ts'
import { atMostOne, type Kingdoms, leaderIn, ledBy, NONE, onlyKingdom, regionsAround } from './kingdoms.ts'
import type { ActionRules } from './phase.ts'
import { score } from './points.ts'
import { refuseOccupied, type Survey } from './squares.ts'
import { unite } from './war.ts'

function legal(s: State, out: Action[], from: number, { land, river }: Survey): number {
  let n = from
  const hand = handOf(s, s.active)
  for (const colour of COLOURS) {
    if ((hand[colour] as number) === 0) continue
    const actions = TILES[colour] as readonly Action[]
    const { at, count } = colour === BLUE ? river : land
    for (let i = 0; i < count; i++) out[n++] = actions[at[i] as number] as Action
  }
  return n
}

function apply(s: State, { colour, square }: ActionOf<'tile'>, emit?: Emit<Event>): void {
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

function refusal(s: State, { colour, square }: ActionOf<'tile'>): Refusal {
  if (inHand(s, s.active, colour) === 0) return { rule: 'tile-not-in-hand' }
  const occupied = refuseOccupied(s, square)
  if (occupied) return occupied
  const isRiver = MAPS[s.rules.map].river[square] === true
  if (colour === BLUE && !isRiver) return { rule: 'farm-on-land' }
  if (colour !== BLUE && isRiver) return { rule: 'tile-on-river' }
  return { rule: 'joins-three-kingdoms', params: { square: squareName(square) } }
}

export const tileRules: ActionRules<ActionOf<'tile'>> = { legal, apply, refusal }
