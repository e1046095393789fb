import { ARCHITECTS, type Architect, type ArchitectId, GOODS, type Good, type GoodId } from './terms.ts'

/**
 * The 16 Public Buildings, eight by each architect, with the two trades each face serves. Faces of one tile
 * complete each other, so every trade stands once on every tile. Counts come from sources, faces are our own.
 */
const BUILDING_TILES = [
  ['building-santos-1', 'santos', 'gold', 'cloth', 'books', 'tools'],
  ['building-santos-2', 'santos', 'gold', 'cloth', 'books', 'tools'],
  ['building-santos-3', 'santos', 'gold', 'cloth', 'books', 'tools'],
  ['building-santos-4', 'santos', 'gold', 'books', 'cloth', 'tools'],
  ['building-santos-5', 'santos', 'gold', 'books', 'cloth', 'tools'],
  ['building-santos-6', 'santos', 'gold', 'tools', 'cloth', 'books'],
  ['building-santos-7', 'santos', 'gold', 'tools', 'cloth', 'books'],
  ['building-santos-8', 'santos', 'gold', 'tools', 'cloth', 'books'],
  ['building-mardel-1', 'mardel', 'gold', 'cloth', 'books', 'tools'],
  ['building-mardel-2', 'mardel', 'gold', 'cloth', 'books', 'tools'],
  ['building-mardel-3', 'mardel', 'gold', 'cloth', 'books', 'tools'],
  ['building-mardel-4', 'mardel', 'gold', 'books', 'cloth', 'tools'],
  ['building-mardel-5', 'mardel', 'gold', 'books', 'cloth', 'tools'],
  ['building-mardel-6', 'mardel', 'gold', 'books', 'cloth', 'tools'],
  ['building-mardel-7', 'mardel', 'gold', 'tools', 'cloth', 'books'],
  ['building-mardel-8', 'mardel', 'gold', 'tools', 'cloth', 'books'],
] as const satisfies readonly (readonly [string, ArchitectId, GoodId, GoodId, GoodId, GoodId])[]

export type BuildingId = (typeof BUILDING_TILES)[number][0]

export interface Building {
  readonly id: BuildingId
  readonly architect: Architect
  /** The trades on face A and on face B. */
  readonly faces: readonly [readonly [Good, Good], readonly [Good, Good]]
}

const good = (id: GoodId): Good => GOODS.indexOf(id)

export const BUILDINGS: readonly Building[] = BUILDING_TILES.map(([id, architect, a1, a2, b1, b2]) => ({
  id,
  architect: ARCHITECTS.indexOf(architect),
  faces: [
    [good(a1), good(a2)],
    [good(b1), good(b2)],
  ],
}))

/** Per architect: buildings on offer, each with one future building behind it. */
export const BUILDINGS_ON_OFFER = 4

/**
 * Plans: the architect and how many officials the building needs. Each player starts with one of the starting
 * plans; the others form a pile per architect with its top plan open. Counts follow from sources, needs are ours.
 */
const PLAN_TILES = [
  ['plan-start-1', 'santos', 2],
  ['plan-start-2', 'santos', 2],
  ['plan-start-3', 'mardel', 2],
  ['plan-start-4', 'mardel', 2],
  ['plan-santos-1', 'santos', 2],
  ['plan-santos-2', 'santos', 2],
  ['plan-santos-3', 'santos', 3],
  ['plan-santos-4', 'santos', 3],
  ['plan-santos-5', 'santos', 3],
  ['plan-santos-6', 'santos', 3],
  ['plan-santos-7', 'santos', 4],
  ['plan-santos-8', 'santos', 4],
  ['plan-mardel-1', 'mardel', 2],
  ['plan-mardel-2', 'mardel', 2],
  ['plan-mardel-3', 'mardel', 3],
  ['plan-mardel-4', 'mardel', 3],
  ['plan-mardel-5', 'mardel', 3],
  ['plan-mardel-6', 'mardel', 3],
  ['plan-mardel-7', 'mardel', 4],
  ['plan-mardel-8', 'mardel', 4],
] as const satisfies readonly (readonly [string, ArchitectId, number])[]

type PlanId = (typeof PLAN_TILES)[number][0]

export interface Plan {
  readonly id: PlanId
  readonly architect: Architect
  readonly officials: number
  readonly starting: boolean
}

export const PLANS: readonly Plan[] = PLAN_TILES.map(([id, architect, officials]) => ({
  id,
  architect: ARCHITECTS.indexOf(architect),
  officials,
  starting: id.startsWith('plan-start'),
}))
