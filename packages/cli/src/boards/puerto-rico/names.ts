import type { Lang } from '@ludoteca/engine'
import { BUILDING_IDS, ROLES, TILES } from '@ludoteca/puerto-rico'

export interface Names {
  role(card: number): string
  tile(tile: number): string
  building(building: number): string
}
export const namesOf = (_lang: Lang): Names => ({
  role: c => ROLES[c] ?? '',
  tile: t => TILES[t] ?? '',
  building: b => BUILDING_IDS[b] ?? '',
})
