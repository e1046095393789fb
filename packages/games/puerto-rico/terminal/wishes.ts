import type { Lang } from '@ludoteca/engine'
import { plainWish, type Wish } from '@ludoteca/terminal-kit/screen.ts'
import { BUILDING_IDS, GOODS, ROLES, type State, TILES } from '../rules/index.ts'
import { namesOf } from './names.ts'

/** What each role makes people want: its tiles, buildings, goods and ships. */
export function wishes(s: State, lang: Lang): Wish[] {
  const names = namesOf(lang)
  const ships = s.shipSize.map((_, ship) => ship + 1)
  return [
    ...ROLES.map(role => plainWish(`role ${role}`)),
    ...TILES.toReversed().map(tile => plainWish(`settle ${tile}`)),
    ...s.kinds.map(b => ({ notation: `build ${BUILDING_IDS[b]}`, label: names.building(b) })),
    ...GOODS.map(good => plainWish(`extra ${good}`)),
    ...GOODS.map(good => plainWish(`sell ${good}`)),
    ...GOODS.flatMap(good => ships.map(ship => plainWish(`load ${good} ${ship}`))),
  ]
}
