import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, PASS, SMALL_WHARF, shipMix, supply, WHARF } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import {
  bestEmpty,
  EMPTY,
  listShipLoads,
  listWharfLoads,
  roomOn,
  shipWith,
  smallWharfOpen,
  wharfOpen,
} from './loads.ts'
import { score, seatAt, works } from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'
import { startStoring, storingTurn } from './storage.ts'

export { storingTurn }

export function startCaptain(s: State, emit?: Emit<Event>): void {
  const c = s.captain
  c.storing = false
  c.passes = 0
  c.wharfUsed = 0
  c.smallWharfUsed = 0
  c.loaded = 0
  c.visited = 0
  c.mix.length = 0
  c.union = 0
  lighthouseTurn(s, emit)
}

/** Lighthouse: its owner as captain earns a doubloon even without loading. */
export function lighthouseTurn(s: State, emit?: Emit<Event>): void {
  if (asksGuests(s, s.chooser, 'captain')) return
  const p = player(s, s.chooser)
  if (works(p, B.lighthouse)) {
    p.doubloons++
    emit?.({ type: 'earned', seat: s.chooser, building: B.lighthouse, doubloons: 1 })
  }
  captainTurn(s, emit)
}

/** Goes round and round until everybody has passed in a row (PR-102, PR-105). */
export function captainTurn(s: State, emit?: Emit<Event>): void {
  const c = s.captain
  while (c.passes < s.seats) {
    const seat = seatAt(s, s.step)
    if (hasGoods(s, seat)) {
      if (asksGuests(s, seat)) return
      s.actor = seat
      if (meetsSupplier(s)) {
        s.phase = 'supply'
        return
      }
      const loads: Action[] = []
      const forced = listShipLoads(s, loads)
      listWharfLoads(s, loads)
      if (loads.length > 1 || (loads.length === 1 && !forced)) {
        s.phase = 'load'
        return
      }
      if (loads.length === 1) {
        carryOut(s, loads[0] as Action, emit)
        continue
      }
    }
    c.passes++
    nextTurn(s)
  }
  startStoring(s, emit)
}

const hasGoods = (s: State, seat: number): boolean => {
  const { goods } = player(s, seat)
  return goods[0] !== 0 || goods[1] !== 0 || goods[2] !== 0 || goods[3] !== 0 || goods[4] !== 0
}

function nextTurn(s: State): void {
  s.step = (s.step + 1) % s.seats
  s.guestsDone = false
  s.captain.union = 0
}

/* ---- before the first load: union hall counts, royal supplier buys ---- */

/** True when the actor is asked what to give the royal supplier, on the first turn of the phase. */
function meetsSupplier(s: State): boolean {
  const c = s.captain
  const bit = 1 << s.actor
  const p = player(s, s.actor)
  if (!(c.loaded & bit) && c.union === 0 && works(p, B.union_hall)) {
    for (const barrels of p.goods) c.union += barrels >> 1
  }
  if (c.visited & bit) return false
  c.visited |= bit
  if (!works(p, B.royal_supplier) || p.nobles === 0) return false
  c.supplied = 0
  c.suppliesLeft = p.nobles
  return true
}

export const supplyPhase: PhaseRules = {
  legal(s, out) {
    const { goods } = player(s, s.actor)
    for (let good = 0; good < GOODS.length; good++) {
      if ((goods[good] as number) > 0 && !(s.captain.supplied & (1 << good))) out.push(supply(good))
    }
    out.push(PASS)
  },
  apply(s, a, emit) {
    const c = s.captain
    if (a.type === 'supply') {
      const p = player(s, s.actor)
      p.goods[a.good] = (p.goods[a.good] as number) - 1
      s.barrels[a.good] = (s.barrels[a.good] as number) + 1
      c.supplied |= 1 << a.good
      c.suppliesLeft--
      emit?.({ type: 'supplied', seat: s.actor, good: a.good })
      score(s, s.actor, 1, emit)
      const more = GOODS.some((_, good) => p.goods[good] && !(c.supplied & (1 << good)))
      if (more && c.suppliesLeft > 0) return
    } else emit?.({ type: 'passed', seat: s.actor, at: 'supply' })
    captainTurn(s, emit)
  },
  refusal: (s, a) =>
    a.type !== 'supply'
      ? NOT_NOW
      : player(s, s.actor).goods[a.good]
        ? { rule: 'supply-limit' }
        : { rule: 'goods-missing', params: { good: a.good } },
}

/* ---- loading ---- */

export const loadPhase: PhaseRules = {
  legal(s, out) {
    const forced = listShipLoads(s, out)
    listWharfLoads(s, out)
    // PR-103: whoever can load a ship must load; a wharf alone is never compulsory.
    if (!forced) out.push(PASS)
  },
  apply(s, a, emit) {
    if (a.type === 'load') {
      if (!carryOut(s, a, emit)) return
    } else {
      s.captain.passes++
      emit?.({ type: 'passed', seat: s.actor, at: 'load' })
      nextTurn(s)
    }
    captainTurn(s, emit)
  },
  refusal: refuseLoad,
}

