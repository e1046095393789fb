import { type Emit, shuffle } from '@ludoteca/engine'
import { GOODS } from '../data/goods.ts'
import type { Event } from '../events.ts'
import type { Player, State } from '../state.ts'

export function canDraw(s: State): boolean {
  if (s.stack.length > 0) return true
  for (const count of s.discards) if (count > 0) return true
  return false
}

/** PR-031: the discards become the new stack, at the moment a tile is needed and there is none. */
function reshuffle(s: State, emit?: Emit<Event>): void {
  for (let good = 0; good < GOODS.length; good++) {
    for (let i = s.discards[good] as number; i > 0; i--) s.stack.push(good)
    s.discards[good] = 0
  }
  shuffle(s.rng, s.stack)
  emit?.({ type: 'reshuffled', count: s.stack.length, reveals: true })
}

/** The top tile of the face-down stack; −1 when there is none anywhere. */
export function drawTile(s: State, emit?: Emit<Event>): number {
  if (s.stack.length === 0 && canDraw(s)) reshuffle(s, emit)
  return s.stack.pop() ?? -1
}

/** PR-028, PR-029: what was left is discarded, then players + 1 new ones are dealt as far as there are any. */
export function dealRow(s: State, emit?: Emit<Event>): void {
  const discarded = emit && s.row.slice()
  for (let good = 0; good < GOODS.length; good++) {
    s.discards[good] = (s.discards[good] as number) + (s.row[good] as number)
    s.row[good] = 0
  }
  for (let i = 0; i <= s.seats; i++) {
    const tile = drawTile(s, emit)
    if (tile < 0) break
    s.row[tile] = (s.row[tile] as number) + 1
  }
  if (discarded) emit({ type: 'rowDealt', discarded, row: s.row.slice(), reveals: true })
}

/** A plantation leaves the island; when all of its kind are worked, its worker goes to San Juan. */
export function dropPlantation(s: State, p: Player, tile: number): void {
  p.tiles[tile] = (p.tiles[tile] as number) - 1
  s.discards[tile] = (s.discards[tile] as number) + 1
  if ((p.crew[tile] as number) > (p.tiles[tile] as number)) {
    p.crew[tile] = p.tiles[tile] as number
    p.sanJuan++
  }
}
