import { below, type Emit, type Seat } from '@ludoteca/engine'
import { COLOURS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { handOf, type Pile, pileSize, type State } from '../state.ts'

/** Takes tiles from the bag blindly: every tile in it is equally likely. */
export function drawInto(s: State, pile: Pile, count: number): void {
  let left = pileSize(s.bag)
  for (let i = 0; i < count; i++) {
    let pick = below(s.rng, left--)
    for (const colour of COLOURS) {
      const held = s.bag[colour] as number
      if (pick < held) {
        s.bag[colour] = held - 1
        pile[colour] = (pile[colour] as number) + 1
        break
      }
      pick -= held
    }
  }
}

/** Draws into a hand; false, and nothing drawn, when the bag cannot supply all of it. */
export function draw(s: State, seat: Seat, count: number, emit?: Emit<Event>): boolean {
  if (pileSize(s.bag) < count) return false
  const drawn: Pile = [0, 0, 0, 0, 0]
  drawInto(s, drawn, count)
  const hand = handOf(s, seat)
  for (const colour of COLOURS) hand[colour] = (hand[colour] as number) + (drawn[colour] as number)
  s.drawn[seat] = drawn
  s.idle = -1
  emit?.({ type: 'drew', seat, tiles: drawn, reveals: true })
  return true
}
