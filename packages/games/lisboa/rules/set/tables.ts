import type { Lang } from '@ludoteca/engine'
import { BUILDINGS, PLANS, type Plan, pilesOf } from '../data/buildings.ts'
import { CARDS, type Card } from '../data/cards.ts'
import { SPOTS, type Spot } from '../data/city.ts'
import { CLERGY, type ClergyTile } from '../data/clergy.ts'
import { DECREES, type Decree } from '../data/decrees.ts'
import { SHIPS, type Ship } from '../data/ships.ts'
import type { Good } from '../data/terms.ts'

/** What a game is played with where boxes may differ: ours, or a set somebody typed in (docs/decisions/0017). */
export interface Tables {
  readonly cards: readonly Card[]
  readonly clergy: readonly ClergyTile[]
  readonly decrees: readonly Decree[]
  readonly ships: readonly Ship[]
  readonly spots: readonly Spot[]
  /** By face (see `faceOf`): the trades it serves. */
  readonly trades: readonly (readonly Good[])[]
  readonly plans: readonly Plan[]
  /** Each architect’s pile, from its bottom to its top. */
  readonly planPiles: readonly (readonly number[])[]
  readonly names: OwnNames
}

/** Names that differ from ours, by id. */
export type OwnNames = Readonly<
  Record<'cards' | 'clergy' | 'decrees' | 'buildings', ReadonlyMap<string, Readonly<Record<Lang, string>>>>
>

const NO_NAMES: OwnNames['cards'] = new Map()

export const BUILT_IN: Tables = {
  cards: CARDS,
  clergy: CLERGY,
  decrees: DECREES,
  ships: SHIPS,
  spots: SPOTS,
  trades: BUILDINGS.flatMap(building => building.faces),
  plans: PLANS,
  planPiles: pilesOf(PLANS),
  names: { cards: NO_NAMES, clergy: NO_NAMES, decrees: NO_NAMES, buildings: NO_NAMES },
}

/** Something that follows from the tables alone, worked out once for each. */
export function derived<T>(make: (tables: Tables) => T): (tables: Tables) => T {
  const ours = make(BUILT_IN)
  const others = new WeakMap<Tables, { readonly made: T }>()
  return tables => {
    if (tables === BUILT_IN) return ours
    let known = others.get(tables)
    if (!known) {
      known = { made: make(tables) }
      others.set(tables, known)
    }
    return known.made
  }
}

const ALL_DECREES: readonly number[] = DECREES.map((_, decree) => decree)
const decreesForTwo = derived(({ decrees }) => ALL_DECREES.filter(decree => !decrees[decree]?.manyOnly))

/** The decrees in play. */
export const decreesFor = (tables: Tables, seats: number): readonly number[] =>
  seats === 2 ? decreesForTwo(tables) : ALL_DECREES
