import type { Seat } from '@ludoteca/engine'
import {
  type Action,
  GOLD,
  type Hull,
  hullSize,
  icons,
  loaded,
  type Player,
  STATE_ACTIONS,
  type State,
  salePrice,
  tablesOf,
} from '../rules/index.ts'
import { turnsLeft } from './horizon.ts'
import { REIS } from './worth.ts'

/** The prior of selling onto ships or trading with the nobles. */
export function bargain(s: State, seat: Seat, a: Action): number {
  if (a.type === 'trade') return stateWorth(s, seat, a.action) - goodWorth(a.good)
  return a.type === 'sell' ? saleWorth(s, seat, a.good, a.ship) : 0
}

/** What a good is worth in the warehouse. */
const goodWorth = (good: number): number => (good === GOLD ? 1.5 : 1.2)

/** The price; the owner of the ship comes nearer to a voyage, best if that is oneself. */
function saleWorth(s: State, seat: Seat, good: number, ship: number): number {
  const owner = s.players.findIndex(p => p.ships.some(hull => hull.ship === ship))
  const hull = (s.players[owner] as Player).ships.find(each => each.ship === ship) as Hull
  const full = loaded(hull) + 1 === hullSize(ship)
  const voyage = full ? 0.65 * hullSize(ship) : 0.35
  const side = owner === seat ? 1 : -0.6
  return REIS * salePrice(s, seat, good, ship, owner) + side * voyage - goodWorth(good) + 0.6
}

const stores = (s: State, seat: Seat): number => {
  let count = 0
  for (const owner of s.owners) if (owner === seat) count++
  return count
}

/** The prior of a State action. */
export function stateWorth(s: State, seat: Seat, action: number): number {
  const p = s.players[seat] as Player
  const turns = turnsLeft(s, seat)
  const soon = Math.min(1, turns / 3)
  switch (STATE_ACTIONS[action]) {
    case 'favor':
      return 2 + 1.4 * soon
    case 'cardinal':
      return 2.6 * soon
    case 'ship': {
      const top = s.shipyard.at(-1)
      const hull = top === undefined ? 0 : hullSize(top)
      const gain = Math.min(10 - p.influence, icons(s, p) + (tablesOf(s).ships[top ?? 0]?.influence ?? 0))
      return hull * (1 + 0.1 * Math.min(turns, 8)) + 0.7 * gain * soon - 1.1 * hull
    }
    case 'produce':
      return 1.15 * Math.min(stores(s, seat), 5) * soon
    case 'recruit':
      return (p.plans.length > 0 ? 2 : 1) * soon
    default:
      return (p.plans.length === 0 ? 2 : 0.8) * soon
  }
}
