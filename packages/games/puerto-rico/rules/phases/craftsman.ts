import type { Emit, Refusal, Seat } from '@ludoteca/engine'
import { type Action, extra, PASS, PRODUCE } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { CORN, GOODS } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { type Player, phaseOf, player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import { colonistWorks, nobleWorks, score, seatAt, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'

/** Factory: doubloons by number of kinds received. */
export const FACTORY_PAY = [0, 0, 1, 2, 3, 5] as const

/** Workers in the buildings that process a good; corn needs none (PR-073). */
function plantWorkers(p: Player, good: number): number {
  const at = (b: number): number => Math.max(0, p.staff[b] as number)
  switch (good) {
    case 1:
      return at(B.small_indigo) + at(B.indigo_plant)
    case 2:
      return at(B.small_sugar) + at(B.sugar_mill)
    case 3:
      return at(B.tobacco_storage)
    case 4:
      return at(B.coffee_roaster)
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** What a player would receive of a good now (PR-079: as far as the supply reaches). */
export function yieldOf(s: State, seat: Seat, good: number): number {
  const p = player(s, seat)
  const crew = p.crew[good] as number
  if (crew === 0) return 0
  const supply = s.barrels[good] as number
  const produced = Math.min(crew, plantWorkers(p, good), supply)
  if (produced === 0 || !s.rules.newBuildings || !works(p, B.aqueduct)) return produced
  // Aqueduct: one more if the large plant took part, which its owner may say of the first barrel.
  const large = good === 1 ? B.indigo_plant : good === 2 ? B.sugar_mill : -1
  return large >= 0 && works(p, large) && supply > produced ? produced + 1 : produced
}

export function startCraftsman(s: State, emit?: Emit<Event>): Next {
  s.received.fill(0)
  return craftsmanTurn(s, emit)
}

export function craftsmanTurn(s: State, emit?: Emit<Event>): Next {
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    const seat = seatAt(s, s.step)
    if (asksGuests(s, seat)) return null
    if (s.rules.strictOptional && GOODS.some((_, good) => yieldOf(s, seat, good) > 0)) {
      s.phase = { kind: 'produce' }
      s.actor = seat
      return null
    }
    produce(s, seat, emit)
  }
  return askExtra(s, 0)
}

function produce(s: State, seat: Seat, emit?: Emit<Event>): void {
  const p = player(s, seat)
  const goods = emit ? [0, 0, 0, 0, 0] : null
  let kinds = 0
  let most = 0
  for (let good = 0; good < GOODS.length; good++) {
    const count = yieldOf(s, seat, good)
    if (count === 0) continue
    kinds++
    if (good !== CORN && count > most) most = count
    p.goods[good] = (p.goods[good] as number) + count
    s.barrels[good] = (s.barrels[good] as number) - count
    if (seat === s.chooser) s.received[good] = count
    if (goods) goods[good] = count
  }
  if (goods && kinds > 0) emit?.({ type: 'produced', seat, goods })
  if (works(p, B.factory)) earn(p, seat, B.factory, FACTORY_PAY[kinds] as number, emit)
  if (works(p, B.specialty_factory)) earn(p, seat, B.specialty_factory, Math.max(0, most - 1), emit)
  bless(s, seat, emit)
}

function earn(p: Player, seat: Seat, building: number, doubloons: number, emit?: Emit<Event>): void {
  if (doubloons === 0) return
  p.doubloons += doubloons
  emit?.({ type: 'earned', seat, building, doubloons })
}

/** Chapel and jeweler pay in the craftsman phase, whatever was produced. */
function bless(s: State, seat: Seat, emit?: Emit<Event>): void {
  if (!s.rules.nobles) return
  const p = player(s, seat)
  if (colonistWorks(p, B.chapel)) earn(p, seat, B.chapel, 1, emit)
  if (nobleWorks(p, B.chapel)) {
    emit?.({ type: 'scored', seat, building: B.chapel, points: 1 })
    score(s, seat, 1, emit)
  }
  if (works(p, B.jeweler)) earn(p, seat, B.jeweler, p.nobles, emit)
}

export const producePhase: PhaseRules = {
  legal: (_s, out) => void out.push(PRODUCE, PASS),
  apply(s, a, emit) {
    if (a.type === 'produce') produce(s, s.actor, emit)
    else {
      emit?.({ type: 'passed', seat: s.actor, at: 'produce' })
      bless(s, s.actor, emit)
    }
    s.step++
    s.guestsDone = false
    return 'craftsman'
  },
  refusal: () => NOT_NOW,
}

/* ---- the privilege: one more barrel of a kind just received (PR-076, PR-077) ---- */

/** `taken`: the kinds taken so far, as bits. */
const mayTake = (s: State, good: number, taken: number): boolean =>
  (s.received[good] as number) > 0 &&
  (s.barrels[good] as number) > 0 &&
  (s.rules.libraryAnyGoods || (taken & (1 << good)) === 0)

function askExtra(s: State, taken: number): Next {
  for (let good = 0; good < GOODS.length; good++) {
    if (!mayTake(s, good, taken)) continue
    s.phase = { kind: 'extra', taken }
    s.actor = s.chooser
    return null
  }
  return 'role-end'
}

export const extraPhase: PhaseRules = {
  legal(s, out) {
    const { taken } = phaseOf(s, 'extra')
    for (let good = 0; good < GOODS.length; good++) if (mayTake(s, good, taken)) out.push(extra(good))
    out.push(PASS)
  },
  apply(s, a, emit) {
    if (a.type !== 'extra') {
      emit?.({ type: 'passed', seat: s.actor, at: 'extra' })
      return 'role-end'
    }
    const p = player(s, s.actor)
    p.goods[a.good] = (p.goods[a.good] as number) + 1
    s.barrels[a.good] = (s.barrels[a.good] as number) - 1
    emit?.({ type: 'extraTaken', seat: s.actor, good: a.good })
    const first = phaseOf(s, 'extra').taken === 0
    return first && s.doubled ? askExtra(s, 1 << a.good) : 'role-end'
  },
  refusal: refuseExtra,
}

function refuseExtra(s: State, a: Action): Refusal {
  if (a.type !== 'extra') return NOT_NOW
  if (!s.received[a.good]) return { rule: 'not-produced', params: { good: a.good } }
  if (!s.barrels[a.good]) return { rule: 'supply-empty', params: { good: a.good } }
  return { rule: 'library-different' }
}
