import type { Emit } from '@ludoteca/engine'
import { type Action, store } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { type Player, player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import { EMPTY, roomOn } from './loads.ts'
import { seatAt, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'

/** PR-124 to PR-129: everybody keeps what the warehouses take, and one barrel more. */

const STOREHOUSE_BARRELS = 3

export function startStoring(s: State): Next {
  s.captain.storing = true
  s.step = 0
  s.guestsDone = false
  return 'storing'
}

export function storingTurn(s: State, emit?: Emit<Event>): Next {
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    const seat = seatAt(s, s.step)
    const p = player(s, seat)
    if (fitsAll(p)) continue
    if (asksGuests(s, seat)) return null
    if (fitsAll(p)) continue
    s.actor = seat
    const options = storeOptions(p)
    if (options.length > 1) {
      s.phase = { kind: 'store' }
      return null
    }
    keep(s, options[0] as Action, emit)
  }
  clearShips(s, emit)
  return 'role-end'
}

const wholeKinds = (p: Player): number =>
  (works(p, B.small_warehouse) ? 1 : 0) + (works(p, B.large_warehouse) ? 2 : 0)
const singles = (p: Player): number => 1 + (works(p, B.storehouse) ? STOREHOUSE_BARRELS : 0)

/** Nothing to choose: the smallest kinds beyond the warehouses fit into the single spaces. */
function fitsAll(p: Player): boolean {
  let barrels = 0
  for (const count of p.goods) barrels += count
  if (barrels <= singles(p)) return true
  const held = p.goods.filter(count => count > 0).sort((a, b) => a - b)
  const loose = held.slice(0, Math.max(0, held.length - wholeKinds(p)))
  return loose.reduce((sum, count) => sum + count, 0) <= singles(p)
}

/** Every way to keep as much as possible, as barrels kept by good; no two alike. */
function storeOptions(p: Player): Action[] {
  const found = new Set<Action>()
  const held = [...GOODS.keys()].filter(good => (p.goods[good] as number) > 0)
  const kept = [0, 0, 0, 0, 0]

  /** Spreads single barrels over the goods from `at` on that are not kept whole. */
  const spread = (at: number, left: number, whole: number): void => {
    if (at === held.length) {
      if (left === 0) found.add(store(kept))
      return
    }
    const good = held[at] as number
    if (whole & (1 << good)) return spread(at + 1, left, whole)
    for (let count = Math.min(left, p.goods[good] as number); count >= 0; count--) {
      kept[good] = count
      spread(at + 1, left - count, whole)
    }
    kept[good] = 0
  }

  const choose = (at: number, kinds: number, whole: number): void => {
    if (kinds === 0) {
      const loose = held.reduce((sum, good) => sum + (whole & (1 << good) ? 0 : (p.goods[good] as number)), 0)
      return spread(0, Math.min(singles(p), loose), whole)
    }
    for (let i = at; i < held.length; i++) {
      const good = held[i] as number
      kept[good] = p.goods[good] as number
      choose(i + 1, kinds - 1, whole | (1 << good))
      kept[good] = 0
    }
  }

  choose(0, Math.min(wholeKinds(p), held.length), 0)
  return [...found]
}

/** PR-127: what is not kept goes back to the supply. */
function keep(s: State, a: Action, emit?: Emit<Event>): void {
  if (a.type !== 'store') return
  const p = player(s, s.actor)
  const lost = [0, 0, 0, 0, 0]
  for (let good = 0; good < GOODS.length; good++) {
    const gone = (p.goods[good] as number) - (a.kept[good] as number)
    lost[good] = gone
    p.goods[good] = a.kept[good] as number
    s.barrels[good] = (s.barrels[good] as number) + gone
  }
  emit?.({ type: 'stored', seat: s.actor, kept: a.kept, lost })
}

export const storePhase: PhaseRules = {
  legal: (s, out) => void out.push(...storeOptions(player(s, s.actor))),
  apply(s, a, emit) {
    keep(s, a, emit)
    s.step++
    s.guestsDone = false
    return 'storing'
  },
  refusal: (_s, a) => (a.type === 'store' ? { rule: 'store-limit' } : NOT_NOW),
}

/** PR-106 to PR-108. */
function clearShips(s: State, emit?: Emit<Event>): void {
  const ships: number[] = []
  const goods: number[] = []
  for (let ship = 0; ship < s.shipGood.length; ship++) {
    const good = s.shipGood[ship] as number
    if (good === EMPTY || roomOn(s, ship) > 0) continue
    s.barrels[good] = (s.barrels[good] as number) + (s.shipLoad[ship] as number)
    s.shipGood[ship] = EMPTY
    s.shipLoad[ship] = 0
    if (emit) {
      ships.push(ship)
      goods.push(good)
    }
  }
  if (ships.length > 0) emit?.({ type: 'shipsCleared', ships, goods })
}
