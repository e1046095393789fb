import {
  type Act,
  BUILDINGS,
  CATASTROPHES,
  LEADERS,
  MONUMENT_BUILDS,
  NO_BUILDING,
  NO_MONUMENT,
  PASS,
  POINTS,
  SUPPORTS,
  swapOf,
  TAKES,
  TILES,
  WARS,
  WITHDRAWALS,
  WONDERS,
} from '../actions.ts'
import { NEIGHBOURS, SQUARES } from '../data/board.ts'
import { MAPS } from '../data/maps.ts'
import { BLUE, COLOURS, HAND_SIZE } from '../data/pieces.ts'
import { type Conflict, EMPTY, handOf, isTile, leaderIndex, type State, TEMPLE } from '../state.ts'
import { supportAllowed, supportersInHand } from './conflict.ts'
import { atMostOne, atMostTwo, findKingdoms, newKingdoms, partsWithout } from './kingdoms.ts'
import { monumentSquares, monumentsLeft, placedColour, wonderSquares } from './monument.ts'

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

/** Tiles, leaders, catastrophes, swaps, pass: the long list, so it is written for speed. */
function listActions(s: State, out: Act[]): number {
  survey(s)
  let n = listTiles(s, out)
  n = listLeaders(s, out, n)
  if ((s.catastrophes[s.active] as number) > 0) n = listCatastrophes(s, out, n)
  n = listSwaps(s, out, n)
  return add(PASS, out, n)
}

/** What the survey finds: free squares by terrain, and free land beside a temple. */
const land = new Int16Array(SQUARES)
const river = new Int16Array(SQUARES)
const holy = new Int16Array(SQUARES)
let landCount = 0
let riverCount = 0
let holyCount = 0

const kingdoms = newKingdoms()
const lifted = newKingdoms()
const templeBeside = new Uint8Array(SQUARES)

/** One pass over the board. Squares that would join three kingdoms are left out at once. */
function survey(s: State): void {
  const { board } = s
  const { near } = findKingdoms(s, -1, kingdoms)
  const isRiver = MAPS[s.rules.map].river
  templeBeside.fill(0)
  landCount = 0
  riverCount = 0
  holyCount = 0
  for (let square = 0; square < SQUARES; square++) {
    const piece = board[square] as number
    if (piece === TEMPLE) surveyTemple(board, square, isRiver)
    if (piece !== EMPTY || !atMostTwo(near[square] as number)) continue
    if (isRiver[square]) river[riverCount++] = square
    else land[landCount++] = square
  }
}

function surveyTemple(board: readonly number[], temple: number, isRiver: readonly boolean[]): void {
  const around = NEIGHBOURS[temple] as readonly number[]
  for (let i = 0; i < around.length; i++) {
    const square = around[i] as number
    if (board[square] !== EMPTY || isRiver[square] || templeBeside[square] === 1) continue
    templeBeside[square] = 1
    holy[holyCount++] = square
  }
}

function listTiles(s: State, out: Act[]): number {
  let n = 0
  const hand = handOf(s, s.active)
  for (const colour of COLOURS) {
    if ((hand[colour] as number) === 0) continue
    const actions = TILES[colour] as readonly Act[]
    const squares = colour === BLUE ? river : land
    const count = colour === BLUE ? riverCount : landCount
    for (let i = 0; i < count; i++) out[n++] = actions[squares[i] as number] as Act
  }
  return n
}

function listLeaders(s: State, out: Act[], from: number): number {
  let n = from
  for (const colour of COLOURS) {
    const actions = LEADERS[colour] as readonly Act[]
    const stands = s.leaders[leaderIndex(s.active, colour)] as number
    if (stands < 0) {
      for (let i = 0; i < holyCount; i++) {
        const square = holy[i] as number
        if (atMostOne(kingdoms.near[square] as number)) out[n++] = actions[square] as Act
      }
      continue
    }
    // A leader is lifted before it moves: its own kingdom shrinks and may fall apart.
    const parts = partsWithout(s, stands, kingdoms, lifted)
    const own = 1 << (kingdoms.of[stands] as number)
    for (let i = 0; i < holyCount; i++) {
      const square = holy[i] as number
      const others = (kingdoms.near[square] as number) & ~own
      const rest = parts.near[square] as number
      if (others === 0 ? atMostOne(rest) : rest === 0 && atMostOne(others)) out[n++] = actions[square] as Act
    }
    out[n++] = WITHDRAWALS[colour] as Act
  }
  return n
}

export function catastropheFits(s: State, square: number): boolean {
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
  let n = from
  const [reds = 0, blues = 0, greens = 0, blacks = 0] = handOf(s, s.active)
  for (let r = 0; r <= reds; r++) {
    for (let b = 0; b <= blues; b++) {
      for (let g = 0; g <= greens; g++) {
        for (let k = 0; k <= blacks; k++) {
          if (r + b + g + k === 0 || r + b + g + k > HAND_SIZE) continue
          out[n++] = swapOf(r, b, g, k) as Act
        }
      }
    }
  }
  return n
}
