import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, DRAW, discard, FOREST, PASS, settle } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS, ISLAND_SPACES, QUARRY } from '../data/goods.ts'
import { TRADER } from '../data/roles.ts'
import type { Event } from '../events.ts'
import { type Player, player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import {
  colonistWorks,
  hire,
  islandUsed,
  nobleWorks,
  plantations,
  score,
  seatAt,
  workerWaits,
  works,
} from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'
import { canDraw, dealRow, drawTile } from './plantations.ts'
import { endRole } from './round.ts'
import { landBought } from './trader.ts'

const hasSpace = (p: Player): boolean => islandUsed(p) < ISLAND_SPACES

export function startSettler(s: State, emit?: Emit<Event>): void {
  s.second = false
  settlerTurn(s, emit)
}

/** The next player who has anything to decide, from `step` on. */
export function settlerTurn(s: State, emit?: Emit<Event>): void {
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    const seat = seatAt(s, s.step)
    const p = player(s, seat)
    if (!hasSpace(p)) continue // PR-033
    if (asksGuests(s, seat)) return
    s.actor = seat
    if (works(p, B.hacienda) && canDraw(s)) {
      s.phase = 'hacienda'
      return
    }
    if (canTake(s)) {
      s.phase = 'settle'
      return
    }
  }
  secondTile(s, emit)
}

const mayQuarry = (s: State): boolean =>
  !s.second && s.quarries > 0 && (s.actor === s.chooser || works(player(s, s.actor), B.construction_hut))

function canTake(s: State): boolean {
  for (const count of s.row) if (count > 0) return true
  return mayQuarry(s)
}

function settlerDone(s: State, emit?: Emit<Event>): void {
  if (s.second) return huntStart(s, emit)
  s.step++
  s.guestsDone = false
  settlerTurn(s, emit)
}

/** Library: the settler takes one more plantation after everybody else. */
function secondTile(s: State, emit?: Emit<Event>): void {
  s.second = true
  s.actor = s.chooser
  s.guestsDone = false
  secondTurn(s, emit)
}

export function secondTurn(s: State, emit?: Emit<Event>): void {
  if (!s.doubled || !hasSpace(player(s, s.chooser)) || !canTake(s)) huntStart(s, emit)
  else if (!asksGuests(s, s.chooser, 'second')) s.phase = 'settle'
}

/* ---- hacienda ---- */

function drawOnto(s: State, emit?: Emit<Event>): void {
  const tile = drawTile(s, emit)
  const p = player(s, s.actor)
  if (works(p, B.forest_house)) {
    // The tile has been seen; its owner now says whether it becomes forest.
    s.drawn = tile
    s.phase = 'forest'
    emit?.({ type: 'drew', seat: s.actor, tile, forest: true, reveals: true })
    return
  }
  p.tiles[tile] = (p.tiles[tile] as number) + 1
  emit?.({ type: 'drew', seat: s.actor, tile, forest: false, reveals: true })
  afterHacienda(s, emit)
}

function afterHacienda(s: State, emit?: Emit<Event>): void {
  s.guestsDone = false
  tileTurn(s, emit)
}

/** The normal take; guests who waited for the drawn tile may walk before it. */
export function tileTurn(s: State, emit?: Emit<Event>): void {
  const space = hasSpace(player(s, s.actor))
  if (space && asksGuests(s, s.actor, 'tile')) return
  if (space && canTake(s)) s.phase = 'settle'
  else settlerDone(s, emit)
}

export const haciendaPhase: PhaseRules = {
  legal: (_s, out) => void out.push(DRAW, PASS),
  apply(s, a, emit) {
    if (a.type === 'draw') return drawOnto(s, emit)
    emit?.({ type: 'passed', seat: s.actor, at: 'hacienda' })
    afterHacienda(s, emit)
  },
  refusal: () => NOT_NOW,
}

export const forestPhase: PhaseRules = {
  legal: (_s, out) => void out.push(FOREST, PASS),
  apply(s, a, emit) {
    const p = player(s, s.actor)
    const tile = s.drawn
    const onto = a.type === 'forest' ? p.forests : p.tiles
    onto[tile] = (onto[tile] as number) + 1
    s.drawn = -1
    if (a.type === 'forest') emit?.({ type: 'forested', seat: s.actor, tile })
    if (s.role === TRADER) landBought(s, emit)
    else afterHacienda(s, emit)
  },
  refusal: () => NOT_NOW,
}

/* ---- the normal take ---- */

const hospiceHelps = (s: State): boolean =>
  !s.second && works(player(s, s.actor), B.hospice) && workerWaits(s)

