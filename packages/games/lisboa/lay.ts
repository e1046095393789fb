import { type Rng, shuffle } from '@ludoteca/engine'
import { DISPLAY_DECKS } from './data/board.ts'
import { CARDS } from './data/cards.ts'
import { SHIPS, SHIPYARDS, shipsOfEachColour } from './data/ships.ts'
import { DECKS, KINDS } from './data/terms.ts'

/** What is laid out afresh in each period. */

/** Four piles of one kind each, shuffled; the last card of a pile is its top. */
export function layPiles(rng: Rng, period: 1 | 2): number[][] {
  const deck = DECKS.indexOf(DISPLAY_DECKS[period - 1] as (typeof DISPLAY_DECKS)[number])
  return KINDS.map((_, kind) =>
    shuffle(
      rng,
      CARDS.flatMap((card, i) => (card.deck === deck && card.kind === kind ? [i] : [])),
    ),
  )
}

/** From the bottom up: the first colour of the period lies on top of the second. */
export function layShipyard(seats: number, period: 1 | 2): number[] {
  const each = shipsOfEachColour(seats)
  const colours = [...(SHIPYARDS[period - 1] ?? [])].reverse()
  return colours.flatMap(id => {
    const colour = DECKS.indexOf(id)
    const ships = SHIPS.flatMap((ship, i) => (ship.colour === colour ? [i] : []))
    return ships.slice(0, each).reverse()
  })
}
