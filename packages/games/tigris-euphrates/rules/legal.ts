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
import { EMPTY, handOf, isTile, leaderIndex, type State, TEMPLE } from '../state.ts'
import { supportAllowed, supportersInHand } from './conflict.ts'
import { atMostOne, atMostTwo, findKingdoms, newKingdoms } from './kingdoms.ts'
import { monumentSquares, monumentsLeft, placedColour, wonderSquares } from './monument.ts'

/** Every action open to the deciding seat. */
export function legal(s: State, out: Act[] = []): Act[] {
  out.length = 0
  const { phase } = s
  switch (phase.kind) {
    case 'action':
      listActions(s, out)
      break
    case 'war-order':
      for (const colour of phase.colours) out.push(WARS[colour] as Act)
      break
    case 'support': {
      const most = supportersInHand(s, phase.conflict)
      for (let count = 0; count <= most; count++) {
        if (supportAllowed(s, phase.conflict, count)) out.push(SUPPORTS[count] as Act)
      }
      break
    }
    case 'building':
      for (const square of phase.squares) out.push(BUILDINGS[square] as Act)
      out.push(NO_BUILDING)
      break
    case 'monument':
      listMonuments(s, out)
      break
    case 'treasure':
      for (const square of phase.squares) out.push(TAKES[square] as Act)
      break
    case 'wonder-point':
      for (const colour of COLOURS) out.push(POINTS[colour] as Act)
      break
    case 'turn-end':
    case 'over':
      break
  }
  return out
}

function listMonuments(s: State, out: Act[]): void {
  for (const square of monumentSquares(s)) {
    for (const monument of monumentsLeft(s, placedColour(s))) {
      out.push((MONUMENT_BUILDS[monument] as readonly Act[])[square] as Act)
    }
  }
  for (const square of wonderSquares(s)) out.push(WONDERS[square] as Act)
  out.push(NO_MONUMENT)
}

/** Tiles, leaders, catastrophes, swaps, pass: the long list, so it is written for speed. */
function listActions(s: State, out: Act[]): void {
  survey(s)
  listTiles(s, out)
  listLeaders(s, out)
  if ((s.catastrophes[s.active] as number) > 0) listCatastrophes(s, out)
  listSwaps(s, out)
  out.push(PASS)
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
  const isRiver = MAPS[s.rules.map].river
  findKingdoms(s, -1, kingdoms)
  templeBeside.fill(0)
  for (let square = 0; square < SQUARES; square++) {
    if (board[square] !== TEMPLE) continue
    const around = NEIGHBOURS[square] as readonly number[]
    for (let i = 0; i < around.length; i++) templeBeside[around[i] as number] = 1
  }
  landCount = 0
  riverCount = 0
  holyCount = 0
  for (let square = 0; square < SQUARES; square++) {
    if (board[square] !== EMPTY) continue
    if (templeBeside[square] === 1 && !isRiver[square]) holy[holyCount++] = square
    if (!atMostTwo(kingdoms.near[square] as number)) continue
    if (isRiver[square]) river[riverCount++] = square
    else land[landCount++] = square
  }
}

function listTiles(s: State, out: Act[]): void {
  const hand = handOf(s, s.active)
  for (const colour of COLOURS) {
    if ((hand[colour] as number) === 0) continue
    const actions = TILES[colour] as readonly Act[]
    const squares = colour === BLUE ? river : land
    const count = colour === BLUE ? riverCount : landCount
    for (let i = 0; i < count; i++) out.push(actions[squares[i] as number] as Act)
  }
}

function listLeaders(s: State, out: Act[]): void {
  for (const colour of COLOURS) {
    const from = s.leaders[leaderIndex(s.active, colour)] as number
    const { near } = from < 0 ? kingdoms : findKingdoms(s, from, lifted)
    const actions = LEADERS[colour] as readonly Act[]
    for (let i = 0; i < holyCount; i++) {
      const square = holy[i] as number
      if (atMostOne(near[square] as number)) out.push(actions[square] as Act)
    }
    if (from >= 0) out.push(WITHDRAWALS[colour] as Act)
  }
}

export function catastropheFits(s: State, square: number): boolean {
  const piece = s.board[square] as number
  if (piece === EMPTY) return true
  if (!isTile(piece)) return false
  return s.buildings[piece - 1] !== square && !(piece === TEMPLE && s.treasures.includes(square))
}

function listCatastrophes(s: State, out: Act[]): void {
  for (let square = 0; square < SQUARES; square++) {
    if (catastropheFits(s, square)) out.push(CATASTROPHES[square] as Act)
  }
}

function listSwaps(s: State, out: Act[]): void {
  const [reds = 0, blues = 0, greens = 0, blacks = 0] = handOf(s, s.active)
  for (let r = 0; r <= reds; r++) {
    for (let b = 0; b <= blues; b++) {
      for (let g = 0; g <= greens; g++) {
        for (let k = 0; k <= blacks; k++) {
          if (r + b + g + k === 0 || r + b + g + k > HAND_SIZE) continue
          out.push(swapOf(r, b, g, k) as Act)
        }
      }
    }
  }
}