function legal(s: State, out: Action[]): void {
  const hospice = hospiceHelps(s)
  const forest = s.rules.newBuildings && works(player(s, s.actor), B.forest_house)
  for (let tile = 0; tile < GOODS.length; tile++) {
    if ((s.row[tile] as number) === 0) continue
    out.push(settle(tile))
    if (hospice) out.push(settle(tile, true))
    if (!forest) continue
    out.push(settle(tile, false, true))
    if (hospice) out.push(settle(tile, true, true))
  }
  if (mayQuarry(s)) {
    out.push(settle(QUARRY))
    if (hospice) out.push(settle(QUARRY, true))
  }
  out.push(PASS)
}

function apply(s: State, a: Action, emit?: Emit<Event>): void {
  if (a.type !== 'settle') {
    emit?.({ type: 'passed', seat: s.actor, at: 'settle' })
    return settlerDone(s, emit)
  }
  const p = player(s, s.actor)
  if (a.tile === QUARRY) s.quarries--
  else s.row[a.tile] = (s.row[a.tile] as number) - 1
  const onto = a.forest ? p.forests : p.tiles
  onto[a.tile] = (onto[a.tile] as number) + 1
  // A forest has no circle: the hospice's colonist goes to San Juan.
  const colonist = a.hospice ? hire(s, p, a.forest ? null : a.tile) : null
  emit?.({ type: 'settled', seat: s.actor, tile: a.tile, forest: a.forest, colonist, second: s.second })
  settlerDone(s, emit)
}

function refusal(s: State, a: Action): Refusal {
  if (a.type !== 'settle') return NOT_NOW
  if (a.tile === QUARRY) {
    if (a.forest) return { rule: 'forest-needed' }
    if (s.quarries === 0) return { rule: 'quarries-gone' }
    if (s.second) return { rule: 'second-no-quarry' }
    if (!mayQuarry(s)) return { rule: 'quarry-privilege' }
  } else if ((s.row[a.tile] ?? 0) === 0) return { rule: 'tile-not-in-row', params: { tile: a.tile } }
  if (a.forest && !works(player(s, s.actor), B.forest_house)) return { rule: 'forest-needed' }
  return !workerWaits(s) && works(player(s, s.actor), B.hospice)
    ? { rule: 'no-colonist-left' }
    : { rule: 'hospice-needed' }
}

export const settlePhase: PhaseRules = { legal, apply, refusal }

/* ---- hunting lodge, at the end of the phase ---- */

const HUNT_POINTS = 2

function huntStart(s: State, emit?: Emit<Event>): void {
  s.step = 0
  s.guestsDone = false
  if (s.rules.nobles) huntTurn(s, emit)
  else finish(s, emit)
}

export function huntTurn(s: State, emit?: Emit<Event>): void {
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    const seat = seatAt(s, s.step)
    if (asksGuests(s, seat, 'hunt')) return
    const p = player(s, seat)
    if (nobleWorks(p, B.hunting_lodge)) {
      const empty = ISLAND_SPACES - islandUsed(p)
      const alone = s.players.every((other, i) => i === seat || ISLAND_SPACES - islandUsed(other) < empty)
      if (!alone) continue
      emit?.({ type: 'huntScored', seat, points: HUNT_POINTS, empty })
      score(s, seat, HUNT_POINTS, emit)
    } else if (colonistWorks(p, B.hunting_lodge) && plantations(p) > 0) {
      s.actor = seat
      s.phase = 'hunt'
      return
    }
  }
  finish(s, emit)
}

/** A plantation leaves the island; when all of its kind are worked, its worker goes to San Juan. */
export function dropPlantation(s: State, p: Player, tile: number): void {
  p.tiles[tile] = (p.tiles[tile] as number) - 1
  s.discards[tile] = (s.discards[tile] as number) + 1
  if ((p.crew[tile] as number) > (p.tiles[tile] as number)) {
    p.crew[tile] = p.tiles[tile] as number
    p.sanJuan++
  }
}

export const huntPhase: PhaseRules = {
  legal(s, out) {
    const p = player(s, s.actor)
    for (const tile of GOODS.keys()) if ((p.tiles[tile] as number) > 0) out.push(discard(tile))
    out.push(PASS)
  },
  apply(s, a, emit) {
    if (a.type === 'discard') {
      dropPlantation(s, player(s, s.actor), a.tile)
      emit?.({ type: 'huntDiscarded', seat: s.actor, tile: a.tile })
    } else emit?.({ type: 'passed', seat: s.actor, at: 'hunt' })
    s.step++
    s.guestsDone = false
    huntTurn(s, emit)
  },
  refusal: (_s, a) => (a.type === 'discard' ? { rule: 'no-such-tile', params: { tile: a.tile } } : NOT_NOW),
}

function finish(s: State, emit?: Emit<Event>): void {
  dealRow(s, emit)
  endRole(s, emit)
}
