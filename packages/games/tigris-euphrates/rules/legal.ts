import {
  type Act,
  BUILDINGS,
  CATASTROPHES,
  MONUMENT_BUILDS,
  NO_BUILDING,
  NO_MONUMENT,
  PASS,
  POINTS,
  SUPPORTS,
  swapsWithin,
  TAKES,
  WARS,
  WONDERS,
} from '../actions.ts'
import { SQUARES } from '../data/board.ts'
import { COLOURS } from '../data/pieces.ts'
import { type Conflict, EMPTY, handOf, isTile, type State, TEMPLE } from '../state.ts'
import { supportAllowed, supportersInHand } from './conflict.ts'
import { monumentSquares, monumentsLeft, placedColour, wonderSquares } from './monument.ts'
import { listPlacements } from './placements.ts'

/** Every action open to the deciding seat. */
export function legal(s: State, out: Act[] = []): Act[] {
  // Emptying the list first would give its memory back: it is overwritten and cut to size instead.
  out.length = list(s, out)
  return out
}

/** Writes the actions from the start of the list and says how many there are. */
function list(s: State, out: Act[]): number {
  const { phase } = s
  switch (phase.kind) {
    case 'action':
      return listActions(s, out)
    case 'war-order':
      return listEach(phase.colours, WARS, out)
    case 'support':
      return listSupports(s, phase.conflict, out)
    case 'building':
      return add(NO_BUILDING, out, listEach(phase.squares, BUILDINGS, out))
    case 'monument':
      return listMonuments(s, out)
    case 'treasure':
      return listEach(phase.squares, TAKES, out)
    case 'wonder-point':
      return listEach(COLOURS, POINTS, out)
    case 'turn-end':
    case 'over':
      return 0
  }
}

function add(action: Act, out: Act[], count: number): number {
  out[count] = action
  return count + 1
}

function listEach(ids: readonly number[], actions: readonly Act[], out: Act[]): number {
  for (let i = 0; i < ids.length; i++) out[i] = actions[ids[i] as number] as Act
  return ids.length
}

function listSupports(s: State, conflict: Conflict, out: Act[]): number {
  let n = 0
  const most = supportersInHand(s, conflict)
  for (let count = 0; count <= most; count++) {
    if (supportAllowed(s, conflict, count)) out[n++] = SUPPORTS[count] as Act
  }
  return n
}

function listMonuments(s: State, out: Act[]): number {
  let n = 0
  for (const square of monumentSquares(s)) {
    for (const monument of monumentsLeft(s, placedColour(s))) {
      out[n++] = (MONUMENT_BUILDS[monument] as readonly Act[])[square] as Act
    }
  }
  for (const square of wonderSquares(s)) out[n++] = WONDERS[square] as Act
  return add(NO_MONUMENT, out, n)
}

/** Tiles, leaders, catastrophes, swaps, pass. */
function listActions(s: State, out: Act[]): number {
  let n = listPlacements(s, out)
  if ((s.catastrophes[s.active] as number) > 0) n = listCatastrophes(s, out, n)
  n = listSwaps(s, out, n)
  return add(PASS, out, n)
}

function catastropheFits(s: State, square: number): boolean {
  const piece = s.board[square] as number
  if (piece === EMPTY) return true
  if (!isTile(piece)) return false
  return s.buildings[piece - 1] !== square && !(piece === TEMPLE && s.treasures.includes(square))
}

function listCatastrophes(s: State, out: Act[], from: number): number {
  let n = from
  for (let square = 0; square < SQUARES; square++) {
    if (catastropheFits(s, square)) out[n++] = CATASTROPHES[square] as Act
  }
  return n
}

function listSwaps(s: State, out: Act[], from: number): number {
  const swaps = swapsWithin(handOf(s, s.active))
  for (let i = 0; i < swaps.length; i++) out[from + i] = swaps[i] as Act
  return from + swaps.length
}
