import { featureInputs } from '@ludoteca/bot-kit/feature-inputs.ts'
import { partsNamed, sizeOf } from '@ludoteca/bot-kit/input-part.ts'
import type { ValueInputs } from '@ludoteca/bot-kit/network.ts'
import { startRow, write, writeFlag } from '@ludoteca/bot-kit/writer.ts'
import type { Seat } from '@ludoteca/engine'
import {
  bestEmpty,
  CITY_SPACES,
  GOODS,
  HOUSE_SPACES,
  ISLAND_SPACES,
  islandUsed,
  type Player,
  PRICES,
  people,
  poolLeft,
  ROLES,
  roomOn,
  type State,
  shipWith,
} from '../rules/index.ts'
import { FIRST, features, VIOLET } from './features.ts'
import { WEIGHTS } from './weights.ts'
import { capacity } from './worth.ts'

/** How large the first features are in the middle of a game. */
const FIRST_SIZES: Readonly<Record<(typeof FIRST)[number], number>> = {
  points: 10,
  tie: 1,
  money: 4,
  barrels: 3,
  idle: 2,
  fields: 2,
  kinds: 2,
  prices: 4,
  stock: 4,
  surplus: 4,
  stockPrices: 5,
  quarries: 2,
  idleQuarries: 2,
  waiting: 2,
  people: 8,
  city: 6,
  island: 8,
  picks: 1,
  turn: 1,
  use: 3,
  idleUse: 3,
  idleLarge: 1,
  harborBarrels: 3,
  wharfBarrels: 3,
  factoryKinds: 2,
}
/** Buildings, which come after them, count as they are. */
const SIZES = [...FIRST.map(name => FIRST_SIZES[name]), ...VIOLET.map(() => 1)]
/** The inputs that tell more about the seat, and about the table. */
const OWN = partsNamed('seat', {
  'production and stock': 2 * GOODS.length,
  sale: 1,
  cargo: 1,
  affordable: 4,
  'city spaces': 1,
  'island spaces': 1,
  governor: 1,
})
const COMMON = partsNamed('table', {
  left: 2,
  colonists: 1,
  points: 1,
  'city spaces': 1,
  ending: 1,
  seats: 2,
  roles: ROLES.length,
})

const fromFeatures = featureInputs(features, WEIGHTS, SIZES, 40)

const parts = [...fromFeatures.parts, ...OWN, ...COMMON]

/** The inputs of a seat. A network knows them by their order alone: another order needs another training. */
export const inputs: ValueInputs<State> = {
  parts,
  size: sizeOf(parts),
  training: { close: 4, every: 1 },
  write(s, out) {
    const left = fromFeatures.write(s, out)
    for (let seat = 0; seat < s.seats; seat++) {
      startRow(out[seat] as Float32Array, fromFeatures.size)
      writeOwn(s, seat)
      writeTable(s, left)
    }
  },
}

function writeOwn(s: State, seat: Seat): void {
  const p = s.players[seat] as Player
  let sale = 0
  let cargo = 0
  const houseOpen = s.house.length < HOUSE_SPACES
  for (let good = 0; good < GOODS.length; good++) {
    const stock = p.goods[good] as number
    write(capacity(p, good, false) / 3)
    write(stock / 3)
    if (stock === 0) continue
    if (houseOpen && !s.house.includes(good)) sale = Math.max(sale, PRICES[good] as number)
    const ship = shipWith(s, good)
    cargo += ship >= 0 ? Math.min(stock, roomOn(s, ship)) : bestEmpty(s, stock)
  }
  write(sale / 4)
  write(Math.min(cargo, 8) / 4)
  // What money is enough for, from a small building to a large one.
  writeFlag(p.doubloons >= 3)
  writeFlag(p.doubloons >= 5)
  writeFlag(p.doubloons >= 8)
  writeFlag(p.doubloons >= 10)
  write((CITY_SPACES - p.used) / 6)
  write((ISLAND_SPACES - islandUsed(p)) / 6)
  writeFlag(s.governor === seat)
}

function writeTable(s: State, left: number): void {
  write(left)
  write(left * left)
  let city = 0
  let workers = s.ship
  for (const p of s.players) {
    city = Math.max(city, p.used)
    workers += people(p)
  }
  write(s.colonists / (workers + s.colonists))
  write(poolLeft(s) / s.pool)
  write((CITY_SPACES - city) / CITY_SPACES)
  writeFlag(s.ending !== 0)
  writeFlag(s.seats === 2)
  writeFlag(s.seats === 3)
  for (let role = 0; role < ROLES.length; role++)
    write(s.holders[role] === -1 ? 1 + (s.bonus[role] as number) / 2 : 0)
}
