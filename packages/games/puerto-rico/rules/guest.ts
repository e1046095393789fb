import type { Emit, Refusal, Seat } from '@ludoteca/engine'
import { type Action, FIRST_BUILDING, guest, PASS } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { CAPTAIN, CRAFTSMAN, SETTLER, TRADER } from '../data/roles.ts'
import type { Event } from '../events.ts'
import { type Player, player, type State } from '../state.ts'
import { builderTurn } from './builder.ts'
import { captainTurn, storingTurn } from './captain.ts'
import { craftsmanTurn } from './craftsman.ts'
import { addWorker, circles, hasGuests, noblesIn, removeWorker, workersOn } from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'
import { settlerTurn } from './settler.ts'
import { traderTurn } from './trader.ts'

/** Guest house: at the start of each of its owner's turns, guests may walk to empty circles. */

const GUESTHOUSE = FIRST_BUILDING + B.guesthouse

function targets(p: Player, visit: (group: number) => void): void {
  for (let tile = 0; tile < FIRST_BUILDING; tile++) if (workersOn(p, tile) < circles(p, tile)) visit(tile)
  for (const b of p.built) {
    const group = FIRST_BUILDING + b
    if (group !== GUESTHOUSE && workersOn(p, group) < circles(p, group)) visit(group)
  }
}

const hasTarget = (p: Player): boolean => {
  let found = false
  targets(p, () => {
    found = true
  })
  return found
}

/** True when the seat was asked; its turn starts again once it is done. */
export function asksGuests(s: State, seat: Seat): boolean {
  if (s.guestsDone || !s.rules.newBuildings) return false
  const p = player(s, seat)
  if (!hasGuests(p) || !hasTarget(p)) return false
  s.phase = 'guest'
  s.actor = seat
  return true
}

function legal(s: State, out: Action[]): void {
  const p = player(s, s.actor)
  const nobles = noblesIn(p, B.guesthouse)
  const colonists = (p.staff[B.guesthouse] as number) - nobles
  targets(p, group => {
    if (colonists > 0) out.push(guest(group))
    if (nobles > 0) out.push(guest(group, true))
  })
  out.push(PASS)
}

function apply(s: State, a: Action, emit?: Emit<Event>): void {
  if (a.type === 'guest') {
    const p = player(s, s.actor)
    removeWorker(p, GUESTHOUSE, a.noble)
    addWorker(p, a.group, a.noble)
    emit?.({ type: 'guestMoved', seat: s.actor, group: a.group })
    if (asksGuests(s, s.actor)) return
  }
  s.guestsDone = true
  resume(s, emit)
}

function resume(s: State, emit?: Emit<Event>): void {
  if (s.role === SETTLER) settlerTurn(s, emit)
  else if (s.role === CRAFTSMAN) craftsmanTurn(s, emit)
  else if (s.role === TRADER) traderTurn(s, emit)
  else if (s.role !== CAPTAIN) builderTurn(s, emit)
  else if (s.captain.storing) storingTurn(s, emit)
  else captainTurn(s, emit)
}

const refusal = (_s: State, a: Action): Refusal => (a.type === 'guest' ? { rule: 'guest-no-room' } : NOT_NOW)

export const guestPhase: PhaseRules = { legal, apply, refusal }
