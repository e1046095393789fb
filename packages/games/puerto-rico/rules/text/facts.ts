import { GOODS } from '../data/goods.ts'
import { yieldOf } from '../phases/craftsman.ts'
import { bonuses, roomOn } from '../phases/loads.ts'
import { circles, privilegeOf } from '../phases/people.ts'
import { priceParts } from '../phases/price.ts'
import { phaseOf, player, type State } from '../state.ts'

/** What a choice costs or brings, as far as it is certain: the same figures for every language. */

interface Price {
  readonly price: number
  /** Doubloons that must come from the black market. */
  readonly short: number
}

export function priceFor(s: State, building: number): Price {
  const { price } = priceParts(s, s.actor, building)
  return { price, short: Math.max(0, price - player(s, s.actor).doubloons) }
}

/** A load onto a cargo ship or through the wharf. */
interface Load {
  readonly barrels: number
  /** Points with the harbor and the captain's privilege. */
  readonly points: number
}

export function loadOf(s: State, good: number, ship: number): Load {
  const held = player(s, s.actor).goods[good] ?? 0
  const barrels = ship < s.shipSize.length ? Math.min(held, roomOn(s, ship)) : held
  const { harbor, captain } = bonuses(s)
  return { barrels, points: barrels + harbor + captain }
}

/** What the mayor's privilege brings: a villa makes the first one a noble. */
export function mayorTakes(s: State): { nobles: number; colonists: number } {
  const most = privilegeOf(s)
  const nobles = s.nobles > 0 && s.villas & (1 << s.actor) ? 1 : 0
  return { nobles, colonists: Math.min(most - nobles, s.colonists) }
}

export const yields = (s: State): number[] => GOODS.map((_, good) => yieldOf(s, s.actor, good))

/** Barrels that a choice of storage gives back. */
export const returned = (s: State, kept: readonly number[]): number[] =>
  player(s, s.actor).goods.map((held, good) => Math.max(0, held - (kept[good] ?? 0)))

/** The group of circles being staffed, how many circles it has and how many workers are left. */
export function staffing(s: State): { group: number; room: number; left: number } {
  const { groups, plan, left } = phaseOf(s, 'arrange')
  const group = groups[plan.length] ?? 0
  return { group, room: circles(player(s, s.actor), group), left }
}

export const roomInGroup = (s: State, group: number): number => circles(player(s, s.actor), group)
