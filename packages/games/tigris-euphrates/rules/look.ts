import type { Seat } from '@ludoteca/engine'
import { SQUARES } from './data/board.ts'
import { COLOURS, type Colour, LARGE_CUBE, RED } from './data/pieces.ts'
import { findKingdoms, newKingdoms } from './phases/kingdoms.ts'
import { REVOLT_PRIZE } from './phases/revolt.ts'
import { templesAround } from './phases/temples.ts'
import { losses, warPrize } from './phases/war.ts'
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
 * What pages, pictures and bots read from a position. Everything here works on a view.
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

interface LeaderInfo {
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

interface ConflictInfo extends Conflict {
  /** Squares of the two leaders. */
  readonly attackerSquare: number
  readonly defenderSquare: number
  /** Squares that count: temples next to the leader, or followers on its side. */
  readonly attackerFollowers: readonly number[]
  readonly defenderFollowers: readonly number[]
}

/** The conflict that waits for supporters, explained; null when there is none. */
export function conflictNow(s: State): ConflictInfo | null {
  if (s.phase.kind !== 'support') return null
  const { conflict } = s.phase
  const attackerSquare = s.leaders[leaderIndex(conflict.attacker, conflict.colour)] as number
  const defenderSquare = s.leaders[leaderIndex(conflict.defender, conflict.colour)] as number
  const followers = (square: number): number[] =>
    conflict.type === 'revolt' ? templesAround(s, square) : tilesBeside(s, square, conflict.colour)
  return {
    ...conflict,
    attackerSquare,
    defenderSquare,
    attackerFollowers: followers(attackerSquare),
    defenderFollowers: followers(defenderSquare),
  }
}

/** Face-up tiles of a colour in the kingdom of the leader on this square. */
function tilesBeside(s: State, square: number, colour: Colour): number[] {
  const home = kingdoms(s).find(kingdom => kingdom.squares.includes(square))
  return (home?.squares ?? []).filter(each => s.board[each] === tileOf(colour))
}

/** Followers that either side of the war under way would lose; none are lost in a revolt. */
export function stakes(s: State): { attacker: readonly number[]; defender: readonly number[] } | null {
  const conflict = conflictNow(s)
  if (!conflict) return null
  const lost = (square: number): readonly number[] =>
    conflict.type === 'war' ? losses(s, square, conflict.colour).removed : []
  return { attacker: lost(conflict.attackerSquare), defender: lost(conflict.defenderSquare) }
}

/** What either side of the conflict under way would score by winning it, as things stand. */
export function prizes(s: State): { colour: Colour; attacker: number; defender: number } | null {
  const conflict = conflictNow(s)
  const risk = stakes(s)
  if (!conflict || !risk) return null
  return conflict.type === 'revolt'
    ? { colour: RED, attacker: REVOLT_PRIZE, defender: REVOLT_PRIZE }
    : { colour: conflict.colour, attacker: warPrize(risk.defender), defender: warPrize(risk.attacker) }
}

/** How points lie behind a screen: always as few cubes as possible. */
export const cubes = (points: number): { readonly large: number; readonly small: number } => ({
  large: Math.floor(points / LARGE_CUBE),
  small: points % LARGE_CUBE,
})
