import type { Emit, Refusal, Seat } from '@ludoteca/engine'
import { type Action, FIRST_BUILDING, guest, PASS } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { CAPTAIN, CRAFTSMAN, SETTLER, TRADER } from '../data/roles.ts'
import type { Event } from '../events.ts'
import { type Moment, type Player, player, type State } from '../state.ts'
import { builderTurn } from './builder.ts'
import { captainTurn, lighthouseTurn, storingTurn } from './captain.ts'
import { craftsmanTurn } from './craftsman.ts'
import { villaTurn } from './mayor.ts'
import { countsNow } from './moments.ts'
import { addWorker, circles, hasGuests, noblesIn, removeWorker, workersOn } from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'
import { finale, roleTurn } from './round.ts'
import { huntTurn, secondTurn, settlerTurn, tileTurn } from './settler.ts'
import { traderTurn } from './trader.ts'

/** Guest house: at the start of each of its owner's turns, and whenever else it matters, guests may walk to empty circles. */

const GUESTHOUSE = FIRST_BUILDING + B.guesthouse

const hasRoom = (p: Player, group: number): boolean =>
  group !== GUESTHOUSE && workersOn(p, group) < circles(p, group)

function targets(s: State, seat: Seat, moment: Moment, visit: (group: number) => void): void {
  const p = player(s, seat)
  for (let tile = 0; tile < FIRST_BUILDING; tile++)
    if (hasRoom(p, tile) && countsNow(s, seat, tile, moment)) visit(tile)
  for (const b of p.built) {
    const group = FIRST_BUILDING + b
    if (hasRoom(p, group) && countsNow(s, seat, group, moment)) visit(group)
  }
}

function hasTarget(s: State, seat: Seat, moment: Moment): boolean {
  let found = false
  targets(s, seat, moment, () => {
    found = true
  })
  return found
}

/** True when the seat was asked; the game goes on from the same moment once it is done. */
export function asksGuests(s: State, seat: Seat, moment: Moment = 'turn'): boolean {
  if (s.guestsDone || !s.rules.newBuildings) return false
  if (moment !== 'turn' && !s.rules.revised) return false
  if (!hasGuests(player(s, seat)) || !hasTarget(s, seat, moment)) return false
  s.phase = 'guest'
  s.moment = moment
  s.actor = seat
  return true
}

/** Positions kept from games of version 1 do not say. */
const momentOf = (s: State): Moment => (s.rules.revised ? s.moment : 'turn')

function legal(s: State, out: Action[]): void {
  const p = player(s, s.actor)
  const nobles = noblesIn(p, B.guesthouse)
  const colonists = (p.staff[B.guesthouse] as number) - nobles
  targets(s, s.actor, momentOf(s), group => {
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
    if (asksGuests(s, s.actor, momentOf(s))) return
  }
  s.guestsDone = true
  RESUME[momentOf(s)](s, emit)
}

/** Each starts again where it asked; `guestsDone` keeps it from asking twice. */
const RESUME: Readonly<Record<Moment, (s: State, emit?: Emit<Event>) => void>> = {
  turn: resumeTurn,
  choice: s => roleTurn(s),
  villa: (s, emit) => villaTurn(s, emit),
  captain: (s, emit) => lighthouseTurn(s, emit),
  tile: (s, emit) => tileTurn(s, emit),
  second: (s, emit) => secondTurn(s, emit),
  hunt: (s, emit) => huntTurn(s, emit),
  sale: (s, emit) => traderTurn(s, emit),
  end: (s, emit) => finale(s, emit),
}

function resumeTurn(s: State, emit?: Emit<Event>): void {
  if (s.role === SETTLER) settlerTurn(s, emit)
  else if (s.role === CRAFTSMAN) craftsmanTurn(s, emit)
  else if (s.role === TRADER) traderTurn(s, emit)
  else if (s.role !== CAPTAIN) builderTurn(s, emit)
  else if (s.captain.storing) storingTurn(s, emit)
  else captainTurn(s, emit)
}

function refusal(s: State, a: Action): Refusal {
  if (a.type !== 'guest') return NOT_NOW
  const room = hasRoom(player(s, s.actor), a.group)
  return { rule: room && !countsNow(s, s.actor, a.group, momentOf(s)) ? 'guest-later' : 'guest-no-room' }
}

export const guestPhase: PhaseRules = { legal, apply, refusal }
