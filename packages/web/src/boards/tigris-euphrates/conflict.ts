import type { Seat } from '@ludoteca/engine'
import {
  COLOURS,
  type Colour,
  conflictNow,
  type KingdomInfo,
  kingdoms,
  NEIGHBOURS,
  pieceAt,
  RED,
  type State,
} from '@ludoteca/tigris-euphrates'

export interface Side {
  readonly seat: Seat
  readonly square: number
  /** Tiles on the map that fight for it. */
  readonly followers: readonly number[]
}

const isTile = (s: State, square: number, colour: Colour): boolean => {
  const piece = pieceAt(s, square)
  return piece.kind === 'tile' && piece.colour === colour
}

/** Both sides of the conflict that waits for supporters; null when there is none. */
export function sides(s: State): { attacker: Side; defender: Side } | null {
  const conflict = conflictNow(s)
  if (!conflict) return null
  const found = kingdoms(s)
  const side = (seat: Seat, square: number): Side => {
    const near = conflict.type === 'revolt' ? NEIGHBOURS[square] : kingdomAt(found, square)?.squares
    const colour = conflict.type === 'revolt' ? RED : conflict.colour
    return { seat, square, followers: (near ?? []).filter(each => isTile(s, each, colour)) }
  }
  return {
    attacker: side(conflict.attacker, conflict.attackerSquare),
    defender: side(conflict.defender, conflict.defenderSquare),
  }
}

export const kingdomAt = (found: readonly KingdomInfo[], square: number): KingdomInfo | undefined =>
  found.find(each => each.squares.includes(square))

export interface DueWar {
  readonly colour: Colour
  readonly sides: readonly { readonly seat: Seat; readonly square: number; readonly strength: number }[]
}

/** The wars that are due around the unification tile, with what each side has on the map. */
export function dueWars(s: State): DueWar[] {
  if (s.phase.kind !== 'war-order') return []
  const { colours } = s.phase
  const around = new Set(NEIGHBOURS[s.united] ?? [])
  const touching = kingdoms(s).filter(each => each.squares.some(square => around.has(square)))
  return COLOURS.filter(each => colours.includes(each)).map(colour => ({
    colour,
    sides: touching
      .flatMap(each => each.leaders)
      .filter(each => each.colour === colour)
      .map(({ seat, square, outer }) => ({ seat, square, strength: outer })),
  }))
}
