import { squareName } from '../../data/board.ts'
import { COLOURS, type Colour, MONUMENTS } from '../../data/pieces.ts'
import { type Pile, pileSize, UNKNOWN } from '../../state.ts'
import { nouns } from './nouns.ts'

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
export const squares = (ids: readonly number[]): string => list(ids.map(squareName))
export const tile = (colour: Colour): string => nouns.tiles[colour]
export const leader = (colour: Colour): string => nouns.leaders[colour]
export const colour = (id: Colour): string => nouns.spheres[id]
export const building = (id: Colour): string => nouns.buildings[id]

export function monument(id: number): string {
  const [one, other] = MONUMENTS[id] ?? [0, 0]
  return nouns.monument(one, other)
}

/** "2 temples and 1 farm", or only the number when the colours are hidden. */
export function tiles(pile: Pile | readonly number[]): string {
  const unknown = pile[UNKNOWN] ?? 0
  if (unknown > 0) return plural(pileSize(pile), 'tile')
  return list(COLOURS.flatMap(id => ((pile[id] ?? 0) > 0 ? [plural(pile[id] ?? 0, tile(id))] : [])))
}
