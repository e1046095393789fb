import type { Good } from './goods.ts'

/** `base` comes with the game; the others are modules. */
type BuildingSet = 'base' | 'new' | 'nobles'

interface Row {
  readonly id: string
  readonly cost: number
  readonly points: number
  /** Column of the board: how many quarries may help to pay. */
  readonly column: 1 | 2 | 3 | 4
  readonly circles: number
  readonly set: BuildingSet
  /** City spaces: 2 for large buildings. */
  readonly size: 1 | 2
  /** Copies with 3–5 players, and with 2. */
  readonly copies: number
  readonly copies2: number
  /** Production buildings: the good, and what the guild hall gives for them. */
  readonly good?: Good
  readonly guild?: 1 | 2
}

const plant = (
  id: string,
  good: Good,
  cost: number,
  points: 1 | 2 | 3,
  circles: number,
  copies: number,
): Row => ({
  ...{ id, good, cost, points, column: points, circles, copies, copies2: 2, size: 1, set: 'base' },
  guild: points === 1 ? 1 : 2,
})

const violet = (
  id: string,
  cost: number,
  points: 1 | 2 | 3,
  set: BuildingSet = 'base',
  circles = 1,
): Row => ({
  ...{ id, cost, points, column: points, circles, set, size: 1, copies: 2, copies2: 1 },
})

const large = (id: string, set: BuildingSet = 'base', points = 4, circles = 1): Row => ({
  ...{ id, cost: 10, points, column: 4, circles, set, size: 2, copies: 1, copies2: 1 },
})

const TABLE = {
  small_indigo: plant('small_indigo', 'indigo', 1, 1, 1, 4),
  small_sugar: plant('small_sugar', 'sugar', 2, 1, 1, 4),
  indigo_plant: plant('indigo_plant', 'indigo', 3, 2, 3, 3),
  sugar_mill: plant('sugar_mill', 'sugar', 4, 2, 3, 3),
  tobacco_storage: plant('tobacco_storage', 'tobacco', 5, 3, 3, 3),
  coffee_roaster: plant('coffee_roaster', 'coffee', 6, 3, 2, 3),

  small_market: violet('small_market', 1, 1),
  hacienda: violet('hacienda', 2, 1),
  construction_hut: violet('construction_hut', 2, 1),
  small_warehouse: violet('small_warehouse', 3, 1),
  hospice: violet('hospice', 4, 2),
  office: violet('office', 5, 2),
  large_market: violet('large_market', 5, 2),
  large_warehouse: violet('large_warehouse', 6, 2),
  factory: violet('factory', 7, 3),
  university: violet('university', 8, 3),
  harbor: violet('harbor', 8, 3),
  wharf: violet('wharf', 9, 3),
  guild_hall: large('guild_hall'),
  residence: large('residence'),
  fortress: large('fortress'),
  customs_house: large('customs_house'),
  city_hall: large('city_hall'),

  aqueduct: violet('aqueduct', 1, 1, 'new'),
  black_market: violet('black_market', 2, 1, 'new'),
  forest_house: violet('forest_house', 2, 1, 'new'),
  storehouse: violet('storehouse', 3, 1, 'new'),
  guesthouse: violet('guesthouse', 4, 2, 'new', 2),
  church: violet('church', 5, 2, 'new'),
  trading_post: violet('trading_post', 5, 2, 'new'),
  small_wharf: violet('small_wharf', 6, 2, 'new'),
  lighthouse: violet('lighthouse', 7, 3, 'new'),
  specialty_factory: violet('specialty_factory', 8, 3, 'new'),
  library: violet('library', 8, 3, 'new'),
  union_hall: violet('union_hall', 9, 3, 'new'),
  cloister: large('cloister', 'new'),
  statue: large('statue', 'new', 8, 0),

  land_office: violet('land_office', 2, 1, 'nobles'),
  chapel: violet('chapel', 3, 1, 'nobles'),
  hunting_lodge: violet('hunting_lodge', 4, 2, 'nobles'),
  zoning_office: violet('zoning_office', 5, 2, 'nobles'),
  royal_supplier: violet('royal_supplier', 6, 2, 'nobles'),
  villa: violet('villa', 7, 3, 'nobles'),
  // Counts as a production building: 2 for the guild hall, nothing for the city hall.
  jeweler: { ...violet('jeweler', 8, 3, 'nobles'), guild: 2 },
  royal_garden: large('royal_garden', 'nobles'),
} as const satisfies Record<string, Row>

export type BuildingId = keyof typeof TABLE

export const BUILDING_IDS = Object.keys(TABLE) as BuildingId[]
export const BUILDINGS: readonly Row[] = Object.values(TABLE)

/** Building numbers by id: `B.hacienda`. */
export const B = Object.fromEntries(BUILDING_IDS.map((id, i) => [id, i])) as Readonly<
  Record<BuildingId, number>
>

const numbers = (field: 'cost' | 'points' | 'column' | 'circles' | 'size'): readonly number[] =>
  BUILDINGS.map(row => row[field])
export const COST = numbers('cost')
export const POINTS = numbers('points')
export const COLUMN = numbers('column')
export const CIRCLES = numbers('circles')
export const SIZE = numbers('size')
/** 0 for violet buildings. */
export const GUILD: readonly number[] = BUILDINGS.map(row => row.guild ?? 0)

/** Violet kinds are chosen when a module is used; plants are always there. */
export const isPlant = (building: number): boolean => BUILDINGS[building]?.good !== undefined

/** Where it matters whether a colonist or a noble is at work (guests may walk to such a place). */
export const NOBLE_MATTERS: readonly number[] = [
  B.land_office,
  B.chapel,
  B.hunting_lodge,
  B.zoning_office,
  B.guesthouse,
]

/** Board spaces per cost for violet buildings, when they are chosen. */
export const SPACES_BY_COST: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 1,
  4: 1,
  5: 2,
  6: 1,
  7: 1,
  8: 2,
  9: 1,
  10: 5,
}

/** Tournament balance: these two swap their costs. */
export const BALANCED_COST: Readonly<Record<number, number>> = { [B.university]: 7, [B.factory]: 8 }

export const NOBLES = 20
