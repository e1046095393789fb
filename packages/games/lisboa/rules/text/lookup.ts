import { BUILDINGS, PLANS } from '../data/buildings.ts'
import { CARDS } from '../data/cards.ts'
import { SPOTS, STREETS } from '../data/city.ts'
import { CLERGY } from '../data/clergy.ts'
import { DECREES } from '../data/decrees.ts'
import { SHIPS } from '../data/ships.ts'
import { ARCHITECTS, GOODS, GROUPS, KINDS, NOBLE_ACTIONS, RUBBLE, STATE_ACTIONS } from '../data/terms.ts'
import type { CardNames, TermNames } from './names.ts'

/** The row of a table; a number without a row is a bug. */
export function at<T>(table: readonly T[], i: number): T {
  const row = table[i]
  if (row === undefined) throw new RangeError(`no row ${i}`)
  return row
}

/** Numbers in a set whose bits stand for them. */
export const bits = (set: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter(bit => set & (1 << bit))

/** How many of each number there are in a list: the goods of a payment, say. */
export function tally(list: readonly number[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts]
}

/** From the numbers used in state, actions and events to names in one language. */
export function lookup(cards: CardNames, terms: TermNames) {
  return {
    good: (i: number) => terms.goods[at(GOODS, i)],
    trade: (i: number) => terms.trades[at(GOODS, i)],
    kind: (i: number) => terms.kinds[at(KINDS, i)],
    rubble: (i: number) => terms.rubble[at(RUBBLE, i)],
    architect: (i: number) => terms.architects[at(ARCHITECTS, i)],
    group: (i: number) => terms.groups[at(GROUPS, i)],
    street: (i: number) => terms.streets[at(GOODS, at(STREETS, i).good)],
    spot: (i: number) => terms.spots[at(SPOTS, i).id],
    stateAction: (i: number) => terms.stateActions[at(STATE_ACTIONS, i)],
    nobleAction: (i: number) => terms.nobleActions[at(NOBLE_ACTIONS, i)],
    card: (i: number) => cards.cards[at(CARDS, i).id],
    ship: (i: number) => cards.ships[at(SHIPS, i).id],
    clergy: (i: number) => cards.clergy[at(CLERGY, i).id],
    decree: (i: number) => cards.decrees[at(DECREES, i).id],
    building: (i: number) => cards.buildings[at(BUILDINGS, i).id],
    planArchitect: (i: number) => terms.architects[at(ARCHITECTS, at(PLANS, i).architect)],
  }
}

/** A number with its sign when it is below 0. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))
