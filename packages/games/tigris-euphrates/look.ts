import type { Seat } from '@ludoteca/engine'
import { SQUARES } from './data/board.ts'
import { COLOURS, type Colour } from './data/pieces.ts'
import { findKingdoms, newKingdoms } from './rules/kingdoms.ts'
import { templesAround } from './rules/temples.ts'
import { losses } from './rules/war.ts'
import {
  CATASTROPHE,
  type Conflict,
  colourOfIndex,
  colourOfTile,
  DOWN,
  EMPTY,
  indexOfLeader,
  isTile,
  leaderIndex,
  type State,
  seatOfIndex,
  tileOf,
} from './state.ts'

/*
 * For those who draw the board or explain it. Everything here works on a view.
 */

export type Piece =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tile'; readonly colour: Colour; readonly treasure: boolean }
  | { readonly kind: 'down'; readonly treasure: boolean }
  | { readonly kind: 'catastrophe' }
  | { readonly kind: 'leader'; readonly seat: Seat; readonly colour: Colour }

export function pieceAt(s: State, square: number): Piece {
  const piece = s.board[square] as number
  const treasure = s.treasures.includes(square)
  if (piece === EMPTY) return { kind: 'empty' }
  if (piece === CATASTROPHE) return { kind: 'catastrophe' }
  if (piece === DOWN) return { kind: 'down', treasure }
  if (isTile(piece)) return { kind: 'tile', colour: colourOfTile(piece), treasure }
  const index = indexOfLeader(piece)
  return { kind: 'leader', seat: seatOfIndex(index), colour: colourOfIndex(index) }
}

export interface LeaderInfo {
  readonly seat: Seat
  readonly colour: Colour
  readonly square: number
  /** Strength in a revolt: temples next to it. */
  readonly inner: number
  /** Strength in a war: followers in its kingdom. */
  readonly outer: number
}

export interface KingdomInfo {
  readonly squares: readonly number[]
  readonly leaders: readonly LeaderInfo[]
  readonly treasures: readonly number[]
  /** Monuments inside, by number. */
  readonly monuments: readonly number[]
  /** Face-up tiles by colour. */
  readonly tiles: readonly number[]
}

const scratch = newKingdoms()

/** All kingdoms. While wars are fought, the unification tile belongs to none. */
export function kingdoms(s: State): KingdomInfo[] {
  const found = findKingdoms(s, s.united, scratch)
  return Array.from({ length: found.count }, (_, kingdom) => {
    const squares: number[] = []
    for (let square = 0; square < SQUARES; square++) if (found.of[square] === kingdom) squares.push(square)
    const tiles = COLOURS.map(colour => squares.filter(each => s.board[each] === tileOf(colour)).length)
    const leaders: LeaderInfo[] = []
    for (const [index, square] of s.leaders.entries()) {
      if (square < 0 || found.of[square] !== kingdom) continue
      const colour = colourOfIndex(index)
      const inner = templesAround(s, square).length
      leaders.push({ seat: seatOfIndex(index), colour, square, inner, outer: tiles[colour] as number })
    }
    const treasures = s.treasures.filter(each => found.of[each] === kingdom)
    const monuments = [...s.monuments.keys()].filter(each => squares.includes(s.monuments[each] as number))
    return { squares, leaders, treasures, monuments, tiles }
  })
}

/** The conflict that waits for supporters, with the squares of its leaders; null when there is none. */
export function conflictNow(
  s: State,
): (Conflict & { attackerSquare: number; defenderSquare: number }) | null {
  if (s.phase.kind !== 'support') return null
  const { conflict } = s.phase
  const square = (seat: Seat): number => s.leaders[leaderIndex(seat, conflict.colour)] as number
  return { ...conflict, attackerSquare: square(conflict.attacker), defenderSquare: square(conflict.defender) }
}

/** Followers that either side of the war under way would lose; none are lost in a revolt. */
export function stakes(s: State): { attacker: readonly number[]; defender: readonly number[] } | null {
  const conflict = conflictNow(s)
  if (!conflict) return null
  const lost = (square: number): readonly number[] =>
    conflict.type === 'war' ? losses(s, square, conflict.colour).removed : []
  return { attacker: lost(conflict.attackerSquare), defender: lost(conflict.defenderSquare) }
}