/** One load; false when the mix for the small wharf still has to be chosen. */
function carryOut(s: State, a: Action, emit?: Emit<Event>): boolean {
  if (a.type !== 'load') return false
  if (a.ship === SMALL_WHARF) return startMix(s, emit)
  const p = player(s, s.actor)
  const held = p.goods[a.good] as number
  const count = a.ship === WHARF ? held : Math.min(held, roomOn(s, a.ship))
  p.goods[a.good] = held - count
  if (a.ship === WHARF) {
    s.barrels[a.good] = (s.barrels[a.good] as number) + count
    s.captain.wharfUsed |= 1 << s.actor
  } else {
    s.shipGood[a.ship] = a.good
    s.shipLoad[a.ship] = (s.shipLoad[a.ship] as number) + count
  }
  const { harbor, captain } = bonuses(s)
  emit?.({ type: 'loaded', seat: s.actor, good: a.good, ship: a.ship, count, points: count, harbor, captain })
  finishLoad(s, count + harbor + captain, emit)
  return true
}

/** PR-100, PR-110: the captain's point comes with the first load of the phase only. */
export function bonuses(s: State): { harbor: number; captain: number } {
  const harbor = works(player(s, s.actor), B.harbor) ? 1 : 0
  const first = s.actor === s.chooser && !(s.captain.loaded & (1 << s.actor))
  return { harbor, captain: first ? (s.doubled ? 2 : 1) : 0 }
}

function finishLoad(s: State, points: number, emit?: Emit<Event>): void {
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

function refuseLoad(s: State, a: Action): Refusal {
  if (a.type === 'pass') return { rule: 'must-load' }
  if (a.type !== 'load') return NOT_NOW
  if (a.ship === SMALL_WHARF) return { rule: smallWharfUsed(s) ? 'wharf-used' : 'wharf-needed' }
  const barrels = player(s, s.actor).goods[a.good] ?? 0
  if (barrels === 0) return { rule: 'goods-missing', params: { good: a.good } }
  if (a.ship === WHARF) {
    return { rule: !wharfOpen(s) && works(player(s, s.actor), B.wharf) ? 'wharf-used' : 'wharf-needed' }
  }
  if (a.ship >= s.shipSize.length) return { rule: 'ship-not-in-game' }
  const carrier = shipWith(s, a.good)
  if (carrier >= 0 && carrier !== a.ship)
    return { rule: 'kind-on-other-ship', params: { good: a.good, ship: carrier + 1 } }
  if (s.shipGood[a.ship] !== EMPTY && carrier !== a.ship) {
    return { rule: 'ship-other-kind', params: { good: s.shipGood[a.ship] as number } }
  }
  if (roomOn(s, a.ship) === 0) return { rule: 'ship-full' }
  return { rule: 'ship-takes-less', params: { most: bestEmpty(s, barrels) } }
}

const smallWharfUsed = (s: State): boolean => works(player(s, s.actor), B.small_wharf) && !smallWharfOpen(s)

/* ---- small wharf: any mix of barrels, chosen good by good, two for a point ---- */

function startMix(s: State, emit?: Emit<Event>): boolean {
  s.captain.mix.length = 0
  s.phase = 'mix'
  return fillMix(s, emit)
}

/** The least the actor may ship of the next good: the last one cannot leave the mix empty. */
function leastOf(s: State): number {
  const { mix } = s.captain
  const { goods } = player(s, s.actor)
  const later = goods.slice(mix.length + 1).some(count => count > 0)
  return later || mix.some(count => count > 0) ? 0 : 1
}

/** Goods the actor has none of are no question. A complete mix is shipped: true. */
function fillMix(s: State, emit?: Emit<Event>): boolean {
  const { mix } = s.captain
  const p = player(s, s.actor)
  while (mix.length < GOODS.length) {
    const held = p.goods[mix.length] as number
    if (held > 0 && leastOf(s) < held) return false
    mix.push(held > 0 ? leastOf(s) : 0)
  }
  shipIt(s, emit)
  return true
}

function shipIt(s: State, emit?: Emit<Event>): void {
  const p = player(s, s.actor)
  const goods = s.captain.mix.slice()
  s.captain.mix.length = 0
  let barrels = 0
  for (let good = 0; good < GOODS.length; good++) {
    const count = goods[good] as number
    barrels += count
    p.goods[good] = (p.goods[good] as number) - count
    s.barrels[good] = (s.barrels[good] as number) + count
  }
  s.captain.smallWharfUsed |= 1 << s.actor
  const points = barrels >> 1
  const { harbor, captain } = bonuses(s)
  emit?.({ type: 'mixShipped', seat: s.actor, goods, points, harbor, captain })
  finishLoad(s, points + harbor + captain, emit)
}

export const mixPhase: PhaseRules = {
  legal(s, out) {
    const good = s.captain.mix.length
    const held = player(s, s.actor).goods[good] as number
    for (let count = leastOf(s); count <= held; count++) out.push(shipMix(good, count))
  },
  apply(s, a, emit) {
    if (a.type !== 'ship') return
    s.captain.mix.push(a.count)
    if (fillMix(s, emit)) captainTurn(s, emit)
  },
  refusal: (s, a) =>
    a.type === 'ship' ? { rule: 'mix-count', params: { good: s.captain.mix.length } } : NOT_NOW,
}
