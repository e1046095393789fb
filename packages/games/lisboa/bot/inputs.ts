import { featureInputs } from '@ludoteca/bot-kit/feature-inputs.ts'
import { partsNamed, sizeOf } from '@ludoteca/bot-kit/input-part.ts'
import type { ValueInputs } from '@ludoteca/bot-kit/network.ts'
import { startRow, write, writeFlag } from '@ludoteca/bot-kit/writer.ts'
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
} from '../rules/index.ts'
import { features } from './features.ts'
import { turnsLeft, turnsOfPeriod } from './horizon.ts'
import { WEIGHTS } from './weights.ts'

/** Wigs of each feature in about the middle of a game, in the order of the features. */
const SIZES = [30, 5, 8, 4, 10, 6, 6, 4, 8, 3, 3, 3, 4, 20, 10] as const
/** The inputs that tell more about the seat, and about the table. */
const OWN = partsNamed('seat', {
  influence: 3,
  reis: 2,
  goods: 4,
  stores: GOODS.length,
  houses: HOUSES.length,
  'visits, officials and favors by noble': 3 * NOBLES.length,
  court: 3,
  plans: 4,
  portfolio: 7,
  cubes: 3,
  hand: KINDS.length,
  turn: 1,
})
const COMMON = partsNamed('table', {
  left: 2,
  period: 1,
  ending: 1,
  turns: 2,
  treasury: 2,
  seats: 2,
  court: 1,
})

const fromFeatures = featureInputs(features, WEIGHTS, SIZES, 100)

const parts = [...fromFeatures.parts, ...OWN, ...COMMON]

/** The inputs of a seat. A network knows them by their order alone: another order needs another training. */
export const inputs: ValueInputs<State> = {
  parts,
  size: sizeOf(parts),
  training: { close: 8, every: 1 },
  write(s, out) {
    const left = fromFeatures.write(s, out)
    countStores(s)
    for (let seat = 0; seat < s.seats; seat++) {
      startRow(out[seat] as Float32Array, fromFeatures.size)
      writeOwn(s, seat)
      writeTable(s, left)
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

function writeOwn(s: State, seat: Seat): void {
  const p = s.players[seat] as Player
  const gain = influenceGain(s, seat)
  write(p.influence / 6)
  write(gain / 5)
  write((Math.min(p.influence, 5) + gain) / 8)
  write(p.reis / 10)
  writeFlag(p.reis < treasuryRight(s))
  writeWares(seat, p)
  writeCourt(s, seat, p)
  writePlans(s, seat, p)
  writePortfolio(s, seat, p)
  writeCubes(p)
  let doors = 0
  for (const card of p.hand) if (card >= 0) doors |= 1 << (CARDS[card] as { kind: number }).kind
  for (let kind = 0; kind < KINDS.length; kind++) write((doors >> kind) & 1)
  write(((seat - s.active + s.seats) % s.seats) / 4)
}

function writeWares(seat: Seat, p: Player): void {
  let goods = 0
  let kinds = 0
  for (const n of p.goods) {
    goods += n
    if (n > 0) kinds++
  }
  write(goods / 4)
  write(kinds / 2)
  write((p.goods[GOLD] as number) / 2)
  write(warehouse(p) / 4)
  for (let good = 0; good < GOODS.length; good++) write((trades[seat * GOODS.length + good] as number) / 2)
  for (let group = 0; group < HOUSES.length; group++) write((p.houses[group] as number) / 2)
}

/** What visits cost, and who is there already. */
function writeCourt(s: State, seat: Seat, p: Player): void {
  let cheapest = 99
  for (let noble = 0; noble < NOBLES.length; noble++) {
    const price = visitCost(s, seat, noble)
    cheapest = Math.min(cheapest, price)
    write(price / 4)
    write(officialsAt(s, noble, seat) / 2)
    write(p.favors[noble] as number)
  }
  write(Math.min(0, p.influence - cheapest) / 4)
  write(officialsAt(s, PLAZA, seat) / 2)
  write(p.officials / 6)
}

/** Plans to be built and the officials they want. */
function writePlans(s: State, seat: Seat, p: Player): void {
  let need = 0
  for (const plan of p.plans) if (plan >= 0) need = Math.max(need, staffNeeded(s, seat, plan))
  const ready = officialsReady(s, seat)
  writeFlag(need > 0 && ready >= need)
  write(need > 0 ? Math.max(0, need - ready) / 3 : 0)
  write(p.plans.length / 2)
  write(p.done.length / 2)
}

function writePortfolio(s: State, seat: Seat, p: Player): void {
  write(p.decrees.length / 3)
  let wigs = 0
  for (const decree of p.decrees) wigs += decreeWigs(s, seat, decree)
  write(wigs / 10)
  write(p.ships.length / 2)
  let cargo = 0
  for (const hull of p.ships) if (!hull.sealed) cargo += loaded(hull)
  write(cargo / 3)
  write(p.clergy.length / 2)
  write(p.cards.length / 4)
  write((portfolioLimit(p) - p.cards.length - p.ships.length) / 3)
}

/** Sets of cubes, and the next one. */
function writeCubes(p: Player): void {
  const done = sets(p)
  let ahead = 0
  for (const n of p.rubble) if (n > done) ahead++
  write(done / 2)
  writeFlag(ahead === 2)
  write(p.markers)
}

function writeTable(s: State, left: number): void {
  write(left)
  write(left * left)
  writeFlag(s.period === 2)
  writeFlag(s.ending > 0)
  write(Math.min(3, turnsLeft(s, s.active)) / 3)
  write(s.period === 1 ? Math.min(2, turnsOfPeriod(s) / s.seats) / 2 : 0)
  write(treasuryLeft(s) / 3)
  write(treasuryRight(s) / 4)
  writeFlag(s.seats === 2)
  writeFlag(s.seats === 3)
  let court = 0
  for (let noble = 0; noble < NOBLES.length; noble++) court += rivalsAt(s, noble, NONE)
  write(court / 6)
}
