import type { Lang } from '@ludoteca/engine'
import { BUILDINGS } from '../data/buildings.ts'
import { CARDS } from '../data/cards.ts'
import { SPOTS, STREETS } from '../data/city.ts'
import { CLERGY } from '../data/clergy.ts'
import { DECREES } from '../data/decrees.ts'
import { SHIPS } from '../data/ships.ts'
import { ARCHITECTS, GOODS, GROUPS, KINDS, NOBLE_ACTIONS, RUBBLE, STATE_ACTIONS } from '../data/terms.ts'
import { BUILT_IN, type OwnNames, type Tables } from '../set/tables.ts'
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

/** The name a set gives to a piece, or ours. */
const own = <K extends string>(
  names: OwnNames[keyof OwnNames],
  lang: Lang,
  id: K,
  ours: Readonly<Record<K, string>>,
): string => names.get(id)?.[lang] ?? ours[id]

/** From the numbers used in state, actions and events to names in one language. */
export function lookup(lang: Lang, cards: CardNames, terms: TermNames, tables: Tables = BUILT_IN) {
  const { names } = tables
  return {
    /** What the numbers stand for in the set that is played with. */
    tables,
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
    card: (i: number) => own(names.cards, lang, at(CARDS, i).id, cards.cards),
    ship: (i: number) => cards.ships[at(SHIPS, i).id],
    clergy: (i: number) => own(names.clergy, lang, at(CLERGY, i).id, cards.clergy),
    decree: (i: number) => own(names.decrees, lang, at(DECREES, i).id, cards.decrees),
    building: (i: number) => own(names.buildings, lang, at(BUILDINGS, i).id, cards.buildings),
    planArchitect: (i: number) => terms.architects[at(ARCHITECTS, at(tables.plans, i).architect)],
  }
}

export type The = ReturnType<typeof lookup>

/** A number with its sign when it is below 0. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))
