import type { Lang } from '@ludoteca/engine'
import type { BookPiece } from '@ludoteca/page-kit/board/contract.ts'
import type { ReactNode } from 'react'
import { BUILDINGS, GOODS, PROSPECTOR, QUARRY, ROLES } from '../../rules/index.ts'
import { BuildingArt } from './art/building.tsx'
import { GoodArt } from './art/goods.tsx'
import { CrestArt, DoubloonArt, PersonArt } from './art/pieces.tsx'
import { RoleArt } from './art/roles.tsx'
import { TileArt } from './art/tiles.tsx'
import inks from './inks.module.css'
import { nounsOf, wordsOf } from './text/nouns.ts'

/** In the colours of the board. */
const drawn = (terms: readonly string[], art: ReactNode): BookPiece => ({
  terms,
  Art: () => <span className={inks.inks}>{art}</span>,
})

/** Goods, quarry, roles, buildings, money and people. */
export function pieces(lang: Lang): readonly BookPiece[] {
  const nouns = nounsOf(lang)
  const words = wordsOf(lang)
  return [
    ...GOODS.map((_, good) => drawn([nouns.good(good)], <GoodArt good={good} />)),
    drawn([nouns.tile(QUARRY)], <TileArt tile={QUARRY} />),
    // The second prospector is called otherwise nowhere but on its card.
    ...ROLES.slice(0, PROSPECTOR + 1).map((_, card) =>
      drawn([nouns.role(card).name], <RoleArt card={card} />),
    ),
    ...BUILDINGS.map((_, building) =>
      drawn([nouns.building(building).name], <BuildingArt building={building} />),
    ),
    drawn([words.doubloons], <DoubloonArt />),
    drawn([words.colonists], <PersonArt />),
    drawn([words.governor], <CrestArt />),
  ]
}
