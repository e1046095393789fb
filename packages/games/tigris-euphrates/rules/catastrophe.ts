import type { Emit } from '@ludoteca/engine'
import type { Event } from '../events.ts'
import { CATASTROPHE, colourOfTile, isTile, type State } from '../state.ts'
import { afterConflicts } from './flow.ts'
import { sendTemplelessHome } from './temples.ts'

export function placeCatastrophe(s: State, square: number, emit?: Emit<Event>): void {
  const piece = s.board[square] as number
  const destroyed = isTile(piece) ? colourOfTile(piece) : null
  if (destroyed !== null) s.spent[destroyed] = (s.spent[destroyed] as number) + 1
  s.board[square] = CATASTROPHE
  s.catastrophes[s.active] = (s.catastrophes[s.active] as number) - 1
  emit?.({ type: 'catastrophe-placed', seat: s.active, square, destroyed })
  sendTemplelessHome(s, emit)
  afterConflicts(s)
}
