import { SQUARES } from './data/board.ts'
import { COLOURS, type Colour, HAND_SIZE, MONUMENTS, TILE_COUNTS } from './data/pieces.ts'

export type TilesByColour = readonly [number, number, number, number]

export type Action =
  | { readonly type: 'tile'; readonly colour: Colour; readonly square: number }
  /** Puts a leader on the board or moves it. */
  | { readonly type: 'leader'; readonly colour: Colour; readonly square: number }
  | { readonly type: 'withdraw'; readonly colour: Colour }
  | { readonly type: 'catastrophe'; readonly square: number }
  | { readonly type: 'swap'; readonly tiles: TilesByColour }
  | { readonly type: 'pass' }
  /** Which war comes next. */
  | { readonly type: 'war'; readonly colour: Colour }
  | { readonly type: 'support'; readonly count: number }
  /** `square` is the top left one; null declines the monument and the wonder. */
  | {
      readonly type: 'monument'
      readonly built: { readonly monument: number; readonly square: number } | null
    }
  /** `square` is the centre. */
  | { readonly type: 'wonder'; readonly square: number }
  | { readonly type: 'building'; readonly square: number | null }
  | { readonly type: 'take'; readonly square: number }
  /** The colour of the point the wonder gives. */
  | { readonly type: 'point'; readonly colour: Colour }

export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>

const perSquare = <T>(make: (square: number) => T): readonly T[] =>
  Array.from({ length: SQUARES }, (_, square) => Object.freeze(make(square)))
const perColour = <T>(make: (colour: Colour) => T): readonly T[] => COLOURS.map(make)

/** Every action there is, made once. */
export const PASS: ActionOf<'pass'> = Object.freeze({ type: 'pass' })
export const TILES: readonly (readonly ActionOf<'tile'>[])[] = perColour(colour =>
  perSquare(square => ({ type: 'tile', colour, square })),
)
export const LEADERS: readonly (readonly ActionOf<'leader'>[])[] = perColour(colour =>
  perSquare(square => ({ type: 'leader', colour, square })),
)
export const WITHDRAWALS: readonly ActionOf<'withdraw'>[] = perColour(colour =>
  Object.freeze({ type: 'withdraw', colour }),
)
export const CATASTROPHES: readonly ActionOf<'catastrophe'>[] = perSquare(square => ({
  type: 'catastrophe',
  square,
}))
export const WARS: readonly ActionOf<'war'>[] = perColour(colour => Object.freeze({ type: 'war', colour }))
export const POINTS: readonly ActionOf<'point'>[] = perColour(colour =>
  Object.freeze({ type: 'point', colour }),
)
export const TAKES: readonly ActionOf<'take'>[] = perSquare(square => ({ type: 'take', square }))
export const WONDERS: readonly ActionOf<'wonder'>[] = perSquare(square => ({ type: 'wonder', square }))
export const BUILDINGS: readonly ActionOf<'building'>[] = perSquare(square => ({ type: 'building', square }))
export const NO_BUILDING: ActionOf<'building'> = Object.freeze({ type: 'building', square: null })
export const MONUMENT_BUILDS: readonly (readonly ActionOf<'monument'>[])[] = MONUMENTS.map((_, monument) =>
  perSquare(square => ({ type: 'monument', built: Object.freeze({ monument, square }) })),
)
export const NO_MONUMENT: ActionOf<'monument'> = Object.freeze({ type: 'monument', built: null })
export const SUPPORTS: readonly ActionOf<'support'>[] = Array.from(
  { length: Math.max(...TILE_COUNTS) + 1 },
  (_, count) => Object.freeze({ type: 'support', count }),
)

const RADIX = HAND_SIZE + 1

function makeSwaps(): readonly (ActionOf<'swap'> | null)[] {
  return Array.from({ length: RADIX ** 4 }, (_, index) => {
    const counts = [RADIX ** 3, RADIX ** 2, RADIX, 1].map(place => Math.floor(index / place) % RADIX)
    const size = counts.reduce((sum, count) => sum + count, 0)
    if (size === 0 || size > HAND_SIZE) return null
    return Object.freeze({ type: 'swap', tiles: Object.freeze(counts) as unknown as TilesByColour })
  })
}
const SWAPS = makeSwaps()

/** The swap of these tiles; null for none at all or more than a hand. */
export function swapOf(red: number, blue: number, green: number, black: number): ActionOf<'swap'> | null {
  if (Math.max(red, blue, green, black) > HAND_SIZE) return null
  return SWAPS[((red * RADIX + blue) * RADIX + green) * RADIX + black] ?? null
}

const swapLists: (readonly ActionOf<'swap'>[] | undefined)[] = []

/** Every swap a hand allows, each choice of tiles once. Made when first asked for, then kept. */
export function swapsWithin(hand: readonly number[]): readonly ActionOf<'swap'>[] {
  let key = 0
  for (const colour of COLOURS) key = key * RADIX + Math.min(hand[colour] as number, HAND_SIZE)
  const kept = swapLists[key]
  if (kept) return kept
  const list = SWAPS.filter(swap => swap !== null).filter(({ tiles }) =>
    COLOURS.every(colour => tiles[colour] <= (hand[colour] as number)),
  )
  swapLists[key] = list
  return list
}
