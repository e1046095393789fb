import {
  BLACK,
  BLUE,
  COLOURS,
  colourOfTile,
  EMPTY,
  isTile,
  leaderIndex,
  MAPS,
  MONUMENTS,
  SQUARES,
  type State,
  seatOfIndex,
  squareAt,
  WIDTH,
} from '../rules/index.ts'
import { held, type Realms } from './realms.ts'

/** Tiles that lie on the best square of one colour on its way to a monument, by leader: from 1 to 3, or 0. */
export type Works = Int8Array

const MOST_SEATS = 4
/** Tiles that become a monument. */
export const SIZE = 4
/** Used again by every survey. */
const works: Works = new Int8Array(MOST_SEATS * COLOURS.length)
/** Colours for which there still is a monument. */
const open: boolean[] = []

/** Top left corners of all squares of four. */
const CORNERS = Array.from({ length: SQUARES }, (_, corner) => corner).filter(
  corner => squareAt(corner).length === SIZE,
)

/** By square, for each square of four it belongs to: the three others. */
const PARTNERS: readonly (readonly (readonly number[])[])[] = Array.from({ length: SQUARES }, (_, own) =>
  CORNERS.map(corner => squareAt(corner))
    .filter(squares => squares.includes(own))
    .map(squares => squares.filter(square => square !== own)),
)

/**
 * The most tiles of a colour that already lie on a square of four that a tile there would belong to; anything else that
 * lies on it takes away so many.
 */
export function mostAlike(s: State, colour: number, square: number, other: number): number {
  let most = 0
  for (const partners of PARTNERS[square] as (typeof PARTNERS)[number]) {
    let alike = 0
    for (const each of partners) {
      const piece = s.board[each] as number
      if (piece === EMPTY) continue
      if (isTile(piece) && colourOfTile(piece) === colour) alike++
      else alike -= other
    }
    if (alike > most) most = alike
  }
  return most
}

/** For whoever scores a colour in a kingdom, how far a square of it has come there. Holds until the next survey. */
export function surveyWorks(s: State, { map, leaders }: Realms): Works {
  works.fill(0)
  for (const colour of COLOURS) open[colour] = false
  for (let i = 0; i < s.monuments.length; i++)
    if (s.monuments[i] === -1) for (const colour of MONUMENTS[i] ?? []) open[colour] = true
  for (let i = 0; i < CORNERS.length; i++) {
    const corner = CORNERS[i] as number
    const piece = onlyPiece(s, corner)
    if (!isTile(piece)) continue
    const colour = colourOfTile(piece)
    const found = open[colour] ? inspect(s, squareAt(corner), colour, map) : 0
    if (found === 0) continue
    const count = found & 7
    const kingdom = found >> 3
    const own = leaders[kingdom * 4 + colour] as number
    const leader = own < 0 ? (leaders[kingdom * 4 + BLACK] as number) : own
    if (leader < 0) continue
    const at = leaderIndex(seatOfIndex(leader), colour)
    if (count > (works[at] as number)) works[at] = count
  }
  return works
}

/** What lies on a square of four, if it is all the same; nothing where it is not. */
function onlyPiece({ board }: State, corner: number): number {
  const a = board[corner] as number
  const b = board[corner + 1] as number
  const c = board[corner + WIDTH] as number
  const d = board[corner + WIDTH + 1] as number
  // Nothing is 0, so that a bit of any piece stays.
  const piece = a | b | c | d
  const same = (a === 0 || a === piece) && (b === 0 || b === piece)
  return same && (c === 0 || c === piece) && (d === 0 || d === piece) ? piece : EMPTY
}

/**
 * A square that holds nothing but tiles of one colour: their number and, times eight, the kingdom they are in; 0 where it is
 * complete or cannot be completed without a war.
 */
function inspect(s: State, squares: readonly number[], colour: number, { of, near }: Realms['map']): number {
  const { river } = MAPS[s.rules.map]
  let kingdom = -1
  let count = 0
  let beside = 0
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] as number
    if (s.board[square] !== EMPTY) {
      kingdom = of[square] as number
      count++
    } else if ((river[square] === true) === (colour === BLUE)) beside |= near[square] as number
    else return 0
  }
  return count < SIZE && kingdom >= 0 && (beside & ~(1 << kingdom)) === 0 ? kingdom * 8 + count : 0
}

/** How far a square of this colour is: 0 for nothing there, 3/4 when one tile is missing and in the hand. */
export function progressOf(s: State, all: Works, seat: number, colour: number): number {
  const there = all[leaderIndex(seat, colour)] as number
  if (there === 0) return 0
  return (there / SIZE) * Math.min(1, (held(s, seat, colour) + 0.5) / (SIZE - there + 0.5))
}
