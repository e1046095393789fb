import { type Emit, shuffle } from '@ludoteca/engine'
import { GOODS } from '../data/goods.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

export const canDraw = (s: State): boolean => s.stack.length > 0 || sum(s.discards) > 0

/** PR-031: the discards become the new stack, at the moment a tile is needed and there is none. */
function reshuffle(s: State, emit?: Emit<Event>): void {
  for (const good of GOODS.keys()) {
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
  for (const good of GOODS.keys()) {
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
