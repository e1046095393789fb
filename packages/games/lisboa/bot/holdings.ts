import type { Seat } from '@ludoteca/engine'
import {
  CARDS,
  CRATE_WIGS,
  FAVOR_WIGS,
  hullSize,
  influenceGain,
  loaded,
  officialsReady,
  type Player,
  REIS_PER_WIG,
  SET_WIGS,
  type State,
  sets,
  staffNeeded,
} from '../rules/index.ts'
import { decreeHope } from './decrees.ts'
import { cardPower, cardWorth, GAME, tileWorth } from './worth.ts'

export const HOLDINGS = [
  'wigs',
  'influence',
  'reis',
  'goods',
  'cubes',
  'cargo',
  'powers',
  'favors',
  'decrees',
  'plans',
  'officials',
  'houses',
  'hand',
] as const

/** What a player holds, in wigs at the end, in the order of `HOLDINGS`. */
export function holdings(s: State, seat: Seat, turns: number, out: number[]): void {
  const p = s.players[seat] as Player
  const stage = Math.min(1, turns / GAME)
  out[0] = p.wigs
  out[1] = influence(s, seat, p, turns)
  out[2] = money(p.reis, turns)
  out[3] = goods(p, turns)
  out[4] = cubes(s, p, turns)
  out[5] = ships(p, turns)
  out[6] = powers(s, p, turns)
  out[7] = favors(p, turns)
  out[8] = decrees(s, seat, p, stage)
  out[9] = plans(p, turns)
  out[10] = officials(s, seat, p, turns)
  out[11] = houses(p, stage)
  out[12] = turns > 0 ? hand(s, p, turns) : 0
}

/** Wigs at the end, and voyages until then. */
function ships(p: Player, turns: number): number {
  let worth = 0
  for (const hull of p.ships) {
    worth += hullSize(hull.ship) * CRATE_WIGS * (1 + 0.13 * Math.min(turns, GAME))
    if (!hull.sealed && turns > 0) worth += 0.35 * loaded(hull)
  }
  return worth
}

function powers(s: State, p: Player, turns: number): number {
  let worth = 0
  for (const card of p.cards) worth += cardPower(s, card, turns)
  for (const tile of p.clergy) worth += tileWorth(s, tile, turns)
  return worth
}

export const favorWorth = (turns: number): number => FAVOR_WIGS + 0.35 * Math.min(turns, 4)

function favors(p: Player, turns: number): number {
  let count = 0
  for (const held of p.favors) count += held
  return count * favorWorth(turns)
}

function decrees(s: State, seat: Seat, p: Player, stage: number): number {
  let worth = 0
  for (const decree of p.decrees) worth += decreeHope(s, seat, decree, stage)
  return worth
}

/** Visits cost influence, or wigs where it is missing; more than one can spend is worth little. */
const PER_VISIT = 3.5
const GAINS_PER_TURN = 0.45

function influence(s: State, seat: Seat, p: Player, turns: number): number {
  const use = Math.min(p.influence, PER_VISIT * turns)
  const gain = Math.min(9, influenceGain(s, seat))
  const room = Math.min(1, (12 - p.influence) / 6)
  return 0.6 * use + 0.45 * gain * GAINS_PER_TURN * Math.min(turns, 7) * (0.6 + 0.4 * room)
}

/** Réis buy land and staff as long as there are turns to do so. */
function money(reis: number, turns: number): number {
  const useful = Math.min(reis, 5 * turns)
  return reis / REIS_PER_WIG + 0.38 * useful
}

function goods(p: Player, turns: number): number {
  let count = 0
  let kinds = 0
  for (const n of p.goods) {
    count += n
    if (n > 0) kinds++
  }
  const use = Math.min(count, 1.8 * turns)
  return use * 1.15 + 0.2 * Math.min(kinds, 2 * turns) + 0.25 * Math.min(p.goods[0] as number, turns)
}

/** Sets give wigs, room and decrees; single cubes the hope of a set. */
function cubes(s: State, p: Player, turns: number): number {
  const done = sets(p)
  const again = s.period === 1 ? SET_WIGS : 0
  const room = 0.25 * Math.min(turns, GAME)
  const marker = turns > 1 ? 2.2 : 0
  let worth = done * (SET_WIGS + again + room) + p.markers * marker
  const prize = SET_WIGS + room + marker
  let beyond = 0
  let next = 0
  for (const n of p.rubble) {
    if (n > done) next++
    beyond += Math.max(0, n - done - 1)
  }
  const hope = Math.min(1, turns / 3)
  worth += hope * prize * (next === 2 ? 0.55 : next === 1 ? 0.22 : 0)
  return worth + 0.35 * hope * Math.min(beyond, 3)
}

/** Plans that can still be built. */
const open = (p: Player, turns: number): number => Math.min(p.plans.length, turns, 3)

const plans = (p: Player, turns: number): number => 1.1 * Math.min(1, turns / 3) * open(p, turns)

/** Plans want officials, and officials at court make audiences dearer for everybody else. */
function officials(s: State, seat: Seat, p: Player, turns: number): number {
  const ready = officialsReady(s, seat)
  let need = 99
  for (const plan of p.plans) if (plan >= 0) need = Math.min(need, staffNeeded(s, seat, plan))
  const useful = Math.min(ready, p.plans.length > 0 ? need * open(p, turns) : 1)
  return Math.min(1, turns / 3) * (0.9 * useful + 0.3 * Math.min(ready - useful, 3))
}

/** What each further house of a group unlocks. */
const UNLOCKS = [
  [0.2, 2.2],
  [1.2, 1.5, 4.2],
  [1.2, 1.5, 4.2],
] as const

function houses(p: Player, stage: number): number {
  let worth = 0
  for (let group = 0; group < UNLOCKS.length; group++) {
    const built = p.houses[group] as number
    if (built > 0) worth += (UNLOCKS[group]?.[built - 1] as number) * stage
  }
  return worth
}

/** Nobles in a set of them, by its bits. */
const DOORS = [0, 1, 1, 2, 1, 2, 2, 3] as const

/** Cards to choose from, and a door to each noble. */
function hand(s: State, p: Player, turns: number): number {
  let worth = 0
  let kinds = 0
  for (const card of p.hand) {
    if (card < 0) continue
    worth += cardWorth(s, card, turns)
    kinds |= 1 << (CARDS[card] as { kind: number }).kind
  }
  return 0.3 * worth + 0.5 * (DOORS[kinds & 7] as number) * Math.min(1, turns / 2)
}
