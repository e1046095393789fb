import type { Emit } from '@ludoteca/engine'
import type { Colour } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { EMPTY, leaderIndex, leaderOf, type State } from '../state.ts'
import { afterConflicts } from './flow.ts'
import { revoltIfDue } from './revolt.ts'
import { sendHome } from './temples.ts'

/** Place or move. */
export function placeLeader(s: State, colour: Colour, square: number, emit?: Emit<Event>): void {
  const seat = s.active
  const index = leaderIndex(seat, colour)
  const from = s.leaders[index] as number
  if (from >= 0) s.board[from] = EMPTY
  s.leaders[index] = square
  s.board[square] = leaderOf(index)
  emit?.({ type: 'leader-placed', seat, colour, square, from })
  if (!revoltIfDue(s, seat, colour, emit)) afterConflicts(s)
}

export function withdrawLeader(s: State, colour: Colour, emit?: Emit<Event>): void {
  const index = leaderIndex(s.active, colour)
  emit?.({ type: 'leader-withdrawn', seat: s.active, colour, square: s.leaders[index] as number })
  sendHome(s, index)
  afterConflicts(s)
}
