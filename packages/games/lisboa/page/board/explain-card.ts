import type { Words } from './text/words.ts'

/** What pieces are, in lines of words. */

export function cardLines({ pieces, board, signs }: Words, card: number): string[] {
  const face = pieces.the.tables.cards[card]
  if (!face) return []
  if (face.power) {
    return [
      signs.named(board.cardEvent, pieces.effectsText(face.event)),
      signs.named(board.cardInPortfolio, pieces.powerText(face.power)),
    ]
  }
  return [
    signs.named(board.cardInPortfolio, pieces.effectsText(face.bottom)),
    board.cardIcons(face.influence),
  ]
}

export const cardLabel = ({ pieces }: Words, card: number): string => {
  const face = pieces.the.tables.cards[card]
  return face ? `${pieces.the.kind(face.kind)} · ${pieces.the.card(card)}` : ''
}

export function clergyLines({ pieces, board }: Words, tile: number): string[] {
  const face = pieces.the.tables.clergy[tile]
  return face ? [pieces.powerText(face.power), board.backWigs(face.wigs)] : []
}

export function decreeLines({ pieces }: Words, decree: number): string[] {
  const face = pieces.the.tables.decrees[decree]
  return face ? [pieces.decreeText(face)] : []
}

export function shipLines({ pieces, board }: Words, ship: number): string[] {
  const face = pieces.the.tables.ships[ship]
  if (!face) return []
  const bonus = face.modifier > 0 ? [board.modifier(face.modifier)] : []
  return [board.hull(face.hull), ...bonus, board.shipInfluence(face.influence)]
}
