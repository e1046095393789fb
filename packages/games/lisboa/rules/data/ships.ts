import { DECKS, type Deck, type DeckId } from './terms.ts'

/**
 * The ships: three of each colour, all of one colour alike. Hulls and modifiers are printed; how many icons the
 * seal of each shows could not be read and is DESIGNED.
 */
const SHIP_CARDS = [
  { colour: 'blue', hull: 1, modifier: 0, influence: 1 },
  { colour: 'red', hull: 2, modifier: 1, influence: 1 },
  { colour: 'purple', hull: 3, modifier: 2, influence: 2 },
  { colour: 'brown', hull: 4, modifier: 3, influence: 2 },
] as const satisfies readonly { colour: DeckId; hull: number; modifier: number; influence: number }[]

export interface Ship {
  readonly id: ShipId
  /** Ships bear the colours of the card decks. */
  readonly colour: Deck
  /** Places in the hold, goods it costs, and wigs at the end. */
  readonly hull: number
  /** Added to the price of each good sold onto it. */
  readonly modifier: number
  readonly influence: number
}

export type ShipId = `ship-${DeckId}-${1 | 2 | 3}`

export const SHIPS: readonly Ship[] = SHIP_CARDS.flatMap(({ colour, ...ship }) =>
  ([1, 2, 3] as const).map(n => ({
    id: `ship-${colour}-${n}` as const,
    colour: DECKS.indexOf(colour),
    ...ship,
  })),
)

/** Each new or upgraded ship moves the treasury marker up this far. */
export const SHIP_TREASURY_UP = 1

/** Shipyard of each period, from the top of the stack: (players − 1) ships of each colour. */
export const SHIPYARDS: readonly (readonly DeckId[])[] = [
  ['blue', 'red'],
  ['purple', 'brown'],
]
export const shipsOfEachColour = (seats: number): number => seats - 1
