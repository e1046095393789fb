import type { Lang } from '@ludoteca/engine'
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
} from '@ludoteca/puerto-rico'
import type { BuildingName, Names, RoleName } from '@ludoteca/puerto-rico/text/names'
import { names as en } from '@ludoteca/puerto-rico/text/names.en'
import { names as zh } from '@ludoteca/puerto-rico/text/names.zh'
import { words as enWords } from './words.en.ts'
import type { Words } from './words.ts'
import { words as zhWords } from './words.zh.ts'

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

const NOUNS: Readonly<Record<Lang, Nouns>> = { en: nounsFrom(en), zh: nounsFrom(zh) }
const WORDS: Readonly<Record<Lang, Words>> = { en: enWords, zh: zhWords }

export const nounsOf = (lang: Lang): Nouns => NOUNS[lang]
export const wordsOf = (lang: Lang): Words => WORDS[lang]
