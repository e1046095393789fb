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
} from '@ludoteca/puerto-rico'
import type { Sight } from '../network.ts'
import { outlook } from '../outlook.ts'
import { begin, see, seeWhether } from '../pen.ts'
import { features } from './features.ts'
import { WEIGHTS } from './weights.ts'
import { capacity } from './worth.ts'

/** How large the first features are in the middle of a game; buildings count as they are. */
const SIZES = [10, 1, 4, 3, 2, 2, 2, 4, 4, 4, 5, 2, 2, 2, 8, 6, 8, 1, 1, 3, 3, 1, 3, 3, 2] as const
/** What else is seen of a seat, and of the table. */
const OWN = 2 * GOODS.length + 9
const COMMON = 8 + ROLES.length

const seen = outlook(features, WEIGHTS, SIZES, 40)

/** What the network sees of a seat. A network knows its inputs by their order alone: another order needs another training. */
export const sight: Sight<State> = {
  inputs: seen.inputs + OWN + COMMON,
  training: { close: 4, every: 1 },
  look(s, out) {
    const left = seen.look(s, out)
    for (let seat = 0; seat < s.seats; seat++) {
      begin(out[seat] as Float32Array, seen.inputs)
      seeOwn(s, seat)
      seeTable(s, left)
    }
  },
}

function seeOwn(s: State, seat: Seat): void {
  const p = s.players[seat] as Player
  let sale = 0
  let cargo = 0
  const houseOpen = s.house.length < HOUSE_SPACES
  for (let good = 0; good < GOODS.length; good++) {
    const stock = p.goods[good] as number
    see(capacity(p, good, false) / 3)
    see(stock / 3)
    if (stock === 0) continue
    if (houseOpen && !s.house.includes(good)) sale = Math.max(sale, PRICES[good] as number)
    const ship = shipWith(s, good)
    cargo += ship >= 0 ? Math.min(stock, roomOn(s, ship)) : bestEmpty(s, stock)
  }
  see(sale / 4)
  see(Math.min(cargo, 8) / 4)
  // What money is enough for, from a small building to a large one.
  seeWhether(p.doubloons >= 3)
  seeWhether(p.doubloons >= 5)
  seeWhether(p.doubloons >= 8)
  seeWhether(p.doubloons >= 10)
  see((CITY_SPACES - p.used) / 6)
  see((ISLAND_SPACES - islandUsed(p)) / 6)
  seeWhether(s.governor === seat)
}

function seeTable(s: State, left: number): void {
  see(left)
  see(left * left)
  let city = 0
  let workers = s.ship
  for (const p of s.players) {
    city = Math.max(city, p.used)
    workers += people(p)
  }
  see(s.colonists / (workers + s.colonists))
  see(poolLeft(s) / s.pool)
  see((CITY_SPACES - city) / CITY_SPACES)
  seeWhether(s.ending !== 0)
  seeWhether(s.seats === 2)
  seeWhether(s.seats === 3)
  for (let role = 0; role < ROLES.length; role++)
    see(s.holders[role] === -1 ? 1 + (s.bonus[role] as number) / 2 : 0)
}
