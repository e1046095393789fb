import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, DRAW, discard, PASS, sell } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS, HOUSE_SPACES, ISLAND_SPACES, PRICES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import { colonistWorks, islandUsed, nobleWorks, seatAt, works } from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'
import { canDraw, drawTile } from './plantations.ts'
import { endRole } from './round.ts'
import { dropPlantation } from './settler.ts'

const houseFull = (s: State): boolean => s.house.length >= HOUSE_SPACES

export function startTrader(s: State, emit?: Emit<Event>): void {
  s.landDone = false
  traderTurn(s, emit)
}

/** PR-086: everybody once, or until the house is full; a trading post or land office is open even then. */
export function traderTurn(s: State, emit?: Emit<Event>): void {
  for (; s.step < s.seats; s.step++, s.guestsDone = false, s.landDone = false) {
    const seat = seatAt(s, s.step)
    if (asksGuests(s, seat, s.landDone && s.rules.revised ? 'sale' : 'turn')) return
    s.actor = seat
    if (!s.landDone && s.rules.nobles && landHelps(s)) {
      s.phase = 'land'
      return
    }
    if (canSellAny(s)) {
      s.phase = 'sell'
      return
    }
  }
  clearHouse(s, emit)
  endRole(s, emit)
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

export interface SaleParts {
  readonly price: number
  readonly privilege: number
  readonly markets: number
}

/** What the actor would get; no market bonus at a trading post. */
export function saleParts(s: State, good: number, post: boolean): SaleParts {
  const p = player(s, s.actor)
  const privilege = s.actor === s.chooser ? (s.doubled ? 2 : 1) : 0
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
    traderTurn(s, emit)
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

/* ---- land office: before the sale ---- */

/** The tile lies; guests who waited for it may walk before the sale. */
export function landBought(s: State, emit?: Emit<Event>): void {
  s.landDone = true
  if (s.rules.revised) s.guestsDone = false
  traderTurn(s, emit)
}

const mayBuyLand = (s: State): boolean => {
  const p = player(s, s.actor)
  return colonistWorks(p, B.land_office) && p.doubloons > 0 && islandUsed(p) < ISLAND_SPACES && canDraw(s)
}

const mayGiveLand = (s: State): boolean => {
  const p = player(s, s.actor)
  return nobleWorks(p, B.land_office) && GOODS.some((_, good) => (p.tiles[good] as number) > 0)
}

const landHelps = (s: State): boolean => mayBuyLand(s) || mayGiveLand(s)

export const landPhase: PhaseRules = {
  legal(s, out) {
    const p = player(s, s.actor)
    if (mayBuyLand(s)) out.push(DRAW)
    if (mayGiveLand(s)) {
      for (let tile = 0; tile < GOODS.length; tile++)
        if ((p.tiles[tile] as number) > 0) out.push(discard(tile))
    }
    out.push(PASS)
  },
  apply(s, a, emit) {
    const p = player(s, s.actor)
    if (a.type === 'draw') {
      p.doubloons--
      const tile = drawTile(s, emit)
      emit?.({ type: 'landBought', seat: s.actor, tile, reveals: true })
      if (s.rules.revised && works(p, B.forest_house)) {
        // The tile has been seen; its owner now says whether it becomes forest.
        s.drawn = tile
        s.phase = 'forest'
        return
      }
      p.tiles[tile] = (p.tiles[tile] as number) + 1
      return landBought(s, emit)
    } else if (a.type === 'discard') {
      dropPlantation(s, p, a.tile)
      p.doubloons++
      emit?.({ type: 'landSold', seat: s.actor, tile: a.tile })
    } else emit?.({ type: 'passed', seat: s.actor, at: 'land' })
    s.landDone = true
    traderTurn(s, emit)
  },
  refusal: (_s, a) => (a.type === 'discard' ? { rule: 'no-such-tile', params: { tile: a.tile } } : NOT_NOW),
}
