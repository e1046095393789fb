import type { Seat } from '@ludoteca/engine'
import {
  CARDS,
  decreeWigs,
  GOLD,
  GOODS,
  HOUSES,
  influenceGain,
  KINDS,
  loaded,
  NOBLES,
  NONE,
  officialsAt,
  officialsReady,
  PLAZA,
  type Player,
  portfolioLimit,
  rivalsAt,
  STREETS,
  type State,
  sets,
  staffNeeded,
  treasuryLeft,
  treasuryRight,
  visitCost,
  warehouse,
} from '@ludoteca/lisboa'
import type { Sight } from '../network.ts'
import { outlook } from '../outlook.ts'
import { begin, see, seeWhether } from '../pen.ts'
import { features } from './features.ts'
import { turnsLeft, turnsOfPeriod } from './horizon.ts'
import { WEIGHTS } from './weights.ts'

/** Wigs of each feature in about the middle of a game, in the order of the features. */
const SIZES = [30, 5, 8, 4, 10, 6, 6, 4, 8, 3, 3, 3, 4, 20, 10] as const
/** What else is seen of a seat, and of the table. */
const OWN = 47
const COMMON = 11

const seen = outlook(features, WEIGHTS, SIZES, 100)

/** What the network sees of a seat. A network knows its inputs by their order alone: another order needs another training. */
export const sight: Sight<State> = {
  inputs: seen.inputs + OWN + COMMON,
  training: { close: 8, every: 1 },
  look(s, out) {
    const left = seen.look(s, out)
    countStores(s)
    for (let seat = 0; seat < s.seats; seat++) {
      begin(out[seat] as Float32Array, seen.inputs)
      seeOwn(s, seat)
      seeTable(s, left)
    }
  },
}

/** Stores by seat and trade. */
const trades = new Uint8Array(4 * GOODS.length)

function countStores(s: State): void {
  trades.fill(0)
  for (let plot = 0; plot < s.owners.length; plot++) {
    const owner = s.owners[plot] as number
    if (owner === NONE) continue
    const i = owner * GOODS.length + (STREETS[s.streets[plot] as number]?.good ?? 0)
    trades[i] = (trades[i] as number) + 1
  }
}

function seeOwn(s: State, seat: Seat): void {
  const p = s.players[seat] as Player
  const gain = influenceGain(s, seat)
  see(p.influence / 6)
  see(gain / 5)
  see((Math.min(p.influence, 5) + gain) / 8)
  see(p.reis / 10)
  seeWhether(p.reis < treasuryRight(s))
  seeWares(seat, p)
  seeCourt(s, seat, p)
  seePlans(s, seat, p)
  seePortfolio(s, seat, p)
  seeCubes(p)
  let doors = 0
  for (const card of p.hand) if (card >= 0) doors |= 1 << (CARDS[card] as { kind: number }).kind
  for (let kind = 0; kind < KINDS.length; kind++) see((doors >> kind) & 1)
  see(((seat - s.active + s.seats) % s.seats) / 4)
}

function seeWares(seat: Seat, p: Player): void {
  let goods = 0
  let kinds = 0
  for (const n of p.goods) {
    goods += n
    if (n > 0) kinds++
  }
  see(goods / 4)
  see(kinds / 2)
  see((p.goods[GOLD] as number) / 2)
  see(warehouse(p) / 4)
  for (let good = 0; good < GOODS.length; good++) see((trades[seat * GOODS.length + good] as number) / 2)
  for (let group = 0; group < HOUSES.length; group++) see((p.houses[group] as number) / 2)
}

/** What visits cost, and who is there already. */
function seeCourt(s: State, seat: Seat, p: Player): void {
  let cheapest = 99
  for (let noble = 0; noble < NOBLES.length; noble++) {
    const price = visitCost(s, seat, noble)
    cheapest = Math.min(cheapest, price)
    see(price / 4)
    see(officialsAt(s, noble, seat) / 2)
    see(p.favors[noble] as number)
  }
  see(Math.min(0, p.influence - cheapest) / 4)
  see(officialsAt(s, PLAZA, seat) / 2)
  see(p.officials / 6)
}

/** Plans to be built and the officials they want. */
function seePlans(s: State, seat: Seat, p: Player): void {
  let need = 0
  for (const plan of p.plans) if (plan >= 0) need = Math.max(need, staffNeeded(s, seat, plan))
  const ready = officialsReady(s, seat)
  seeWhether(need > 0 && ready >= need)
  see(need > 0 ? Math.max(0, need - ready) / 3 : 0)
  see(p.plans.length / 2)
  see(p.done.length / 2)
}

function seePortfolio(s: State, seat: Seat, p: Player): void {
  see(p.decrees.length / 3)
  let wigs = 0
  for (const decree of p.decrees) wigs += decreeWigs(s, seat, decree)
  see(wigs / 10)
  see(p.ships.length / 2)
  let cargo = 0
  for (const hull of p.ships) if (!hull.sealed) cargo += loaded(hull)
  see(cargo / 3)
  see(p.clergy.length / 2)
  see(p.cards.length / 4)
  see((portfolioLimit(p) - p.cards.length - p.ships.length) / 3)
}

/** Sets of cubes, and the next one. */
function seeCubes(p: Player): void {
  const done = sets(p)
  let ahead = 0
  for (const n of p.rubble) if (n > done) ahead++
  see(done / 2)
  seeWhether(ahead === 2)
  see(p.markers)
}

function seeTable(s: State, left: number): void {
  see(left)
  see(left * left)
  seeWhether(s.period === 2)
  seeWhether(s.ending > 0)
  see(Math.min(3, turnsLeft(s, s.active)) / 3)
  see(s.period === 1 ? Math.min(2, turnsOfPeriod(s) / s.seats) / 2 : 0)
  see(treasuryLeft(s) / 3)
  see(treasuryRight(s) / 4)
  seeWhether(s.seats === 2)
  seeWhether(s.seats === 3)
  let court = 0
  for (let noble = 0; noble < NOBLES.length; noble++) court += rivalsAt(s, noble, NONE)
  see(court / 6)
}
