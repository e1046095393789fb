import { SIGNS } from '@ludoteca/engine'
import {
  type KingdomInfo,
  MAPS,
  MONUMENTS,
  pieceAt,
  plusAt,
  type State,
  squareAt,
  squareName,
} from '../../rules/index.ts'
import { isChanged } from './changed.ts'
import { wordsIn } from './text/index.ts'
import type { TigrisScene } from './types.ts'

/** A square in one sentence: its name, what lies there, its kingdom, the strengths of a leader. */
export function squareText(
  scene: TigrisScene & { readonly before?: State | null },
  kingdoms: readonly KingdomInfo[],
  square: number,
): string {
  const { view, lang, before = null } = scene
  const words = wordsIn(lang).square
  const { river, bordered } = MAPS[view.rules.map]
  const parts = [squareName(square), ...pieceText(scene, square)]
  if (view.united === square) parts.push(words.united)
  if (river[square]) parts.push(words.river)
  if (bordered[square]) parts.push(words.border)
  const index = kingdoms.findIndex(each => each.squares.includes(square))
  const kingdom = kingdoms[index]
  if (kingdom) {
    parts.push(words.kingdom(index + 1))
    const leader = kingdom.leaders.find(each => each.square === square)
    if (leader) parts.push(words.strengths(leader.inner, leader.outer))
  }
  if (isChanged(before, view, square)) parts.push(words.changed)
  return SIGNS[lang].clauses(parts)
}

function pieceText({ view, lang, who }: TigrisScene, square: number): string[] {
  const all = wordsIn(lang)
  const words = all.square
  const piece = pieceAt(view, square)
  switch (piece.kind) {
    case 'empty':
      return [words.empty]
    case 'catastrophe':
      return [words.catastrophe]
    case 'leader':
      return [words.leader(who(piece.seat), all.leader(piece.colour))]
    case 'tile': {
      const parts = [words.tile(piece.colour)]
      if (piece.treasure) parts.push(words.treasure)
      if (view.buildings[piece.colour] === square)
        parts.push(words.building(all.buildings[piece.colour] ?? ''))
      return parts
    }
    case 'down': {
      const parts = [words.down]
      const monument = view.monuments.findIndex(corner => corner >= 0 && squareAt(corner).includes(square))
      const colours = MONUMENTS[monument]
      if (colours) parts.push(words.monument(all.monument(...colours)))
      if (view.wonder >= 0 && plusAt(view.wonder).includes(square)) parts.push(words.wonder)
      if (piece.treasure) parts.push(words.treasure)
      return parts
    }
  }
}
