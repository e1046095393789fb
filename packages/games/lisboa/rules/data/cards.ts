import { readEffects, readPower } from './codes.ts'
import type { Effect, Power } from './effects.ts'
import { DECKS, type Deck, type DeckId, KINDS, type Kind, type NobleId, TREASURY } from './terms.ts'

/**
 * The 82 Political cards. The decks, their years and sizes are those of the printed game (blue and purple
 * sizes by subtraction). What the cards say is DESIGNED, because the printed texts are not public.
 *
 * Noble cards: noble, deck, what happens when the card goes into the portfolio, influence icons.
 * Four rewards and one penalty for each noble in each deck; strong rewards carry few icons, penalties most.
 */
const NOBLE_CARDS = [
  ['noble-king-blue-1', 'king', 'blue', 'FAV', 1],
  ['noble-king-blue-2', 'king', 'blue', 'CARD1', 1],
  ['noble-king-blue-3', 'king', 'blue', 'R(3)', 2],
  ['noble-king-blue-4', 'king', 'blue', 'W(2)', 2],
  ['noble-king-blue-5', 'king', 'blue', '-R(3)', 3],
  ['noble-king-red-1', 'king', 'red', 'G(gold)', 1],
  ['noble-king-red-2', 'king', 'red', 'FAV', 1],
  ['noble-king-red-3', 'king', 'red', 'W(2)', 2],
  ['noble-king-red-4', 'king', 'red', 'INF;W(1)', 1],
  ['noble-king-red-5', 'king', 'red', '-W(1)', 5],
  ['noble-king-purple-1', 'king', 'purple', 'FAV;R(1)', 1],
  ['noble-king-purple-2', 'king', 'purple', 'CARD1;R(2)', 1],
  ['noble-king-purple-3', 'king', 'purple', 'W(3)', 2],
  ['noble-king-purple-4', 'king', 'purple', 'R(4)', 2],
  ['noble-king-purple-5', 'king', 'purple', '-R(4)', 4],
  ['noble-king-brown-1', 'king', 'brown', 'W(4)', 1],
  ['noble-king-brown-2', 'king', 'brown', 'INF;W(2)', 1],
  ['noble-king-brown-3', 'king', 'brown', 'FAV', 2],
  ['noble-king-brown-4', 'king', 'brown', 'R(4)', 2],
  ['noble-king-brown-5', 'king', 'brown', '-W(3)', 5],
  ['noble-minister-blue-1', 'minister', 'blue', 'G(any)', 1],
  ['noble-minister-blue-2', 'minister', 'blue', 'SHIP', 1],
  ['noble-minister-blue-3', 'minister', 'blue', 'G(books)', 2],
  ['noble-minister-blue-4', 'minister', 'blue', 'T+;R(3)', 2],
  ['noble-minister-blue-5', 'minister', 'blue', '-G(any)', 5],
  ['noble-minister-red-1', 'minister', 'red', 'PROD', 1],
  ['noble-minister-red-2', 'minister', 'red', 'P+(any);G(any)', 1],
  ['noble-minister-red-3', 'minister', 'red', 'G(books)', 2],
  ['noble-minister-red-4', 'minister', 'red', 'P+(any);R(3)', 2],
  ['noble-minister-red-5', 'minister', 'red', '-R(3)', 6],
  ['noble-minister-purple-1', 'minister', 'purple', 'SHIP;R(1)', 1],
  ['noble-minister-purple-2', 'minister', 'purple', 'PROD;R(1)', 1],
  ['noble-minister-purple-3', 'minister', 'purple', 'G(books)', 2],
  ['noble-minister-purple-4', 'minister', 'purple', 'P+(any);R(4)', 2],
  ['noble-minister-purple-5', 'minister', 'purple', '-G(any);-G(any)', 4],
  ['noble-minister-brown-1', 'minister', 'brown', 'PROD;W(1)', 1],
  ['noble-minister-brown-2', 'minister', 'brown', 'SHIP;W(1)', 1],
  ['noble-minister-brown-3', 'minister', 'brown', 'G(any);R(1)', 2],
  ['noble-minister-brown-4', 'minister', 'brown', 'P+(any);R(4)', 2],
  ['noble-minister-brown-5', 'minister', 'brown', '-FAV', 4],
  ['noble-builder-blue-1', 'builder', 'blue', 'PLAN', 1],
  ['noble-builder-blue-2', 'builder', 'blue', 'OFF(2)', 1],
  ['noble-builder-blue-3', 'builder', 'blue', 'G(tools)', 2],
  ['noble-builder-blue-4', 'builder', 'blue', 'OFF(1);R(1)', 2],
  ['noble-builder-blue-5', 'builder', 'blue', '-OFF(1)', 3],
  ['noble-builder-red-1', 'builder', 'red', 'RUB', 1],
  ['noble-builder-red-2', 'builder', 'red', 'PLAN', 1],
  ['noble-builder-red-3', 'builder', 'red', 'OFF(1);R(1)', 2],
  ['noble-builder-red-4', 'builder', 'red', 'R(3)', 2],
  ['noble-builder-red-5', 'builder', 'red', '-R(4)', 4],
  ['noble-builder-purple-1', 'builder', 'purple', 'RUB;R(1)', 1],
  ['noble-builder-purple-2', 'builder', 'purple', 'OFF(2);R(1)', 1],
  ['noble-builder-purple-3', 'builder', 'purple', 'G(tools)', 2],
  ['noble-builder-purple-4', 'builder', 'purple', 'R(4)', 2],
  ['noble-builder-purple-5', 'builder', 'purple', '-OFF(2)', 4],
  ['noble-builder-brown-1', 'builder', 'brown', 'RUB;W(1)', 1],
  ['noble-builder-brown-2', 'builder', 'brown', 'PLAN;W(1)', 1],
  ['noble-builder-brown-3', 'builder', 'brown', 'OFF(2)', 2],
  ['noble-builder-brown-4', 'builder', 'brown', 'G(tools);R(1)', 2],
  ['noble-builder-brown-5', 'builder', 'brown', '-R(5)', 4],
] as const satisfies readonly (readonly [string, NobleId, DeckId, string, number])[]

