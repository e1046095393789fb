import type { Lang } from '@ludoteca/engine'
import type { BookPiece } from '@ludoteca/page-kit/board/contract.ts'
import type { ReactNode } from 'react'
import { BLUE, COLOURS, GREEN } from '../../rules/index.ts'
import { Chip } from './art/chip.tsx'
import { Monument, Wonder } from './art/monument.tsx'
import { Catastrophe, Leader, Tile, Treasure } from './art/pieces.tsx'
import { wordsIn } from './text/index.ts'

const drawn = (term: string, art: ReactNode, side?: number): BookPiece => ({
  terms: [term],
  Art: () => (
    <Chip size="100%" {...(side && { side })}>
      {art}
    </Chip>
  ),
})

/** Tiles, leaders, and what stands on the board besides. */
export function pieces(lang: Lang): readonly BookPiece[] {
  const words = wordsIn(lang)
  return [
    ...COLOURS.map(colour => drawn(words.tile(colour), <Tile colour={colour} />)),
    ...COLOURS.map(colour => drawn(words.leader(colour), <Leader seat={0} colour={colour} />)),
    drawn(
      words.treasures,
      <g transform="translate(-76 4) scale(2.3)">
        <Treasure />
      </g>,
    ),
    drawn(words.catastrophe, <Catastrophe />),
    drawn(words.monuments, <Monument colours={[BLUE, GREEN]} />, 120),
    drawn(words.wonder, <Wonder />, 180),
  ]
}
