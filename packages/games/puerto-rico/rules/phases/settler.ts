import type { Emit, Refusal } from '@ludoteca/engine'
import { type Action, PASS, settle } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS, ISLAND_SPACES, QUARRY } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { type Player, player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import { startHunt } from './hunting-lodge.ts'
import { hire, islandUsed, seatAt, workerWaits, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'
import { canDraw } from './plantations.ts'

const hasSpace = (p: Player): boolean => islandUsed(p) < ISLAND_SPACES

export function startSettler(s: State): Next {
  s.second = false
  return settlerTurn(s)
}

/** The next player who has anything to decide, from `step` on. */
export function settlerTurn(s: State): Next {
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    const seat = seatAt(s, s.step)
    const p = player(s, seat)
    if (!hasSpace(p)) continue // PR-033
    if (asksGuests(s, seat)) return null
    s.actor = seat
    if (works(p, B.hacienda) && canDraw(s)) {
      s.phase = { kind: 'hacienda' }
      return null
    }
    if (canTake(s)) {
      s.phase = { kind: 'settle' }
      return null
    }
  }
  return secondTile(s)
}

const mayQuarry = (s: State): boolean =>
  !s.second && s.quarries > 0 && (s.actor === s.chooser || works(player(s, s.actor), B.construction_hut))

function canTake(s: State): boolean {
  for (const count of s.row) if (count > 0) return true
  return mayQuarry(s)
}

function settlerDone(s: State): Next {
  if (s.second) return startHunt(s)
  s.step++
  s.guestsDone = false
  return 'settler'
}

/** Library: the settler takes one more plantation after everybody else. */
function secondTile(s: State): Next {
  s.second = true
  s.actor = s.chooser
  s.guestsDone = false
  return secondTurn(s)
}

export function secondTurn(s: State): Next {
  if (!s.doubled || !hasSpace(player(s, s.chooser)) || !canTake(s)) return startHunt(s)
  if (!asksGuests(s, s.chooser, 'second')) s.phase = { kind: 'settle' }
  return null
}

/** The normal take after a hacienda; guests who waited for the drawn tile may walk before it. */
export function tileTurn(s: State): Next {
  const space = hasSpace(player(s, s.actor))
  if (space && asksGuests(s, s.actor, 'tile')) return null
  if (!space || !canTake(s)) return settlerDone(s)
  s.phase = { kind: 'settle' }
  return null
}

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

function apply(s: State, a: Action, emit?: Emit<Event>): Next {
  if (a.type !== 'settle') {
    emit?.({ type: 'passed', seat: s.actor, at: 'settle' })
    return settlerDone(s)
  }
  const p = player(s, s.actor)
  if (a.tile === QUARRY) s.quarries--
  else s.row[a.tile] = (s.row[a.tile] as number) - 1
  const onto = a.forest ? p.forests : p.tiles
  onto[a.tile] = (onto[a.tile] as number) + 1
  // A forest has no circle: the hospice's colonist goes to San Juan.
  const colonist = a.hospice ? hire(s, p, a.forest ? null : a.tile) : null
  emit?.({ type: 'settled', seat: s.actor, tile: a.tile, forest: a.forest, colonist, second: s.second })
  return settlerDone(s)
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
