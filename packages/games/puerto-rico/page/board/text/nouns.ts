import { inEvery, type Lang } from '@ludoteca/engine'
import {
  BUILDING_IDS,
  type BuildingId,
  FIRST_BUILDING,
  GOODS,
  type Good,
  ROLES,
  type Role,
  SAN_JUAN,
  TILES,
  type Tile,
} from '../../../rules/index.ts'
import { names } from '../../../rules/text/all-names.ts'
import type { BuildingName, Names, RoleName } from '../../../rules/text/names.ts'
import { words } from './index.ts'
import type { Words } from './words.ts'

/** Names by the numbers that positions and actions carry. */
export interface Nouns {
  readonly role: (card: number) => RoleName
  readonly good: (good: number) => string
  readonly tile: (tile: number) => string
  readonly building: (building: number) => BuildingName
  /** A group of circles: a kind of tile, a building, or San Juan. */
  readonly place: (group: number) => string
  readonly sanJuan: string
}

function nounsFrom(names: Names): Nouns {
  const tile = (t: number): string => names.tiles[TILES[t] as Tile]
  const building = (b: number): BuildingName => names.buildings[BUILDING_IDS[b] as BuildingId]
  return {
    role: card => names.roles[ROLES[card] as Role],
    good: good => names.goods[GOODS[good] as Good],
    tile,
    building,
    place: group =>
      group === SAN_JUAN
        ? names.sanJuan
        : group < FIRST_BUILDING
          ? tile(group)
          : building(group - FIRST_BUILDING).name,
    sanJuan: names.sanJuan,
  }
}

const NOUNS = inEvery(lang => nounsFrom(names[lang]))

export const nounsOf = (lang: Lang): Nouns => NOUNS[lang]
export const wordsOf = (lang: Lang): Words => words[lang]
