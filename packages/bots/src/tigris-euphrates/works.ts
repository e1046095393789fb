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
  UNKNOWN,
} from '@ludoteca/tigris-euphrates'
import type { Realms } from './realms.ts'

/** Tiles that lie on the best square of one colour on its way to a monument, by leader: from 1 to 3, or 0. */
export type Works = Int8Array

const MOST_SEATS = 4
const SIZE = 4
/** What the last survey found. */
export const works: Works = new Int8Array(MOST_SEATS * COLOURS.length)
/** Colours for which there still is a monument. */
const open: boolean[] = []

/** For whoever scores a colour in a kingdom, how far a square of it has come there. Overwrites what the last survey found. */
export function surveyWorks(s: State, { map, leaders }: Realms): Works {
  works.fill(0)
  for (const colour of COLOURS) open[colour] = false
  for (let i = 0; i < s.monuments.length; i++)
    if (s.monuments[i] === -1) for (const colour of MONUMENTS[i] ?? []) open[colour] = true
  for (let corner = 0; corner < SQUARES; corner++) {
    const count = inspect(s, squareAt(corner), map)
    if (count === 0 || !open[found.colour]) continue
    const own = leaders[found.kingdom * 4 + found.colour] as number
    const leader = own < 0 ? (leaders[found.kingdom * 4 + BLACK] as number) : own
    if (leader < 0) continue
    const at = leaderIndex(seatOfIndex(leader), found.colour)
    if (count > (works[at] as number)) works[at] = count
  }
  return works
}

const found = { colour: -1, kingdom: -1 }

/** Tiles on a square that can still be completed without a war, or 0; what and where they are is in `found`. */
function inspect(s: State, squares: readonly number[], { of, near }: Realms['map']): number {
  const { river } = MAPS[s.rules.map]
  let count = 0
  let onRiver = 0
  let beside = 0
  found.colour = -1
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] as number
    const piece = s.board[square] as number
    if (piece === EMPTY) {
      if (river[square]) onRiver++
      beside |= near[square] as number
      continue
    }
    if (!isTile(piece)) return 0
    const colour = colourOfTile(piece)
    if (count > 0 && colour !== found.colour) return 0
    found.colour = colour
    found.kingdom = of[square] as number
    count++
  }
  if (count === 0 || count === SIZE || found.kingdom < 0) return 0
  const fits = onRiver === (found.colour === BLUE ? SIZE - count : 0)
  return fits && (beside & ~(1 << found.kingdom)) === 0 ? count : 0
}

/** A hand nobody knows holds about so many of each colour. */
const USUAL = 1.5

/** How far a square of this colour is: 0 for nothing there, 3/4 when one tile is missing and in the hand. */
export function progressOf(s: State, all: Works, seat: number, colour: number): number {
  const there = all[leaderIndex(seat, colour)] as number
  if (there === 0) return 0
  const hand = s.hands[seat] as number[]
  const held = (hand[UNKNOWN] as number) > 0 ? USUAL : (hand[colour] as number)
  return (there / SIZE) * Math.min(1, (held + 0.5) / (SIZE - there + 0.5))
}
