import type { Seat } from '@ludoteca/engine'
import { BOTTOM_SLOTS, HOUSES, PORTFOLIO_BASE, TOP_SLOTS, WAREHOUSE_BASE } from '../data/board.ts'
import { CARDS } from '../data/cards.ts'
import { POWER_SLOTS, type Power, type PowerSlot } from '../data/effects.ts'
import { SHIPS } from '../data/ships.ts'
import { TREASURY } from '../data/terms.ts'
import { TREASURY_STEPS } from '../data/tracks.ts'
import { tablesOf } from '../set/of.ts'
import { DUMMY, type Hull, NONE, OWNERS, PLAZA, type Player, type State } from '../state.ts'

/** Questions about a position that many rules ask. */

export const player = (s: State, seat: Seat): Player => s.players[seat] as Player
export const seatAfter = (s: State, seat: Seat): Seat => (seat + 1) % s.seats

/** Influence price of a visit, before officials; réis price of nearly everything. */
export const treasuryLeft = (s: State): number => (TREASURY_STEPS[s.treasury] as { left: number }).left
export const treasuryRight = (s: State): number => (TREASURY_STEPS[s.treasury] as { right: number }).right

/** Positions of the power slots; where there is one per good, noble or colour, add its number to the first. */
export const SLOT = Object.fromEntries(POWER_SLOTS.map((slot, i) => [slot, i])) as Readonly<
  Record<PowerSlot, number>
>

/** The sum of all permanent powers of one kind. */
export const power = (p: Player, slot: number): number => p.powers[slot] as number

export const NO_POWERS: readonly number[] = POWER_SLOTS.map(() => 0)

/** To be called whenever cards or clergy tiles come or go. */
export function renewPowers(s: State, p: Player): void {
  const { cards, clergy } = tablesOf(s)
  const sums = NO_POWERS.slice()
  for (const card of p.cards) addPower(sums, cards[card]?.power)
  for (const tile of p.clergy) addPower(sums, clergy[tile]?.power)
  p.powers = sums
}

function addPower(sums: number[], own: Power | null | undefined): void {
  if (!own) return
  const at = SLOT[own.slot]
  sums[at] = (sums[at] as number) + own.n
}

/** Completed rubble sets: one cube of each colour. */
export const sets = (p: Player): number => {
  const { rubble } = p
  return Math.min(rubble[0] as number, rubble[1] as number, rubble[2] as number)
}

/** Places for each type of good. */
export const warehouse = (p: Player): number => WAREHOUSE_BASE + sets(p) + power(p, SLOT.warehouse)

export const portfolioLimit = (p: Player): number =>
  Math.min(TOP_SLOTS + BOTTOM_SLOTS, PORTFOLIO_BASE + sets(p) + power(p, SLOT.portfolio))

export const isTreasury = (card: number): boolean => CARDS[card]?.kind === TREASURY

/** What is left of a good when one of the type `spent` is given away first. */
const goodsWithout = (p: Player, good: number, spent: number): number =>
  (p.goods[good] as number) - (good === spent ? 1 : 0)

/** The set of types in the warehouse, when one good of the type `spent` (or none) is given away first. */
export function typesHeld(p: Player, spent: number = NONE): number {
  let set = 0
  for (let good = 0; good < p.goods.length; good++) if (goodsWithout(p, good, spent) > 0) set |= 1 << good
  return set
}

/** How many things a set holds: bit n stands for thing n. */
export function sizeOfSet(set: number): number {
  let size = 0
  for (let rest = set; rest; rest >>= 1) size += rest & 1
  return size
}

/** How many of this good could still be stored, when one of the type `spent` (or none) is given away first. */
export const roomFor = (p: Player, good: number, spent: number = NONE): number =>
  Math.max(0, warehouse(p) - goodsWithout(p, good, spent))

/** All goods in the warehouse. */
export function goodsHeld(p: Player): number {
  let sum = 0
  for (const n of p.goods) sum += n
  return sum
}

/** Whether goods can be sold onto a ship of this player. */
export function hasOpenShip(p: Player): boolean {
  for (const hull of p.ships) if (!hull.sealed) return true
  return false
}

export const loaded = (hull: Hull): number => {
  let sum = 0
  for (const n of hull.hold) sum += n
  return sum
}

export const hullSize = (ship: number): number => SHIPS[ship]?.hull ?? 0

/** Icons of the Noble cards and ships in the top row. */
export function icons(s: State, p: Player): number {
  const { cards, ships } = tablesOf(s)
  let sum = 0
  for (const card of p.cards) sum += cards[card]?.influence ?? 0
  for (const { ship } of p.ships) sum += ships[ship]?.influence ?? 0
  return sum
}

/** Officials of one owner in an office, or in the plaza. */
export const officialsAt = (s: State, place: number, owner: number): number =>
  s.offices[place * OWNERS + owner] as number

/** Officials of everybody else, neutral ones included, in a noble's office. */
export function rivalsAt(s: State, noble: number, seat: Seat): number {
  let sum = 0
  for (let owner = 0; owner <= DUMMY; owner++) if (owner !== seat) sum += officialsAt(s, noble, owner)
  return sum
}

/** Own officials that can staff a public building: in the three offices and the plaza. */
export function officialsReady(s: State, seat: Seat): number {
  let sum = 0
  for (let place = 0; place <= PLAZA; place++) sum += officialsAt(s, place, seat)
  return sum
}

export const housesLeft = (p: Player): number => {
  let left = 0
  for (let group = 0; group < HOUSES.length; group++)
    left += (HOUSES[group] as number) - (p.houses[group] as number)
  return left
}
