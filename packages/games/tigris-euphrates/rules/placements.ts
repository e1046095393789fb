import { type Act, LEADERS, TILES, WITHDRAWALS } from '../actions.ts'
import { NEIGHBOURS, SQUARES } from '../data/board.ts'
import { MAPS } from '../data/maps.ts'
import { BLUE, COLOURS } from '../data/pieces.ts'
import { EMPTY, handOf, leaderIndex, type State, TEMPLE } from '../state.ts'
import { atMostOne, atMostTwo, findKingdoms, newKingdoms, partsWithout } from './kingdoms.ts'

/** Where tiles and leaders may go: the longest part of the list, so it is written for speed. */
export function listPlacements(s: State, out: Act[]): number {
  survey(s)
  return listLeaders(s, out, listTiles(s, out))
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
  let lands = 0
  let rivers = 0
  let holies = 0
  templeBeside.fill(0)
  for (let square = 0; square < SQUARES; square++) {
    const piece = board[square] as number
    if (piece === TEMPLE) holies = surveyTemple(board, square, isRiver, holies)
    if (piece !== EMPTY || !atMostTwo(near[square] as number)) continue
    if (isRiver[square]) river[rivers++] = square
    else land[lands++] = square
  }
  landCount = lands
  riverCount = rivers
  holyCount = holies
}

/** Adds the free land around a temple, each square once; returns how many there are now. */
function surveyTemple(
  board: readonly number[],
  temple: number,
  isRiver: readonly boolean[],
  from: number,
): number {
  let count = from
  const around = NEIGHBOURS[temple] as readonly number[]
  for (let i = 0; i < around.length; i++) {
    const square = around[i] as number
    if (board[square] !== EMPTY || isRiver[square] || templeBeside[square] === 1) continue
    templeBeside[square] = 1
    holy[count++] = square
  }
  return count
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
  const { near } = kingdoms
  for (const colour of COLOURS) {
    const actions = LEADERS[colour] as readonly Act[]
    const stands = s.leaders[leaderIndex(s.active, colour)] as number
    if (stands >= 0) {
      n = listMoves(s, stands, actions, out, n)
      out[n++] = WITHDRAWALS[colour] as Act
      continue
    }
    for (let i = 0; i < holyCount; i++) {
      const square = holy[i] as number
      if (atMostOne(near[square] as number)) out[n++] = actions[square] as Act
    }
  }
  return n
}

/** A leader is lifted before it moves: its own kingdom shrinks and may fall apart. */
function listMoves(s: State, stands: number, actions: readonly Act[], out: Act[], from: number): number {
  let n = from
  const { near, of } = kingdoms
  const parts = partsWithout(s, stands, kingdoms, lifted).near
  const own = 1 << (of[stands] as number)
  for (let i = 0; i < holyCount; i++) {
    const square = holy[i] as number
    const others = (near[square] as number) & ~own
    const rest = parts[square] as number
    if (others === 0 ? atMostOne(rest) : rest === 0 && atMostOne(others)) out[n++] = actions[square] as Act
  }
  return n
}
