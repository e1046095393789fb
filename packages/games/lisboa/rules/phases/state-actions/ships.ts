import type { Refusal, Seat } from '@ludoteca/engine'
import type { Action, ActionOf } from '../../actions.ts'
import { SHIP_TREASURY_UP, SHIPS } from '../../data/ships.ts'
import { GOODS } from '../../data/terms.ts'
import type { StepOf } from '../../frames.ts'
import { plusThing, putThing, without } from '../../lists.ts'
import { ship as build, PASS, upgrade } from '../../moves.ts'
import { type Hull, NONE, type Player, type State } from '../../state.ts'
import { hullSize, player, power, SLOT, sizeOfSet, typesHeld } from '../board.ts'
import { makeRoom } from '../cards/portfolio.ts'
import { gainInfluence, moveGoods, moveTreasury } from '../gains.ts'
import { expect, no, type PhaseRules, push, type Reason, type Tell } from '../phase.ts'

/** Build a ship, or swap one of yours for a larger one. */

const ALL_TYPES = GOODS.length

/** The middle houses and powers make a ship cheaper by this many types of goods. */
function reduction(s: State, p: Player): number {
  const built = p.houses[1] as number
  if (built >= 3) return ALL_TYPES
  const houses = built === 2 && s.variants.secondHouse === 'more' ? 2 : Math.min(built, 1)
  return houses + power(p, SLOT.ship)
}

export const shipPrice = (s: State, seat: Seat, ship: number, old?: number): number => {
  const size = hullSize(ship) - (old === undefined ? 0 : hullSize(old))
  return Math.max(0, size - reduction(s, player(s, seat)))
}

/** Ships that may be taken: the top one, or by variant the topmost of each colour. */
function shipsOnOffer(s: State): readonly number[] {
  const top = s.shipyard[s.shipyard.length - 1]
  if (top === undefined) return []
  if (s.variants.shipyard === 'top') return [top]
  const offered: number[] = []
  for (let i = s.shipyard.length - 1; i >= 0; i--) {
    const ship = s.shipyard[i] as number
    if (!offered.some(each => SHIPS[each]?.colour === SHIPS[ship]?.colour)) offered.push(ship)
  }
  return offered
}

/** All sets of goods by size, in rising order. */
const SETS_OF: readonly (readonly number[])[] = Array.from({ length: ALL_TYPES + 1 }, (_, size) =>
  Array.from({ length: 1 << ALL_TYPES }, (_, set) => set).filter(set => sizeOfSet(set) === size),
)

const canUpgrade = (ship: number, hull: Hull): boolean => !hull.sealed && hullSize(hull.ship) < hullSize(ship)

export function shipPossible(s: State, seat: Seat, spent: number = NONE): boolean {
  const p = player(s, seat)
  const types = sizeOfSet(typesHeld(p, spent))
  for (const ship of shipsOnOffer(s)) {
    if (shipPrice(s, seat, ship) <= types) return true
    for (const hull of p.ships) {
      if (canUpgrade(ship, hull) && shipPrice(s, seat, ship, hull.ship) <= types) return true
    }
  }
  return false
}

/** The reason why no ship can be built. */
export function whyNoShip(s: State, seat: Seat): Refusal {
  const [first] = shipsOnOffer(s)
  return first === undefined ? no('shipyard-empty') : no('ship-price', { goods: shipPrice(s, seat, first) })
}

export const shipPhase: PhaseRules<'ship', 'ship' | 'upgrade'> = {
  takes: ['ship', 'upgrade'],
  legal: (s, f, out) => {
    const p = player(s, f.seat)
    const held = typesHeld(p)
    for (const offered of shipsOnOffer(s)) {
      for (const set of SETS_OF[shipPrice(s, f.seat, offered)] ?? []) {
        if ((set & held) === set) out.push(build(offered, set))
      }
      for (const hull of p.ships) {
        if (!canUpgrade(offered, hull)) continue
        for (const set of SETS_OF[shipPrice(s, f.seat, offered, hull.ship)] ?? []) {
          if ((set & held) === set) out.push(upgrade(hull.ship, offered, set))
        }
      }
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type !== 'pass') take(s, f.seat, a, emit)
  },
  refusal: (s, f, a) => {
    if (s.shipyard.length === 0) return no('shipyard-empty')
    if (!shipsOnOffer(s).includes(a.ship)) return no('ship-not-on-offer')
    return (a.type === 'upgrade' ? upgradeReason(s, f.seat, a) : undefined) ?? goodsReason(s, f.seat, a)
  },
}

function upgradeReason(s: State, seat: Seat, a: ActionOf<'upgrade'>): Reason {
  const old = player(s, seat).ships.find(hull => hull.ship === a.old)
  if (!old) return no('ship-not-yours')
  if (old.sealed) return no('ship-upgrade-at-sea')
  return hullSize(a.ship) <= hullSize(a.old) ? no('upgrade-not-larger') : undefined
}

function goodsReason(s: State, seat: Seat, a: ActionOf<'ship' | 'upgrade'>): Reason {
  const price = shipPrice(s, seat, a.ship, a.type === 'upgrade' ? a.old : undefined)
  if (sizeOfSet(a.goods) !== price) return no('ship-price', { goods: price })
  return (a.goods & typesHeld(player(s, seat))) === a.goods ? undefined : no('goods-missing')
}

/** Pay, place the card, treasury up, influence: in this order. */
function take(s: State, seat: Seat, a: Action, emit: Tell): void {
  const { ship, goods } = expect(a, 'ship', 'upgrade')
  const p = player(s, seat)
  const paid: number[] = []
  for (let good = 0; good < ALL_TYPES; good++) {
    if (!(goods & (1 << good))) continue
    moveGoods(p, good, -1)
    paid.push(good)
  }
  s.shipyard = without(s.shipyard, ship)
  if (a.type === 'ship') {
    emit?.({ type: 'ship-built', seat, ship, goods: paid })
    push(s, { kind: 'launch', seat, ship })
    makeRoom(s, seat, 'top')
    return
  }
  const { old } = expect(a, 'upgrade')
  const at = p.ships.findIndex(hull => hull.ship === old)
  p.ships = putThing(p.ships, at, { ...(p.ships[at] as Hull), ship })
  emit?.({ type: 'ship-upgraded', seat, old, ship, goods: paid })
  reap(s, seat, emit)
}

const EMPTY_HOLD: readonly number[] = GOODS.map(() => 0)

export function launch(s: State, { seat, ship }: StepOf<'launch'>, emit: Tell): void {
  const p = player(s, seat)
  p.ships = plusThing(p.ships, { ship, hold: EMPTY_HOLD, sealed: false })
  reap(s, seat, emit)
}

function reap(s: State, seat: Seat, emit: Tell): void {
  moveTreasury(s, SHIP_TREASURY_UP, emit)
  gainInfluence(s, seat, emit)
}

/** At the start of a turn ships at sea come home and are emptied. */
export function dock(s: State, seat: Seat, emit: Tell): void {
  const p = player(s, seat)
  for (let at = 0; at < p.ships.length; at++) {
    const hull = p.ships[at] as Hull
    if (!hull.sealed) continue
    p.ships = putThing(p.ships, at, { ship: hull.ship, hold: EMPTY_HOLD, sealed: false })
    emit?.({ type: 'ship-docked', seat, ship: hull.ship })
  }
}
