import type { Emit } from '@ludoteca/engine'
import { NEIGHBOURS } from '../data/board.ts'
import type { Event } from '../events.ts'
import { colourOfIndex, EMPTY, type State, seatOfIndex, TEMPLE } from '../state.ts'

/** Face-up temples next to a square: what a leader there needs, and its strength in a revolt. */
export function templesAround(s: State, square: number): number[] {
  return (NEIGHBOURS[square] as readonly number[]).filter(each => s.board[each] === TEMPLE)
}

export function besideTemple(s: State, square: number): boolean {
  const around = NEIGHBOURS[square] as readonly number[]
  for (let i = 0; i < around.length; i++) if (s.board[around[i] as number] === TEMPLE) return true
  return false
}

export function sendHome(s: State, index: number): void {
  s.board[s.leaders[index] as number] = EMPTY
  s.leaders[index] = -1
}

/** Every leader that has lost its last temple goes home. */
export function sendTemplelessHome(s: State, emit?: Emit<Event>): void {
  for (let i = 0; i < s.leaders.length; i++) {
    const square = s.leaders[i] as number
    if (square < 0 || besideTemple(s, square)) continue
    sendHome(s, i)
    emit?.({ type: 'leader-fled', seat: seatOfIndex(i), colour: colourOfIndex(i), square })
  }
}
