import { type Rng, shuffle } from '@ludoteca/engine'
import { DISPLAY_DECKS } from './data/board.ts'
import { CARDS } from './data/cards.ts'
import { SHIPS, SHIPYARDS, shipsOfEachColour } from './data/ships.ts'
import { DECKS, type DeckId, KINDS } from './data/terms.ts'
import { places, plusAll, things } from './lists.ts'

/** What is laid out afresh in each period. */

/** The cards of a deck. */
export const cardsOf = (deck: DeckId): number[] => places(CARDS, card => card.deck === DECKS.indexOf(deck))

const DISPLAYS = DISPLAY_DECKS.map(deck =>
  KINDS.map((_, kind) => cardsOf(deck).filter(card => CARDS[card]?.kind === kind)),
)

/** Each pile in random order. */
const shufflePiles = (rng: Rng, piles: readonly (readonly number[])[]): number[][] =>
  things(piles.length, at => shuffle(rng, (piles[at] as readonly number[]).slice()))

/** Four piles of one kind each, shuffled; the last card of a pile is its top. */
export const layPiles = (rng: Rng, period: 1 | 2): number[][] =>
  shufflePiles(rng, DISPLAYS[period - 1] as number[][])

/** From the bottom up: the first colour of the period lies on top of the second. */
function shipyardFor(seats: number, period: 1 | 2): readonly number[] {
  const each = shipsOfEachColour(seats)
  const colours = [...(SHIPYARDS[period - 1] ?? [])].reverse()
  let yard: number[] = []
  for (const id of colours) {
    const ships = places(SHIPS, ship => ship.colour === DECKS.indexOf(id))
    yard = plusAll(yard, ships.slice(0, each).reverse())
  }
  return yard
}

const FEWEST_SEATS = 2
const SHIPYARDS_FOR = [2, 3, 4].map(seats => [shipyardFor(seats, 1), shipyardFor(seats, 2)] as const)

export const layShipyard = (seats: number, period: 1 | 2): readonly number[] =>
  SHIPYARDS_FOR[seats - FEWEST_SEATS]?.[period - 1] ?? []
