import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, PASS, sell } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS, HOUSE_SPACES, PRICES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import { landHelps } from './land-office.ts'
import { privilegeOf, seatAt, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'

const houseFull = (s: State): boolean => s.house.length >= HOUSE_SPACES

export function startTrader(s: State, emit?: Emit<Event>): Next {
  s.landDone = false
  return traderTurn(s, emit)
}

/** PR-086: everybody once, or until the house is full; a trading post or land office is open even then. */
export function traderTurn(s: State, emit?: Emit<Event>): Next {
  for (; s.step < s.seats; s.step++, s.guestsDone = false, s.landDone = false) {
    const seat = seatAt(s, s.step)
    if (asksGuests(s, seat, s.landDone && s.rules.revised ? 'sale' : 'turn')) return null
    s.actor = seat
    if (!s.landDone && s.rules.nobles && landHelps(s)) {
      s.phase = { kind: 'land' }
      return null
    }
    if (canSellAny(s)) {
      s.phase = { kind: 'sell' }
      return null
    }
  }
  clearHouse(s, emit)
  return 'role-end'
}

/** PR-088, PR-089, PR-090. */
const houseBuys = (s: State, good: number): boolean =>
  !houseFull(s) && (!s.house.includes(good) || works(player(s, s.actor), B.office))

const postOpen = (s: State): boolean => s.rules.newBuildings && works(player(s, s.actor), B.trading_post)

function canSellAny(s: State): boolean {
  const p = player(s, s.actor)
  const post = postOpen(s)
  if (houseFull(s) && !post) return false
  for (let good = 0; good < GOODS.length; good++) {
    if ((p.goods[good] as number) > 0 && (post || houseBuys(s, good))) return true
  }
  return false
}

interface SaleParts {
  readonly price: number
  readonly privilege: number
  readonly markets: number
}

/** What the actor would get; no market bonus at a trading post. */
export function saleParts(s: State, good: number, post: boolean): SaleParts {
  const p = player(s, s.actor)
  const privilege = s.actor === s.chooser ? privilegeOf(s) : 0
  const markets = post ? 0 : (works(p, B.small_market) ? 1 : 0) + (works(p, B.large_market) ? 2 : 0)
  return { price: PRICES[good] as number, privilege, markets }
}

export const sellPhase: PhaseRules = {
  legal(s, out) {
    const p = player(s, s.actor)
    const post = postOpen(s)
    for (let good = 0; good < GOODS.length; good++) {
      if ((p.goods[good] as number) === 0) continue
      if (houseBuys(s, good)) out.push(sell(good))
      if (post) out.push(sell(good, true))
    }
    out.push(PASS)
  },
  apply(s, a, emit) {
    const p = player(s, s.actor)
    if (a.type === 'sell') {
      const { price, privilege, markets } = saleParts(s, a.good, a.post)
      p.goods[a.good] = (p.goods[a.good] as number) - 1
      p.doubloons += price + privilege + markets
      if (a.post) s.barrels[a.good] = (s.barrels[a.good] as number) + 1
      else s.house.push(a.good)
      emit?.({ type: 'sold', seat: s.actor, good: a.good, post: a.post, price, privilege, markets })
    } else emit?.({ type: 'passed', seat: s.actor, at: 'sell' })
    s.step++
    s.guestsDone = false
    s.landDone = false
    return 'trader'
  },
  refusal: refuseSale,
}

function refuseSale(s: State, a: Action): Refusal {
  if (a.type !== 'sell') return NOT_NOW
  if (!player(s, s.actor).goods[a.good]) return { rule: 'goods-missing', params: { good: a.good } }
  if (a.post) return { rule: 'post-needed' }
  return houseFull(s) ? { rule: 'house-full' } : { rule: 'house-has-kind', params: { good: a.good } }
}

/** PR-091 to PR-093. */
function clearHouse(s: State, emit?: Emit<Event>): void {
  if (!houseFull(s)) return
  for (const good of s.house) s.barrels[good] = (s.barrels[good] as number) + 1
  emit?.({ type: 'houseCleared', goods: s.house.slice() })
  s.house.length = 0
}
