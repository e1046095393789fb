import type { Emit } from '@ludoteca/engine'
import { type Action, type ActionOf, CATASTROPHES } from '../actions.ts'
import { SQUARES, squareName } from '../data/board.ts'
import type { Event } from '../events.ts'
import type { Refusal } from '../refusals.ts'
import { CATASTROPHE, colourOfTile, DOWN, EMPTY, isLeader, isTile, type State, TEMPLE } from '../state.ts'
import { afterConflicts } from './building.ts'
import type { ActionRules } from './phase.ts'
import { sendTemplelessHome } from './temples.ts'

function legal(s: State, out: Action[], from: number): number {
  if (s.catastrophes[s.active] === 0) return from
  let n = from
  for (let square = 0; square < SQUARES; square++) {
    if (fits(s, square)) out[n++] = CATASTROPHES[square] as Action
  }
  return n
}

function fits(s: State, square: number): boolean {
  const piece = s.board[square] as number
  if (piece === EMPTY) return true
  if (!isTile(piece)) return false
  return s.buildings[colourOfTile(piece)] !== square && !(piece === TEMPLE && s.treasures.includes(square))
}

function apply(s: State, { square }: ActionOf<'catastrophe'>, emit?: Emit<Event>): void {
  const piece = s.board[square] as number
  const destroyed = isTile(piece) ? colourOfTile(piece) : null
  if (destroyed !== null) s.spent[destroyed] = (s.spent[destroyed] as number) + 1
  s.board[square] = CATASTROPHE
  s.catastrophes[s.active] = (s.catastrophes[s.active] as number) - 1
  emit?.({ type: 'catastrophe-placed', seat: s.active, square, destroyed })
  sendTemplelessHome(s, emit)
  afterConflicts(s)
}

function refusal(s: State, { square }: ActionOf<'catastrophe'>): Refusal {
  const piece = s.board[square] as number
  if (s.catastrophes[s.active] === 0) return { rule: 'no-catastrophe-left' }
  if (isLeader(piece)) return { rule: 'catastrophe-leader' }
  if (piece === CATASTROPHE) return { rule: 'square-blocked', params: { square: squareName(square) } }
  if (piece === DOWN) return { rule: 'catastrophe-monument' }
  return { rule: s.treasures.includes(square) ? 'catastrophe-treasure' : 'catastrophe-building' }
}

export const catastropheRules: ActionRules<ActionOf<'catastrophe'>> = { legal, apply, refusal }
