import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, PASS, SMALL_WHARF, WHARF } from '../actions.ts'
import { B } from '../data/buildings.ts'
import type { Event } from '../events.ts'
import { player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import {
  bestEmpty,
  bonuses,
  EMPTY,
  finishLoad,
  listShipLoads,
  listWharfLoads,
  nextTurn,
  roomOn,
  shipWith,
  smallWharfOpen,
  wharfOpen,
} from './loads.ts'
import { seatAt, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'
import { meetsSupplier } from './royal-supplier.ts'
import { startMix } from './small-wharf.ts'
import { startStoring } from './storage.ts'

export function startCaptain(s: State, emit?: Emit<Event>): Next {
  const c = s.captain
  c.storing = false
  c.passes = 0
  c.wharfUsed = 0
  c.smallWharfUsed = 0
  c.loaded = 0
  c.visited = 0
  c.union = 0
  return lighthouseTurn(s, emit)
}

/** Lighthouse: its owner as captain earns a doubloon even without loading. */
export function lighthouseTurn(s: State, emit?: Emit<Event>): Next {
  if (asksGuests(s, s.chooser, 'captain')) return null
  const p = player(s, s.chooser)
  if (works(p, B.lighthouse)) {
    p.doubloons++
    emit?.({ type: 'earned', seat: s.chooser, building: B.lighthouse, doubloons: 1 })
  }
  return 'captain'
}

/** Goes round and round until everybody has passed in a row (PR-102, PR-105). */
export function captainTurn(s: State, emit?: Emit<Event>): Next {
  const c = s.captain
  while (c.passes < s.seats) {
    const seat = seatAt(s, s.step)
    if (hasGoods(s, seat)) {
      if (asksGuests(s, seat)) return null
      s.actor = seat
      if (meetsSupplier(s)) return null
      const loads: Action[] = []
      const forced = listShipLoads(s, loads)
      listWharfLoads(s, loads)
      if (loads.length > 1 || (loads.length === 1 && !forced)) {
        s.phase = { kind: 'load' }
        return null
      }
      if (loads.length === 1) {
        carryOut(s, loads[0] as Action, emit)
        continue
      }
    }
    c.passes++
    nextTurn(s)
  }
  return startStoring(s)
}

const hasGoods = (s: State, seat: number): boolean => {
  const { goods } = player(s, seat)
  return goods[0] !== 0 || goods[1] !== 0 || goods[2] !== 0 || goods[3] !== 0 || goods[4] !== 0
}

export const loadPhase: PhaseRules = {
  legal(s, out) {
    const forced = listShipLoads(s, out)
    listWharfLoads(s, out)
    // PR-103: whoever can load a ship must load; a wharf alone is never compulsory.
    if (!forced) out.push(PASS)
  },
  apply(s, a, emit) {
    if (a.type === 'load') {
      if (!carryOut(s, a, emit)) return null
    } else {
      s.captain.passes++
      emit?.({ type: 'passed', seat: s.actor, at: 'load' })
      nextTurn(s)
    }
    return 'captain'
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
