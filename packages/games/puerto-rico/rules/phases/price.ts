import type { Seat } from '@ludoteca/engine'
import { B, BALANCED_COST, COLUMN, COST } from '../data/buildings.ts'
import { QUARRY } from '../data/goods.ts'
import { BUILDER } from '../data/roles.ts'
import { type Player, player, type State } from '../state.ts'
import { colonistWorks, nobleWorks, privilegeOf } from './people.ts'

export const costOf = (s: State, building: number): number =>
  (s.rules.balance ? BALANCED_COST[building] : undefined) ?? (COST[building] as number)

/** How a price comes about; `price` is never below 0 (PR-061, PR-062, PR-067, PR-068). */
export interface PriceParts {
  readonly cost: number
  readonly quarries: number
  readonly builder: number
  readonly forests: number
  readonly zoning: number
  readonly price: number
}

const forestDiscount = (p: Player): number => {
  let count = 0
  for (const n of p.forests) count += n
  return count >> 1
}

function zoningDiscount(p: Player, column: number): number {
  if (column === 4) return nobleWorks(p, B.zoning_office) ? 2 : 0
  return colonistWorks(p, B.zoning_office) ? 1 : 0
}

/** `more`: quarries that count although nobody works there any more. */
export const quarryDiscount = (p: Player, building: number, more = 0): number =>
  Math.min((p.crew[QUARRY] as number) + more, COLUMN[building] as number)

const builderDiscount = (s: State, seat: Seat): number =>
  s.role === BUILDER && s.chooser === seat ? privilegeOf(s) : 0

export function priceParts(s: State, seat: Seat, building: number): PriceParts {
  const p = player(s, seat)
  const cost = costOf(s, building)
  const column = COLUMN[building] as number
  const quarries = quarryDiscount(p, building)
  const builder = builderDiscount(s, seat)
  const forests = forestDiscount(p)
  const zoning = zoningDiscount(p, column)
  return {
    cost,
    quarries,
    builder,
    forests,
    zoning,
    price: Math.max(0, cost - quarries - builder - forests - zoning),
  }
}

/** The same figure without its parts: listing what can be built asks for it often. */
export function priceOf(s: State, seat: Seat, building: number): number {
  const p = player(s, seat)
  const column = COLUMN[building] as number
  let price = costOf(s, building) - quarryDiscount(p, building) - builderDiscount(s, seat)
  if (s.rules.newBuildings) price -= forestDiscount(p)
  if (s.rules.nobles) price -= zoningDiscount(p, column)
  return Math.max(price, 0)
}
