import type { Emit } from '@ludoteca/engine'
import { type Action, LOAD_SMALL_WHARF, load, WHARF } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { player, type State } from '../state.ts'
import { privilegeOf, score, works } from './people.ts'

/** What the actor may load (PR-112 to PR-119), and what a load brings. */

export const EMPTY = -1

/** The ship that carries a good, full or not; −1 when none does. */
export function shipWith(s: State, good: number): number {
  for (let ship = 0; ship < s.shipGood.length; ship++) if (s.shipGood[ship] === good) return ship
  return -1
}

export const roomOn = (s: State, ship: number): number =>
  (s.shipSize[ship] as number) - (s.shipLoad[ship] as number)

/** The most barrels that any empty ship would take. */
export function bestEmpty(s: State, barrels: number): number {
  let best = 0
  for (let ship = 0; ship < s.shipGood.length; ship++) {
    if (s.shipGood[ship] !== EMPTY) continue
    const fits = Math.min(barrels, s.shipSize[ship] as number)
    if (fits > best) best = fits
  }
  return best
}

/** Lists loads onto cargo ships; says whether there are any. */
export function listShipLoads(s: State, out: Action[]): boolean {
  const { goods } = player(s, s.actor)
  const before = out.length
  for (let good = 0; good < GOODS.length; good++) {
    const barrels = goods[good] as number
    if (barrels === 0) continue
    const carrier = shipWith(s, good)
    if (carrier >= 0) {
      if (roomOn(s, carrier) > 0) out.push(load(good, carrier))
      continue
    }
    const best = bestEmpty(s, barrels)
    if (best === 0) continue
    // PR-117: the largest amount possible decides between empty ships.
    for (let ship = 0; ship < s.shipGood.length; ship++) {
      if (s.shipGood[ship] === EMPTY && Math.min(barrels, s.shipSize[ship] as number) === best)
        out.push(load(good, ship))
    }
  }
  return out.length > before
}

export const wharfOpen = (s: State): boolean =>
  works(player(s, s.actor), B.wharf) && !(s.captain.wharfUsed & (1 << s.actor))

export const smallWharfOpen = (s: State): boolean =>
  s.rules.newBuildings &&
  works(player(s, s.actor), B.small_wharf) &&
  !(s.captain.smallWharfUsed & (1 << s.actor))

export function listWharfLoads(s: State, out: Action[]): void {
  const { goods } = player(s, s.actor)
  let any = false
  const wharf = wharfOpen(s)
  for (let good = 0; good < GOODS.length; good++) {
    if ((goods[good] as number) === 0) continue
    any = true
    if (wharf) out.push(load(good, WHARF))
  }
  if (any && smallWharfOpen(s)) out.push(LOAD_SMALL_WHARF)
}

export function nextTurn(s: State): void {
  s.step = (s.step + 1) % s.seats
  s.guestsDone = false
  s.captain.union = 0
}

/** PR-100, PR-110: the captain's point comes with the first load of the phase only. */
export function bonuses(s: State): { harbor: number; captain: number } {
  const harbor = works(player(s, s.actor), B.harbor) ? 1 : 0
  const first = s.actor === s.chooser && !(s.captain.loaded & (1 << s.actor))
  return { harbor, captain: first ? privilegeOf(s) : 0 }
}

export function finishLoad(s: State, points: number, emit?: Emit<Event>): void {
  const c = s.captain
  const p = player(s, s.actor)
  if (!(c.loaded & (1 << s.actor)) && c.union > 0) {
    emit?.({ type: 'scored', seat: s.actor, building: B.union_hall, points: c.union })
    score(s, s.actor, c.union, emit)
  }
  c.loaded |= 1 << s.actor
  score(s, s.actor, points, emit)
  if (works(p, B.lighthouse)) {
    p.doubloons++
    emit?.({ type: 'earned', seat: s.actor, building: B.lighthouse, doubloons: 1 })
  }
  c.passes = 0
  nextTurn(s)
}
