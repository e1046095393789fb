import type { Seat } from '@ludoteca/engine'
import { SPOTS, type SpotId } from './city.ts'
import { BUILDER, KING, MINISTER, type StateActionId, TREASURY } from './terms.ts'

/** Lacerda, the opponent of a player who is alone: his turn as in the solo rules, his levels our own. */

/** He sits here; the person begins. */
export const LACERDA: Seat = 1

/** Plans he starts with; the numbers on all his plans are his officials at work. */
export const LACERDA_PLANS = 2
/** Decrees he takes at a time. */
export const LACERDA_DECREES = 2
/** Steps he moves the Cardinal. */
export const LACERDA_STEPS = 2
/** Officials he recruits. */
export const LACERDA_RECRUITS = 2

/** Each cube in front of him, at the end of period 1 and again at the end of the game. */
export const LACERDA_CUBE_WIGS = 1

export const LACERDA_LEVELS = ['gentle', 'printed', 'stern'] as const
export type LacerdaLevel = (typeof LACERDA_LEVELS)[number]

interface Level {
  readonly influence: number
  readonly wigs: number
  /** Wigs for each of his decrees at the end. */
  readonly decree: number
}

/** `printed` is as in the solo rules; the two others are DESIGNED. */
export const LEVELS: Readonly<Record<LacerdaLevel, Level>> = {
  gentle: { influence: 3, wigs: 0, decree: 2 },
  printed: { influence: 5, wigs: 5, decree: 3 },
  stern: { influence: 8, wigs: 10, decree: 5 },
}

/** The nobles from left to right on the board: how the courtier goes, and how ties between offices are broken. */
export const COURTIER_PATH = [BUILDER, MINISTER, KING] as const

/** The decks from bottom to top: how the helper goes. */
export const HELPER_PATH = [BUILDER, MINISTER, KING, TREASURY] as const

/** Beside the upper two decks the helper asks for the upper State action and for green buildings. */
export const helperUp = (deck: number): boolean => deck === KING || deck === TREASURY

/** Upper and lower State action, in the order of the nobles. */
export const STATE_ROWS: readonly (readonly [upper: StateActionId, lower: StateActionId])[] = [
  ['cardinal', 'favor'],
  ['ship', 'produce'],
  ['recruit', 'plan'],
]

const spot = (id: SpotId): number => SPOTS.findIndex(each => each.id === id)

/** Where the first public building stands: blue ones in the west, green ones in the east. */
export const FIRST_SPOTS: readonly number[] = [spot('spot-w-d'), spot('spot-e-d')]

/** Clockwise from West D: which spot he takes of several that are as good. Row E is closed. */
export const SPOT_ORDER: readonly number[] = (
  [
    'spot-w-d',
    'spot-w-c',
    'spot-w-b',
    'spot-w-a',
    'spot-n1',
    'spot-n2',
    'spot-n3',
    'spot-n4',
    'spot-e-a',
    'spot-e-b',
    'spot-e-c',
    'spot-e-d',
  ] as const
).map(spot)
