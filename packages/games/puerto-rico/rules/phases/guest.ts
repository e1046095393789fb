import type { Emit, Refusal, Seat } from '@ludoteca/engine'
import { type Action, FIRST_BUILDING, guest, PASS } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { BUILDER, CAPTAIN, CRAFTSMAN, SETTLER, TRADER } from '../data/roles.ts'
import type { Event } from '../events.ts'
import { type Moment, type Player, phaseOf, player, type State } from '../state.ts'
import { countsNow } from './moments.ts'
import { addWorker, circles, hasGuests, noblesIn, removeWorker, workersOn } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'

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
  s.phase = { kind: 'guest', moment }
  s.actor = seat
  return true
}

function legal(s: State, out: Action[]): void {
  const p = player(s, s.actor)
  const nobles = noblesIn(p, B.guesthouse)
  const colonists = (p.staff[B.guesthouse] as number) - nobles
  targets(s, s.actor, phaseOf(s, 'guest').moment, group => {
    if (colonists > 0) out.push(guest(group))
    if (nobles > 0) out.push(guest(group, true))
  })
  out.push(PASS)
}

function apply(s: State, a: Action, emit?: Emit<Event>): Next {
  const { moment } = phaseOf(s, 'guest')
  if (a.type === 'guest') {
    const p = player(s, s.actor)
    removeWorker(p, GUESTHOUSE, a.noble)
    addWorker(p, a.group, a.noble)
    emit?.({ type: 'guestMoved', seat: s.actor, group: a.group })
    if (asksGuests(s, s.actor, moment)) return null
  }
  s.guestsDone = true
  return moment === 'turn' ? turnOf(s) : AFTER[moment]
}

/** Play goes on at the stage that asked; `guestsDone` keeps it from asking twice. */
const AFTER: Readonly<Record<Exclude<Moment, 'turn'>, Next>> = {
  choice: 'choice',
  villa: 'villa',
  captain: 'lighthouse',
  tile: 'tile',
  second: 'second',
  hunt: 'hunt',
  sale: 'trader',
  end: 'finale',
}

const TURNS: Readonly<Record<number, Next>> = {
  [SETTLER]: 'settler',
  [BUILDER]: 'builder',
  [CRAFTSMAN]: 'craftsman',
  [TRADER]: 'trader',
  [CAPTAIN]: 'captain',
}

const turnOf = (s: State): Next =>
  s.captain.storing && s.role === CAPTAIN ? 'storing' : (TURNS[s.role] as Next)

function refusal(s: State, a: Action): Refusal {
  if (a.type !== 'guest') return NOT_NOW
  const room = hasRoom(player(s, s.actor), a.group)
  return {
    rule:
      room && !countsNow(s, s.actor, a.group, phaseOf(s, 'guest').moment) ? 'guest-later' : 'guest-no-room',
  }
}

export const guestPhase: PhaseRules = { legal, apply, refusal }
