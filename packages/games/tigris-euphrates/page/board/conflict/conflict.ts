import type { Seat } from '@ludoteca/engine'
import {
  COLOURS,
  type Colour,
  type KingdomInfo,
  kingdoms,
  NEIGHBOURS,
  type State,
} from '../../../rules/index.ts'

export const kingdomAt = (found: readonly KingdomInfo[], square: number): KingdomInfo | undefined =>
  found.find(each => each.squares.includes(square))

interface DueWar {
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