/** Treasury cards: deck, the event when sponsored, the lasting power when in the portfolio; in proportion to prices of 1 to 6. */
const TREASURY_CARDS = [
  ['treasury-blue-1', 'blue', 'STORE', 'LAND-2'],
  ['treasury-blue-2', 'blue', 'G(any);G(any)', 'SELL+2(gold)'],
  ['treasury-blue-3', 'blue', 'DECREE', 'SELL+2(cloth)'],
  ['treasury-blue-4', 'blue', 'STATE(2)', 'SELL+2(books)'],
  ['treasury-blue-5', 'blue', 'PLAN;OFF(2)', 'SELL+2(tools)'],
  ['treasury-blue-6', 'blue', 'INF;W(3)', 'HIRE-2'],
  ['treasury-red-1', 'red', 'STORE', 'LAND-2'],
  ['treasury-red-2', 'red', 'PROD;W(2)', 'SHIPSELL+2(own)'],
  ['treasury-red-3', 'red', 'DECREE;W(3)', 'RUBBLE(tsunami,all)'],
  ['treasury-red-4', 'red', 'OPEN', 'LAND-2'],
  ['treasury-red-5', 'red', 'STATE(2);W(3)', 'SUBSIDY+3'],
  ['treasury-purple-1', 'purple', 'STORE', 'LAND-2'],
  ['treasury-purple-2', 'purple', 'DECREE;W(1)', 'RUBBLE(fire,2)'],
  ['treasury-purple-3', 'purple', 'OPEN;W(3)', 'HIRE-3'],
  ['treasury-purple-4', 'purple', 'INF;W(4)', 'SAIL+2'],
  ['treasury-purple-5', 'purple', 'STATE(2);W(2)', 'SELL+1(any)'],
  ['treasury-purple-6', 'purple', 'G(tools);G(tools)', 'SHIPSELL+2(other)'],
  ['treasury-brown-1', 'brown', 'STORE', 'RUBBLE(quake,2)'],
  ['treasury-brown-2', 'brown', 'DECREE;W(2)', 'EVENT-3'],
  ['treasury-brown-3', 'brown', 'OPEN', 'SELL+2(any)'],
  ['treasury-brown-4', 'brown', 'STATE(2);W(4)', 'SUBSIDY+4'],
  ['treasury-brown-5', 'brown', 'W(5)', 'SAIL+3'],
] as const satisfies readonly (readonly [string, DeckId, string, string])[]

export type CardId = (typeof NOBLE_CARDS)[number][0] | (typeof TREASURY_CARDS)[number][0]

export interface Card {
  readonly id: CardId
  readonly kind: Kind
  readonly deck: Deck
  /** Icons that count in the portfolio; 0 on Treasury cards. */
  readonly influence: number
  /** What a Noble card does when played into the portfolio. */
  readonly bottom: readonly Effect[]
  /** The bottom is a penalty: never declined, never taken when discarded between the periods. */
  readonly penalty: boolean
  /** What sponsoring a Treasury card does. */
  readonly event: readonly Effect[]
  /** What a Treasury card does in the portfolio. */
  readonly power: Power | null
}

export const CARDS: readonly Card[] = [
  ...NOBLE_CARDS.map(([id, noble, deck, bottom, influence]) => ({
    id,
    kind: KINDS.indexOf(noble),
    deck: DECKS.indexOf(deck),
    influence,
    bottom: readEffects(bottom),
    penalty: bottom.startsWith('-'),
    event: [],
    power: null,
  })),
  ...TREASURY_CARDS.map(([id, deck, event, power]) => ({
    id,
    kind: TREASURY,
    deck: DECKS.indexOf(deck),
    influence: 0,
    bottom: [],
    penalty: false,
    event: readEffects(event),
    power: readPower(power),
  })),
]
