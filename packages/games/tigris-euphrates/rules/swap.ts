import type { Emit } from '@ludoteca/engine'
import type { TilesByColour } from '../actions.ts'
import { COLOURS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { handOf, type Pile, pileSize, type State } from '../state.ts'
import { draw } from './draw.ts'
import { endGame } from './end.ts'
import { afterConflicts } from './flow.ts'

/** Out of the game, face down; the same number is drawn at once. */
export function swapTiles(s: State, tiles: TilesByColour, emit?: Emit<Event>): void {
  const hand = handOf(s, s.active)
  const pile = s.swapped[s.active] as Pile
  for (const colour of COLOURS) {
    hand[colour] = (hand[colour] as number) - tiles[colour]
    pile[colour] = (pile[colour] as number) + tiles[colour]
  }
  emit?.({ type: 'swapped', seat: s.active, tiles: [...tiles, 0] })
  if (draw(s, s.active, pileSize(tiles), emit)) afterConflicts(s)
  else endGame(s, 'bag', emit)
}
