import type { Seat } from '@ludoteca/engine'
import { HOUSES } from './data/board.ts'
import { CARDS } from './data/cards.ts'
import { columnOf, rowOf, SPOTS, STREETS } from './data/city.ts'
import type { Count } from './data/effects.ts'
import { GOODS, NOBLES } from './data/terms.ts'
import { isLacerda } from './lacerda.ts'
import type { Member } from './member.ts'
import { hullSize, loaded, officialsAt, player, sets, treasuryRight } from './phases/board.ts'
import { tradeAt } from './phases/city/relevance.ts'
import { tablesOf } from './set/of.ts'
import { NONE, type State } from './state.ts'

/** What decrees count in their owner's position. */

interface Store {
  readonly row: number
  readonly column: number
  readonly street: number
  readonly good: number
}

function storesOf(s: State, seat: Seat): Store[] {
  const stores: Store[] = []
  for (let plot = 0; plot < s.owners.length; plot++) {
    if (s.owners[plot] !== seat) continue
    const street = s.streets[plot] as number
    const good = STREETS[street]?.good ?? NONE
    stores.push({ row: rowOf(plot), column: columnOf(plot), street, good })
  }
  return stores
}

export function storesOfType(s: State, seat: Seat, good: number): number {
  let count = 0
  for (let plot = 0; plot < s.owners.length; plot++) {
    if (s.owners[plot] === seat && tradeAt(s, plot) === good) count++
  }
  return count
}

/** Officials a player has put to work: those on completed plans, or those who stay in buildings. */
export function officialsAtWork(s: State, seat: Seat): number {
  let sum = 0
  if (s.variants.officials === 'plans' || isLacerda(s, seat)) {
    const { plans } = tablesOf(s)
    for (const plan of player(s, seat).done) sum += plans[plan]?.officials ?? 0
    return sum
  }
  for (let spot = 0; spot < s.openers.length; spot++) {
    if (s.openers[spot] === seat) sum += s.staff[spot] as number
  }
  return sum
}

const distinct = (list: readonly number[]): number => new Set(list).size
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

function facingPairs(stores: readonly Store[]): number {
  let pairs = 0
  for (const west of stores) {
    if (west.column !== west.street) continue
    pairs += stores.filter(
      east => east.row === west.row && east.street === west.street && east.column === west.column + 1,
    ).length
  }
  return pairs
}

function ledBy(s: State, noble: number, seat: Seat): boolean {
  const own = officialsAt(s, noble, seat)
  return own > 0 && s.players.every((_, other) => other === seat || officialsAt(s, noble, other) < own)
}

type CountOf = Count['of']
type Of<K extends CountOf> = Member<Count, 'of', K>
type Counters = { readonly [K in CountOf]: (s: State, seat: Seat, c: Of<K>) => number }

const offices = (s: State, seat: Seat): number[] => NOBLES.map((_, noble) => officialsAt(s, noble, seat))
const kinds = (s: State, seat: Seat): number[] => player(s, seat).cards.map(card => CARDS[card]?.kind ?? NONE)

const COUNTERS: Counters = {
  stores: (s, seat) => storesOf(s, seat).length,
  'stores-of-type': (s, seat, c) => storesOfType(s, seat, c.good),
  'stores-in-row': (s, seat, c) => storesOf(s, seat).filter(store => store.row === c.row).length,
  'stores-in-column': (s, seat, c) => storesOf(s, seat).filter(store => store.column === c.column).length,
  'store-types': (s, seat) => distinct(storesOf(s, seat).map(store => store.good)),
  'store-rows': (s, seat) => distinct(storesOf(s, seat).map(store => store.row)),
  'store-columns': (s, seat) => distinct(storesOf(s, seat).map(store => store.column)),
  'largest-trade': (s, seat) => Math.max(...GOODS.map((_, good) => storesOfType(s, seat, good))),
  'facing-pairs': (s, seat) => facingPairs(storesOf(s, seat)),
  'plans-done': (s, seat) => player(s, seat).done.length,
  'plans-open': (s, seat) => player(s, seat).plans.length,
  'plans-done-by': (s, seat, c) =>
    player(s, seat).done.filter(plan => tablesOf(s).plans[plan]?.architect === c.architect).length,
  'opened-on': (s, seat, c) =>
    s.openers.filter((opener, spot) => opener === seat && SPOTS[spot]?.side === c.side).length,
  'city-buildings': s => s.faces.filter(face => face !== NONE).length,
  'officials-in-office': (s, seat, c) => officialsAt(s, c.noble, seat),
  'officials-in-offices': (s, seat) => sum(offices(s, seat)),
  'officials-at-work': officialsAtWork,
  'officials-on-board': (s, seat) => player(s, seat).officials,
  'offices-led': (s, seat) => NOBLES.filter((_, noble) => ledBy(s, noble, seat)).length,
  'offices-staffed': (s, seat) => offices(s, seat).filter(n => n > 0).length,
  ships: (s, seat) => player(s, seat).ships.length,
  'hull-sum': (s, seat) => sum(player(s, seat).ships.map(hull => hullSize(hull.ship))),
  'largest-hull': (s, seat) => Math.max(0, ...player(s, seat).ships.map(hull => hullSize(hull.ship))),
  'goods-in-holds': (s, seat) => sum(player(s, seat).ships.map(loaded)),
  clergy: (s, seat) => player(s, seat).clergy.length,
  favors: (s, seat) => sum(player(s, seat).favors),
  decrees: (s, seat) => player(s, seat).decrees.length,
  'portfolio-kind': (s, seat, c) => kinds(s, seat).filter(kind => kind === c.kind).length,
  portfolio: (s, seat) => player(s, seat).cards.length + player(s, seat).ships.length,
  patrons: (s, seat) => NOBLES.filter((_, noble) => kinds(s, seat).includes(noble)).length,
  'cubes-of-colour': (s, seat, c) => player(s, seat).rubble[c.rubble] as number,
  cubes: (s, seat) => sum(player(s, seat).rubble),
  'rubble-sets': (s, seat) => sets(player(s, seat)),
  goods: (s, seat) => sum(player(s, seat).goods),
  'goods-of-type': (s, seat, c) => player(s, seat).goods[c.good] as number,
  'goods-sets': (s, seat) => Math.min(...player(s, seat).goods),
  reis: (s, seat) => player(s, seat).reis,
  influence: (s, seat) => player(s, seat).influence,
  'empty-house-groups': (s, seat) =>
    HOUSES.filter((houses, group) => player(s, seat).houses[group] === houses).length,
  'treasury-right': s => treasuryRight(s),
}

export const countOf = (s: State, seat: Seat, c: Count): number =>
  (COUNTERS[c.of] as (s: State, seat: Seat, c: Count) => number)(s, seat, c)
