import type { Lang } from '@ludoteca/engine'
import {
  BUILDING_IDS,
  type BuildingId,
  type Good,
  QUARRY,
  ROLES,
  type Role,
  TILES,
} from '@ludoteca/puerto-rico'
import type { Names as GameNames } from '@ludoteca/puerto-rico/text/names'
import { names as en } from '@ludoteca/puerto-rico/text/names.en'
import { names as zh } from '@ludoteca/puerto-rico/text/names.zh'

/** Short names by number: a crop goes by its good. */
export interface Names {
  role(card: number): string
  tile(tile: number): string
  building(building: number): string
}

const short = (names: GameNames): Names => ({
  role: card => names.roles[ROLES[card] as Role].name,
  tile: tile => (tile === QUARRY ? names.tiles.quarry : names.goods[TILES[tile] as Good]),
  building: building => names.buildings[BUILDING_IDS[building] as BuildingId].name,
})

const byLang: Readonly<Record<Lang, Names>> = { en: short(en), zh: short(zh) }

export const namesOf = (lang: Lang): Names => byLang[lang]
