import { BUILDING_IDS } from './data/buildings.ts'
import { GOODS, TILES } from './data/goods.ts'
import { ROLES } from './data/roles.ts'

/** Where a colonist stands or a barrel goes: see the tables in data/. */
export type Action =
  | { readonly type: 'draft'; readonly building: number }
  | { readonly type: 'role'; readonly card: number; readonly library: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'draw' }
  | { readonly type: 'forest' }
  | { readonly type: 'settle'; readonly tile: number; readonly hospice: boolean; readonly forest: boolean }
  | { readonly type: 'discard'; readonly tile: number }
  | { readonly type: 'take'; readonly noble: boolean }
  | { readonly type: 'place'; readonly group: number; readonly count: number }
  | { readonly type: 'assign'; readonly building: number; readonly noble: boolean }
  | { readonly type: 'guest'; readonly group: number; readonly noble: boolean }
  | { readonly type: 'build'; readonly building: number; readonly university: boolean }
  | { readonly type: 'give'; readonly what: 'colonist' | 'noble' | 'good' | 'point'; readonly from: number }
  | { readonly type: 'produce' }
  | { readonly type: 'extra'; readonly good: number }
  | { readonly type: 'sell'; readonly good: number; readonly post: boolean }
  | { readonly type: 'supply'; readonly good: number }
  | { readonly type: 'load'; readonly good: number; readonly ship: number }
  | { readonly type: 'ship'; readonly good: number; readonly count: number }
  | { readonly type: 'store'; readonly kept: readonly number[] }

/** `ship` numbers beyond the cargo ships. */
export const WHARF = 10
/** The small wharf takes any mix, chosen good by good afterwards; its `good` is −1. */
export const SMALL_WHARF = 11

/** Groups of interchangeable circles: tile kinds 0–5, building b is FIRST_BUILDING + b, then San Juan. */
export const FIRST_BUILDING = 6
export const SAN_JUAN = FIRST_BUILDING + BUILDING_IDS.length
export const GROUP_NAMES: readonly string[] = [...TILES, ...BUILDING_IDS, 'san_juan']

const flags = [false, true] as const
const freeze = <T extends Action>(action: T): T => Object.freeze(action)

/** Every action is made once, so listing them allocates nothing. */
const byBuilding = <T extends Action>(make: (building: number) => T): readonly T[] =>
  BUILDING_IDS.map((_, i) => freeze(make(i)))

export const PASS = freeze({ type: 'pass' } as const)
export const DRAW = freeze({ type: 'draw' } as const)
export const FOREST = freeze({ type: 'forest' } as const)
export const PRODUCE = freeze({ type: 'produce' } as const)
const DRAFTS = byBuilding(building => ({ type: 'draft', building }) as const)
const ROLE_ACTIONS = flags.map(library =>
  ROLES.map((_, card) => freeze({ type: 'role', card, library } as const)),
)
const SETTLES = flags.map(hospice =>
  flags.map(forest => TILES.map((_, tile) => freeze({ type: 'settle', tile, hospice, forest } as const))),
)
const DISCARDS = TILES.map((_, tile) => freeze({ type: 'discard', tile } as const))
const TAKES = flags.map(noble => freeze({ type: 'take', noble } as const))
const MOST_IN_GROUP = 12
const PLACES = GROUP_NAMES.map((_, group) =>
  Array.from({ length: MOST_IN_GROUP + 1 }, (_, count) => freeze({ type: 'place', group, count } as const)),
)
const ASSIGNS = flags.map(noble => byBuilding(building => ({ type: 'assign', building, noble }) as const))
const GUESTS = flags.map(noble =>
  GROUP_NAMES.map((_, group) => freeze({ type: 'guest', group, noble } as const)),
)
const BUILDS = flags.map(university =>
  byBuilding(building => ({ type: 'build', building, university }) as const),
)
const GIVE_COLONIST = GROUP_NAMES.map((_, from) => freeze({ type: 'give', what: 'colonist', from } as const))
const GIVE_NOBLE = GROUP_NAMES.map((_, from) => freeze({ type: 'give', what: 'noble', from } as const))
const GIVE_GOOD = GOODS.map((_, from) => freeze({ type: 'give', what: 'good', from } as const))
export const GIVE_POINT = freeze({ type: 'give', what: 'point', from: 0 } as const)
const EXTRAS = GOODS.map((_, good) => freeze({ type: 'extra', good } as const))
const SELLS = flags.map(post => GOODS.map((_, good) => freeze({ type: 'sell', good, post } as const)))
const SUPPLIES = GOODS.map((_, good) => freeze({ type: 'supply', good } as const))
const LOADS = GOODS.map((_, good) =>
  Array.from({ length: WHARF + 1 }, (_, ship) => freeze({ type: 'load', good, ship } as const)),
)
export const LOAD_SMALL_WHARF = freeze({ type: 'load', good: -1, ship: SMALL_WHARF } as const)
const MOST_BARRELS = 12
const SHIPS = GOODS.map((_, good) =>
  Array.from({ length: MOST_BARRELS + 1 }, (_, count) => freeze({ type: 'ship', good, count } as const)),
)

export const draft = (building: number): Action => DRAFTS[building] as Action
export const role = (card: number, library = false): Action => ROLE_ACTIONS[+library]?.[card] as Action
export const settle = (tile: number, hospice = false, forest = false): Action =>
  SETTLES[+hospice]?.[+forest]?.[tile] as Action
export const discard = (tile: number): Action => DISCARDS[tile] as Action
export const take = (noble: boolean): Action => TAKES[+noble] as Action
export const place = (group: number, count: number): Action => PLACES[group]?.[count] as Action
export const assign = (building: number, noble: boolean): Action => ASSIGNS[+noble]?.[building] as Action
export const guest = (group: number, noble = false): Action => GUESTS[+noble]?.[group] as Action
export const build = (building: number, university = false): Action =>
  BUILDS[+university]?.[building] as Action
export const givePerson = (group: number, noble = false): Action =>
  (noble ? GIVE_NOBLE : GIVE_COLONIST)[group] as Action
export const giveGood = (good: number): Action => GIVE_GOOD[good] as Action
export const extra = (good: number): Action => EXTRAS[good] as Action
export const sell = (good: number, post = false): Action => SELLS[+post]?.[good] as Action
export const supply = (good: number): Action => SUPPLIES[good] as Action
export const load = (good: number, ship: number): Action => LOADS[good]?.[ship] as Action
export const shipMix = (good: number, count: number): Action => SHIPS[good]?.[count] as Action

const STORES = new Map<number, Action>()

/** Kept barrels by good, at most 12 of each. */
export function store(kept: readonly number[]): Action {
  let key = 0
  for (const count of kept) key = key * (MOST_BARRELS + 1) + count
  let action = STORES.get(key)
  if (!action) {
    action = freeze({ type: 'store', kept: Object.freeze(kept.slice()) })
    STORES.set(key, action)
  }
  return action
}
