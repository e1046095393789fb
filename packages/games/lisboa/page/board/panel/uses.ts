import {
  type Action,
  eventPrice,
  moves,
  power,
  purse,
  SLOT,
  TREASURY,
  treasuryRight,
  visitParts,
} from '../../../rules/index.ts'
import type { GlyphName } from '../art/glyphs.ts'
import type { Props } from '../desk.tsx'
import type { Words } from '../text/words.ts'

/** One way to play a card, with what it costs, gives and leads to. */
export interface Use {
  readonly action: Action
  readonly title: string
  readonly glyph: GlyphName
  readonly cost: readonly string[]
  readonly gives: readonly string[]
  readonly leads: readonly string[]
}

/** The uses of a card, open or not: portfolio, court, discard. */
export function usesOf(card: number, { view }: Props, words: Words, seat: number): readonly Use[] {
  const face = words.pieces.the.tables.cards[card]
  if (!face) return []
  return [portfolio(), court(), discard()]

  function portfolio(): Use {
    const { board, pieces } = words
    const own = view.players[seat]
    const subsidy = treasuryRight(view) + (own ? power(own, SLOT.subsidy) : 0)
    return {
      action: moves.portfolio(card),
      title: board.uses.portfolio,
      glyph: 'portfolio',
      // A penalty is no price, but “costs nothing” beside it would be a lie.
      cost: face?.penalty ? [] : [board.costNothing],
      gives: face?.power
        ? [board.subsidy(subsidy), pieces.powerText(face.power)]
        : [pieces.effectsText(face?.bottom ?? []), board.cardIcons(face?.influence ?? 0)],
      leads: [board.thenSellOrTrade],
    }
  }

  function court(): Use {
    const { board, pieces } = words
    const own = view.players[seat]
    const kind = face?.kind ?? 0
    if (kind === TREASURY) {
      const price = eventPrice(view, seat)
      return {
        action: moves.sponsor(card),
        title: board.uses.sponsor,
        glyph: 'court',
        cost: [board.costReis(price), board.have(board.costReis(purse(view, seat)))],
        gives: [pieces.effectsText(face?.event ?? [])],
        leads: [],
      }
    }
    const parts = visitParts(view, seat, kind)
    const paysReis = (own?.houses[0] ?? 0) >= 2
    return {
      action: moves.visit(card),
      title: board.uses.visit(pieces.the.kind(kind)),
      glyph: 'court',
      cost: [
        `${board.costInfluence(parts.total)} = ${board.visitSum(parts.treasury, parts.rivals, parts.less)}`,
        board.have(board.costInfluence(own?.influence ?? 0)),
        ...((own?.influence ?? 0) < parts.total ? [board.visitPaid] : []),
        ...(paysReis ? [board.visitPaidReis] : []),
      ],
      gives: [pieces.the.nobleAction(kind)],
      leads: [
        board.thenState(pieces.the.stateAction(kind * 2), pieces.the.stateAction(kind * 2 + 1)),
        board.thenFollow,
      ],
    }
  }

  function discard(): Use {
    const { board } = words
    return {
      action: moves.discard(card),
      title: board.uses.discard,
      glyph: 'discard',
      cost: [board.costNothing],
      gives: [board.gainGold],
      leads: [],
    }
  }
}
