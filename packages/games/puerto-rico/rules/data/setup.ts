import { CAPTAIN, PROSPECTOR, PROSPECTOR_2 } from './roles.ts'

interface Opening {
  readonly money: number
  /** How many seats from the governor on start with indigo; the rest start with corn. */
  readonly indigo: number
  readonly quarries: number
  readonly pool: number
  readonly poolDeluxe: number
  readonly colonists: number
  readonly ships: readonly number[]
  /** The last role card in play. */
  readonly lastRole: number
  readonly picks: number
}

const OPENINGS: Readonly<Record<number, Opening>> = {
  2: {
    ...{ money: 3, indigo: 1, quarries: 5, pool: 65, poolDeluxe: 65, colonists: 40, ships: [4, 6] },
    ...{ lastRole: PROSPECTOR, picks: 6 },
  },
  3: {
    ...{ money: 2, indigo: 2, quarries: 8, pool: 75, poolDeluxe: 75, colonists: 55, ships: [4, 5, 6] },
    ...{ lastRole: CAPTAIN, picks: 3 },
  },
  4: {
    ...{ money: 3, indigo: 2, quarries: 8, pool: 100, poolDeluxe: 100, colonists: 75, ships: [5, 6, 7] },
    ...{ lastRole: PROSPECTOR, picks: 4 },
  },
  5: {
    ...{ money: 4, indigo: 3, quarries: 8, pool: 122, poolDeluxe: 126, colonists: 95, ships: [6, 7, 8] },
    ...{ lastRole: PROSPECTOR_2, picks: 5 },
  },
}

export function openingFor(seats: number): Opening {
  const opening = OPENINGS[seats]
  if (!opening) throw new RangeError(`no Puerto Rico for ${seats} players`)
  return opening
}

/** Nothing in the rules forces an end; after this many rounds the game is scored as it stands. */
export const ROUND_CAP = 100
