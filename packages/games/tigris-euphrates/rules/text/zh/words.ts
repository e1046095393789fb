import { squareName } from '../../data/board.ts'
import { COLOURS, type Colour, MONUMENTS } from '../../data/pieces.ts'
import { type Pile, pileSize, UNKNOWN } from '../../state.ts'
import { nouns } from './nouns.ts'

export const list = (words: readonly string[]): string => words.join('、')
export const squares = (ids: readonly number[]): string => list(ids.map(squareName))
export const tile = (colour: Colour): string => nouns.tiles[colour]
export const leader = (colour: Colour): string => nouns.leaders[colour]
export const colour = (id: Colour): string => nouns.spheres[id]
export const building = (id: Colour): string => nouns.buildings[id]

export function monument(id: number): string {
  const [one, other] = MONUMENTS[id] ?? [0, 0]
  return nouns.monument(one, other)
}

/** 颜色不公开时只说张数。 */
export function tiles(pile: Pile | readonly number[]): string {
  const unknown = pile[UNKNOWN] ?? 0
  if (unknown > 0) return `${pileSize(pile)} 张牌片`
  return list(COLOURS.flatMap(id => ((pile[id] ?? 0) > 0 ? [`${pile[id]} 张${tile(id)}`] : [])))
}
