import type { Seat } from '@ludoteca/engine'
import type { Action, ActionOf } from '../actions.ts'
import { CLERGY_PLACES } from '../data/board.ts'
import { CHURCH_SPOTS } from '../data/church.ts'
import { GOODS, NOBLES, STATE_ACTIONS } from '../data/terms.ts'
import type { Decision } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import { hullSize, player } from './board.ts'
import { beside } from './cardinal.ts'
import { no, type Reason } from './no.ts'
import { shipPrice, shipsOnOffer } from './ships.ts'
import { statePossible } from './state-actions.ts'

/** Why a State action cannot be done at all, when one good of the type `spent` (or none) pays for it. */
export function impossible(s: State, seat: Seat, action: number, spent: number = NONE): Reason {
  if (statePossible(s, seat, action, spent)) return undefined
  const p = player(s, seat)
  switch (STATE_ACTIONS[action]) {
    case 'favor':
      return p.favors.every(n => n > 0)
        ? no('favors-complete')
        : no('favors-all-gone', { noble: p.favors.indexOf(0) })
    case 'cardinal':
      return no(p.clergy.length >= CLERGY_PLACES ? 'clergy-full' : 'no-clergy-tile')
    case 'ship': {
      const [first] = shipsOnOffer(s)
      return first === undefined
        ? no('shipyard-empty')
        : no('ship-price', { goods: shipPrice(s, seat, first) })
    }
    case 'produce':
      return no('nothing-to-produce')
    case 'recruit':
      return no('no-officials-on-board')
    default:
      return no('plans-gone', { architect: 0 })
  }
}

/** Why a State action cannot be done in this way. */
export function actionReason(s: State, f: Decision, a: Action): Reason {
  const p = player(s, f.seat)
  switch (a.type) {
    case 'favor':
      if (p.favors[a.noble]) return no('favor-held', { noble: a.noble })
      return s.favors[a.noble] === 0 ? no('favors-all-gone', { noble: a.noble }) : undefined
    case 'cardinal':
    case 'move-cardinal':
      return f.kind === 'cardinal' ? cardinalReason(s, f, a) : undefined
    case 'take-clergy':
      return tileReason(s, s.cardinal, a.spot)
    case 'ship':
    case 'upgrade':
      return shipReason(s, f.seat, a)
    case 'produce':
      return impossible(s, f.seat, STATE_ACTIONS.indexOf('produce'))
    case 'recruit': {
      const offices = NOBLES.filter((_, noble) => a.offices & (1 << noble)).length
      const most = f.kind === 'recruit' ? Math.min(f.most, p.officials) : p.officials
      return offices > most ? no('too-many-recruits', { most }) : undefined
    }
    case 'plan':
      return s.plans[a.architect]?.length ? undefined : no('plans-gone', { architect: a.architect })
    default:
      return undefined
  }
}

function cardinalReason(
  s: State,
  f: Extract<Decision, { readonly kind: 'cardinal' }>,
  a: ActionOf<'cardinal' | 'move-cardinal'>,
): Reason {
  if ((s.variants.clergyTrack === 'closed') !== (a.type === 'move-cardinal')) return no('not-now')
  if (a.steps < f.least || a.steps > f.most) return no('cardinal-steps', { least: f.least, most: f.most })
  const gap = (s.cardinal + a.steps) % CHURCH_SPOTS
  return a.type === 'cardinal' ? tileReason(s, gap, a.spot) : tileReason(s, gap, gap)
}

function tileReason(s: State, gap: number, spot: number): Reason {
  if (!beside(gap).includes(spot)) return no('not-beside-cardinal')
  return s.church[spot] === NONE ? no('no-clergy-tile') : undefined
}

function shipReason(s: State, seat: Seat, a: ActionOf<'ship' | 'upgrade'>): Reason {
  const p = player(s, seat)
  if (s.shipyard.length === 0) return no('shipyard-empty')
  if (!shipsOnOffer(s).includes(a.ship)) return no('ship-not-on-offer')
  if (a.type === 'upgrade') {
    const old = p.ships.find(hull => hull.ship === a.old)
    if (!old) return no('ship-not-yours')
    if (old.sealed) return no('ship-upgrade-at-sea')
    if (hullSize(a.ship) <= hullSize(a.old)) return no('upgrade-not-larger')
  }
  const price = shipPrice(s, seat, a.ship, a.type === 'upgrade' ? a.old : undefined)
  const paid = GOODS.filter((_, good) => a.goods & (1 << good)).length
  if (paid !== price) return no('ship-price', { goods: price })
  return GOODS.some((_, good) => a.goods & (1 << good) && p.goods[good] === 0)
    ? no('goods-missing')
    : undefined
}
