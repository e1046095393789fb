import type { Seat } from '@ludoteca/engine'
import {
  HOUSES,
  hullSize,
  influenceGain,
  loaded,
  officialsReady,
  type Player,
  portfolioLimit,
  RUBBLE,
  type State,
  sets,
  staffNeeded,
  treasuryLeft,
  treasuryRight,
  warehouse,
} from '@ludoteca/lisboa'
import { see, seeWhether } from '../pen.ts'
import { turnsLeft } from './horizon.ts'

/** How many numbers tell what a seat is in need of. */
export const SITUATION = 40

/** What a seat has and how long the game will last: the same for all actions of a decision. */
export function seeSituation(s: State, seat: Seat): void {
  const p = s.players[seat] as Player
  const turns = turnsLeft(s, seat)
  see(Math.min(turns, 10) / 10)
  see(Math.min(turns, 3) / 3)
  seeWhether(s.period === 2)
  seeWhether(s.ending > 0)
  seeWhether(s.seats === 2)
  seeWhether(s.seats === 3)
  seeWhether(seat === s.active)
  see(p.influence / 6)
  see(influenceGain(s, seat) / 5)
  see(p.reis / 10)
  see(treasuryLeft(s) / 3)
  see(treasuryRight(s) / 4)
  for (const n of p.goods) see(n / 2)
  see(warehouse(p) / 4)
  seeStaff(s, seat, p)
  for (const held of p.favors) see(held)
  seeHolds(s, seat)
  see(p.clergy.length / 2)
  see(p.cards.length / 4)
  see((portfolioLimit(p) - p.cards.length - p.ships.length) / 3)
  see(p.markers)
  const done = sets(p)
  for (let colour = 0; colour < RUBBLE.length; colour++) seeWhether((p.rubble[colour] as number) > done)
  see(done / 2)
  let stores = 0
  for (let group = 0; group < HOUSES.length; group++) {
    see((p.houses[group] as number) / 2)
    stores += p.houses[group] as number
  }
  see(stores / 4)
  see(p.decrees.length / 3)
}

/** Officials, and the plans that want them. */
function seeStaff(s: State, seat: Seat, p: Player): void {
  let need = 0
  for (const plan of p.plans) if (plan >= 0) need = Math.max(need, staffNeeded(s, seat, plan))
  const ready = officialsReady(s, seat)
  see(p.officials / 6)
  see(ready / 4)
  see(p.plans.length / 2)
  see(Math.max(0, need - ready) / 3)
  seeWhether(need > 0 && ready >= need)
}

/** Room on ships in harbor, one's own and others'. */
function seeHolds(s: State, seat: Seat): void {
  let own = 0
  let others = 0
  for (let each = 0; each < s.seats; each++) {
    for (const hull of (s.players[each] as Player).ships) {
      if (hull.sealed) continue
      const room = hullSize(hull.ship) - loaded(hull)
      if (each === seat) own += room
      else others += room
    }
  }
  see(own / 3)
  see(others / 4)
}
