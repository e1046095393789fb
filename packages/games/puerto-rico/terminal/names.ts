import { inEvery, type Lang } from '@ludoteca/engine'
import {
  type Action,
  BUILDING_IDS,
  type BuildingId,
  type Good,
  QUARRY,
  ROLES,
  type Role,
  TILES,
} from '../rules/index.ts'
import { names as gameNames } from '../rules/text/all-names.ts'
import type { Names as GameNames } from '../rules/text/names.ts'

/** Short names by number: a crop goes by its good. */
export interface Names {
  role(card: number): string
  tile(tile: number): string
  building(building: number): string
  /** What a building or a role does. */
  about(action: Action): string[]
}

const short = (names: GameNames): Names => ({
  role: card => names.roles[ROLES[card] as Role].name,
  tile: tile => (tile === QUARRY ? names.tiles.quarry : names.goods[TILES[tile] as Good]),
  building: building => names.buildings[BUILDING_IDS[building] as BuildingId].name,
  about(action) {
    if (action.type === 'build' || action.type === 'draft') {
      return [names.buildings[BUILDING_IDS[action.building] as BuildingId].effect]
    }
    if (action.type !== 'role') return []
    const { action: everybody, privilege } = names.roles[ROLES[action.card] as Role]
    return [everybody, privilege]
  },
})

const byLang = inEvery(lang => short(gameNames[lang]))

export const namesOf = (lang: Lang): Names => byLang[lang]
