import { COLOURS, LEADER_LETTERS, MAPS, pieceAt, type State, TILE_LETTERS } from '../../../rules/index.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisScene } from '../types.ts'

const TREASURE = '*'
const DOWN = '▦'
const CATASTROPHE = '✕'
const RIVER = '~'
const LAND = '·'

/** A square in one or two signs. */
export function letter(view: State, square: number): string {
  const piece = pieceAt(view, square)
  switch (piece.kind) {
    case 'tile':
      return TILE_LETTERS[piece.colour] + (piece.treasure ? TREASURE : '')
    case 'leader':
      return `${LEADER_LETTERS[piece.colour]}${piece.seat + 1}`
    case 'down':
      return DOWN
    case 'catastrophe':
      return CATASTROPHE
    case 'empty':
      return MAPS[view.rules.map].river[square] ? RIVER : LAND
  }
}

/** What every sign means. */
export function legend({
  lang,
  names,
}: Pick<TigrisScene, 'lang' | 'names'>): [sign: string, meaning: string][] {
  const words = wordsIn(lang)
  return [
    ...COLOURS.map((colour): [string, string] => [TILE_LETTERS[colour], words.tile(colour)]),
    ...COLOURS.map((colour): [string, string] => [LEADER_LETTERS[colour], words.leader(colour)]),
    ...names.map((name, seat): [string, string] => [String(seat + 1), words.legendOwner(name)]),
    [TREASURE, words.square.treasure],
    [DOWN, words.square.down],
    [CATASTROPHE, words.square.catastrophe],
    [RIVER, words.square.river],
    [LAND, words.square.land],
  ]
}
