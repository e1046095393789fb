import type { Emit } from '@ludoteca/engine'
import { type Action, type ActionOf, swapsWithin } from '../actions.ts'
import { COLOURS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { handOf, type Pile, pileSize, type State } from '../state.ts'
import { afterConflicts } from './building.ts'
import { draw } from './draw.ts'
import type { ActionRules } from './phase.ts'
import { endGame } from './points.ts'

function legal(s: State, out: Action[], n: number): number {
  const swaps = swapsWithin(handOf(s, s.active))
  for (let i = 0; i < swaps.length; i++) out[n + i] = swaps[i] as Action
  return n + swaps.length
}

/** The tiles leave the game, face down; the same number is drawn at once. */
function apply(s: State, { tiles }: ActionOf<'swap'>, emit?: Emit<Event>): void {
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

export const swapRules: ActionRules<ActionOf<'swap'>> = {
  legal,
  apply,
  refusal: () => ({ rule: 'tile-not-in-hand' }),
}
