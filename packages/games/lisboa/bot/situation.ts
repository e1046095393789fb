import { write, writeFlag } from '@ludoteca/bot-kit/writer.ts'
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
} from '../rules/index.ts'
import { turnsLeft } from './horizon.ts'

/** How many numbers tell what a seat is in need of. */
export const SITUATION = 40

/** What a seat has and how long the game will last: the same for all actions of a decision. */
export function writeSituation(s: State, seat: Seat): void {
  const p = s.players[seat] as Player
  const turns = turnsLeft(s, seat)
  write(Math.min(turns, 10) / 10)
  write(Math.min(turns, 3) / 3)
  writeFlag(s.period === 2)
  writeFlag(s.ending > 0)
  writeFlag(s.seats === 2)
  writeFlag(s.seats === 3)
  writeFlag(seat === s.active)
  write(p.influence / 6)
  write(influenceGain(s, seat) / 5)
  write(p.reis / 10)
  write(treasuryLeft(s) / 3)
  write(treasuryRight(s) / 4)
  for (const n of p.goods) write(n / 2)
  write(warehouse(p) / 4)
  writeStaff(s, seat, p)
  for (const held of p.favors) write(held)
  writeHolds(s, seat)
  write(p.clergy.length / 2)
  write(p.cards.length / 4)
  write((portfolioLimit(p) - p.cards.length - p.ships.length) / 3)
  write(p.markers)
  const done = sets(p)
  for (let colour = 0; colour < RUBBLE.length; colour++) writeFlag((p.rubble[colour] as number) > done)
  write(done / 2)
  let stores = 0
  for (let group = 0; group < HOUSES.length; group++) {
    write((p.houses[group] as number) / 2)
    stores += p.houses[group] as number
  }
  write(stores / 4)
  write(p.decrees.length / 3)
}

/** Officials, and the plans that want them. */
function writeStaff(s: State, seat: Seat, p: Player): void {
  let need = 0
  for (const plan of p.plans) if (plan >= 0) need = Math.max(need, staffNeeded(s, seat, plan))
  const ready = officialsReady(s, seat)
  write(p.officials / 6)
  write(ready / 4)
  write(p.plans.length / 2)
  write(Math.max(0, need - ready) / 3)
  writeFlag(need > 0 && ready >= need)
}

/** Room on ships in harbor, one's own and others'. */
function writeHolds(s: State, seat: Seat): void {
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
  write(own / 3)
  write(others / 4)
}
