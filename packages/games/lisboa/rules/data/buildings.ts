import { ARCHITECTS, type Architect, type ArchitectId, GOODS, type Good, type GoodId } from './terms.ts'

/**
 * The 16 Public Buildings: a face for each architect, serving one or two trades. Half of them lie with their blue
 * face (dos Santos) up, half with their green one (Mardel). That there are faces of one and of two trades is
 * printed; which tile serves what is DESIGNED: every face stands twice or four times on each side, no tile
 * serves the same trade on both.
 */
const BUILDING_TILES = [
  ['building-01', 'gold', 'cloth+books'],
  ['building-02', 'gold', 'cloth+tools'],
  ['building-03', 'cloth', 'gold+tools'],
  ['building-04', 'cloth', 'books+tools'],
  ['building-05', 'books', 'gold+tools'],
  ['building-06', 'books', 'gold+cloth'],
  ['building-07', 'tools', 'cloth+books'],
  ['building-08', 'tools', 'gold+books'],
  ['building-09', 'cloth+books', 'gold'],
  ['building-10', 'cloth+tools', 'gold'],
  ['building-11', 'gold+tools', 'cloth'],
  ['building-12', 'books+tools', 'cloth'],
  ['building-13', 'gold+tools', 'books'],
  ['building-14', 'gold+cloth', 'books'],
  ['building-15', 'cloth+books', 'tools'],
  ['building-16', 'gold+books', 'tools'],
] as const satisfies readonly (readonly [string, string, string])[]

export type BuildingId = (typeof BUILDING_TILES)[number][0]

interface Building {
  readonly id: BuildingId
  /** The trades each architect’s face serves, one or two. */
  readonly faces: readonly (readonly Good[])[]
}

const trades = (names: string): readonly Good[] => names.split('+').map(id => GOODS.indexOf(id as GoodId))

export const BUILDINGS: readonly Building[] = BUILDING_TILES.map(([id, santos, mardel]) => ({
  id,
  faces: [trades(santos), trades(mardel)],
}))

/** A face number is building × 2 + the architect whose face is up. */
export const faceOf = (building: number, architect: Architect): number =>
  building * ARCHITECTS.length + architect
export const buildingOf = (face: number): number => face >> 1
export const architectOf = (face: number): Architect => face & 1

/** Tiles with each architect’s face up. */
export const TILES_PER_ARCHITECT = BUILDINGS.length / ARCHITECTS.length

/**
 * Plans: the architect and how many officials the building needs. Each player starts with one of the starting
 * plans; the others form an open pile for each architect, the smallest on top. The needs are printed, those of
 * three of the four starting plans are not known and like the one that is.
 */
const PLAN_TILES = [
  ['plan-start-1', 'santos', 3],
  ['plan-start-2', 'santos', 3],
  ['plan-start-3', 'mardel', 3],
  ['plan-start-4', 'mardel', 3],
  ['plan-santos-1', 'santos', 2],
  ['plan-santos-2', 'santos', 2],
  ['plan-santos-3', 'santos', 3],
  ['plan-santos-4', 'santos', 3],
  ['plan-santos-5', 'santos', 4],
  ['plan-santos-6', 'santos', 4],
  ['plan-santos-7', 'santos', 5],
  ['plan-santos-8', 'santos', 5],
  ['plan-mardel-1', 'mardel', 2],
  ['plan-mardel-2', 'mardel', 2],
  ['plan-mardel-3', 'mardel', 3],
  ['plan-mardel-4', 'mardel', 3],
  ['plan-mardel-5', 'mardel', 4],
  ['plan-mardel-6', 'mardel', 4],
  ['plan-mardel-7', 'mardel', 5],
  ['plan-mardel-8', 'mardel', 5],
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

/** Each architect’s pile, from its bottom to its top: the smallest plan on top, of equal ones the earlier. */
export const pilesOf = (plans: readonly Plan[]): readonly (readonly number[])[] =>
  ARCHITECTS.map((_, architect) =>
    plans
      .flatMap((plan, i) => (!plan.starting && plan.architect === architect ? [{ i, plan }] : []))
      .sort((a, b) => b.plan.officials - a.plan.officials || b.i - a.i)
      .map(({ i }) => i),
  )
