import {
  B,
  BUILDINGS,
  type BuildingId,
  CITY_SPACES,
  CORN,
  GOODS,
  type Player,
  people,
  type State,
} from '../rules/index.ts'

/** Everything is counted in victory points at the end of the game. */

/** What the use of a working building brings over a whole game, its printed points apart. */
const USE: Partial<Record<BuildingId, number>> = {
  small_market: 2.4,
  hacienda: 1.8,
  construction_hut: 1.2,
  small_warehouse: 1.6,
  hospice: 2.2,
  office: 1.6,
  large_market: 3.6,
  large_warehouse: 1.8,
  university: 1.2,
  aqueduct: 1.6,
  black_market: 0.8,
  forest_house: 1,
  storehouse: 2,
  guesthouse: 1.5,
  church: 2.2,
  trading_post: 2.2,
  small_wharf: 2,
  lighthouse: 2.4,
  library: 4,
  union_hall: 3,
  land_office: 0.8,
  chapel: 2,
  hunting_lodge: 0.8,
  zoning_office: 2,
  royal_supplier: 1.5,
  villa: 2,
  jeweler: 2,
}
const use = (building: number): number => USE[BUILDINGS[building]?.id as BuildingId] ?? 0

/** Buildings that process each good. */
export const PLANTS: readonly (readonly number[])[] = GOODS.map(good =>
  [...BUILDINGS.keys()].filter(b => BUILDINGS[b]?.good === good),
)

const USUAL_ROUNDS = 16

/** 0 at the start, 1 at the end: whichever of the game's clocks is closest to running out. */
export function progress(s: State): number {
  if (s.ending !== 0) return 1
  let city = 0
  let workers = s.ship
  for (const p of s.players) {
    if (p.used > city) city = p.used
    workers += people(p)
  }
  return Math.min(
    1,
    Math.max(
      (s.round - 1) / USUAL_ROUNDS,
      s.paid / s.pool,
      (city - 2) / (CITY_SPACES - 2),
      workers / (workers + s.colonists),
    ),
  )
}

/** Barrels of a good that a craftsman brings; `all` counts as if every circle were filled. */
export function capacity(p: Player, good: number, all: boolean): number {
  const fields = (all ? p.tiles : p.crew)[good] as number
  if (good === CORN || fields === 0) return fields
  let hands = 0
  for (const b of PLANTS[good] as readonly number[]) {
    const staff = p.staff[b] as number
    if (staff >= 0) hands += all ? (BUILDINGS[b]?.circles ?? 0) : staff
  }
  return Math.min(fields, hands)
}

export interface Output {
  /** Kinds produced, and barrels in all. */
  kinds: number
  barrels: number
}

/** What a working building still brings with this part of the game left. */
export function useWorth(building: number, { kinds, barrels }: Output, left: number): number {
  switch (building) {
    case B.factory:
      return left * 2.6 * (kinds === 5 ? 5 : Math.max(0.2, kinds - 1))
    case B.specialty_factory:
      return left * 0.8 * barrels
    case B.harbor:
      return left * (1 + 0.9 * Math.min(barrels, 6))
    case B.wharf:
      return left * (1 + Math.min(barrels, 6))
    case B.small_market:
    case B.large_market:
    case B.office:
    case B.trading_post:
      return left * use(building) * (barrels > 0 ? 1 : 0.5)
    default:
      return left * use(building)
  }
}
