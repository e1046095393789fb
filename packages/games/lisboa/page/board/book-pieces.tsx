import type { Lang } from '@ludoteca/engine'
import type { BookPiece } from '@ludoteca/page-kit/board/contract.ts'
import type { ReactNode } from 'react'
import { GOODS, NOBLES, RUBBLE, TREASURY } from '../../rules/index.ts'
import { Glyph, GoodGlyph, RubbleGlyph } from './art/glyph.tsx'
import { Portrait } from './art/portrait.tsx'
import { wordsIn } from './text/words.ts'

const drawn = (term: string, art: ReactNode): BookPiece => ({ terms: [term], Art: () => art })

/** The nobles, the goods, and what the three disasters left. */
export function pieces(lang: Lang): readonly BookPiece[] {
  const { the } = wordsIn(lang).pieces
  return [
    ...NOBLES.map((_, noble) => drawn(the.kind(noble), <Portrait noble={noble} />)),
    drawn(the.kind(TREASURY), <Glyph name="treasury" />),
    ...GOODS.map((_, good) => drawn(the.good(good), <GoodGlyph good={good} />)),
    ...RUBBLE.map((_, rubble) => drawn(the.rubble(rubble), <RubbleGlyph rubble={rubble} />)),
  ]
}
