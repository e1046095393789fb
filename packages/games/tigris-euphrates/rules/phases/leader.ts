import type { Emit } from '@ludoteca/engine'
import { type Action, type ActionOf, LEADERS, WITHDRAWALS } from '../actions.ts'
import { squareName } from '../data/board.ts'
import { MAPS } from '../data/maps.ts'
import { COLOURS, type Colour } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import type { Refusal } from '../refusals.ts'
import { EMPTY, leaderIndex, leaderOf, type State } from '../state.ts'
import { afterConflicts } from './building.ts'
import { atMostOne, findKingdoms, type Kingdoms, newKingdoms, partsWithout } from './kingdoms.ts'
import type { ActionRules } from './phase.ts'
import { revoltIfDue } from './revolt.ts'
import { refuseOccupied, type Survey } from './squares.ts'
import { besideTemple, sendHome } from './temples.ts'

/** Places, moves and withdrawals. */
function legal(s: State, out: Action[], from: number, board: Survey): number {
  let n = from
  const { at, count } = board.holy
  const { near } = board.kingdoms
  for (const colour of COLOURS) {
    const actions = LEADERS[colour] as readonly Action[]
    const stands = s.leaders[leaderIndex(s.active, colour)] as number
    if (stands >= 0) {
      n = listMoves(s, stands, actions, out, n, board)
      out[n++] = WITHDRAWALS[colour] as Action
      continue
    }
    for (let i = 0; i < count; i++) {
      const square = at[i] as number
      if (atMostOne(near[square] as number)) out[n++] = actions[square] as Action
    }
  }
  return n
}

const lifted = newKingdoms()
const NO_PARTS = newKingdoms()

/** A leader is lifted before it moves: its kingdom may fall apart, or have no leader left and be none. */
function listMoves(
  s: State,
  stands: number,
  actions: readonly Action[],
  out: Action[],
  from: number,
  { holy: { at, count }, kingdoms }: Survey,
): number {
  let n = from
  const { near, of } = kingdoms
  const parts = (alone(s, stands, kingdoms) ? NO_PARTS : partsWithout(s, stands, kingdoms, lifted)).near
  const own = 1 << (of[stands] as number)
  for (let i = 0; i < count; i++) {
    const square = at[i] as number
    const others = (near[square] as number) & ~own
    const rest = parts[square] as number
    if (others === 0 ? atMostOne(rest) : rest === 0 && atMostOne(others)) out[n++] = actions[square] as Action
  }
  return n
}

/** Whether the leader on this square is the only one in its kingdom. */
function alone(s: State, stands: number, { of }: Kingdoms): boolean {
  for (let i = 0; i < s.leaders.length; i++) {
    const home = s.leaders[i] as number
    if (home >= 0 && home !== stands && of[home] === of[stands]) return false
  }
  return true
}

function apply(s: State, a: ActionOf<'leader' | 'withdraw'>, emit?: Emit<Event>): void {
  if (a.type === 'leader') place(s, a.colour, a.square, emit)
  else withdraw(s, a.colour, emit)
}

/** Puts a leader on the board or moves it there. */
function place(s: State, colour: Colour, square: number, emit?: Emit<Event>): void {
  const seat = s.active
  const index = leaderIndex(seat, colour)
  const from = s.leaders[index] as number
  if (from >= 0) s.board[from] = EMPTY
  s.leaders[index] = square
  s.board[square] = leaderOf(index)
  emit?.({ type: 'leader-placed', seat, colour, square, from })
  if (!revoltIfDue(s, seat, colour, emit)) afterConflicts(s)
}

function withdraw(s: State, colour: Colour, emit?: Emit<Event>): void {
  const index = leaderIndex(s.active, colour)
  emit?.({ type: 'leader-withdrawn', seat: s.active, colour, square: s.leaders[index] as number })
  sendHome(s, index)
  afterConflicts(s)
}

function refusal(s: State, a: ActionOf<'leader' | 'withdraw'>): Refusal {
  if (a.type === 'withdraw') return { rule: 'leader-at-home' }
  const { colour, square } = a
  const from = s.leaders[leaderIndex(s.active, colour)] as number
  if (from === square) return { rule: 'leader-same-square' }
  const occupied = refuseOccupied(s, square)
  if (occupied) return occupied
  if (MAPS[s.rules.map].river[square]) return { rule: 'leader-on-river' }
  if (!besideTemple(s, square)) return { rule: 'leader-needs-temple' }
  const bits = findKingdoms(s).near[square] as number
  // The whole kingdom may look like one until the leader is lifted.
  const splits = from >= 0 && atMostOne(bits)
  return {
    rule: splits ? 'leader-lift-splits' : 'leader-joins-kingdoms',
    params: { square: squareName(square) },
  }
}

export const leaderRules: ActionRules<ActionOf<'leader' | 'withdraw'>> = { legal, apply, refusal }
