import type { Emit } from '@ludoteca/engine'
import { PASS, take } from '../actions.ts'
import { B, CIRCLES } from '../data/buildings.ts'
import type { Event } from '../events.ts'
import { COLONISTS_OUT, type Player, phaseOf, player, type State } from '../state.ts'
import { startArrangement } from './arrange.ts'
import { asksGuests } from './guest.ts'
import { endGame, privilegeOf, seatAt, works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'

const villaWaits = (s: State, seat: number): boolean => (s.villas & (1 << seat)) !== 0

export function startMayor(s: State, emit?: Emit<Event>): Next {
  s.guestsDone = false
  return villaTurn(s, emit)
}

/** Guests may walk to a villa before anybody is handed out. `step` counts players. */
export function villaTurn(s: State, emit?: Emit<Event>): Next {
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    if (asksGuests(s, seatAt(s, s.step), 'villa')) return null
  }
  s.step = 0
  return handOut(s, emit)
}

function handOut(s: State, emit?: Emit<Event>): Next {
  s.villas = 0
  if (s.rules.nobles) {
    for (let seat = 0; seat < s.seats; seat++) if (works(player(s, seat), B.villa)) s.villas |= 1 << seat
  }
  // PR-056: without a supply there is no privilege.
  if (s.colonists > 0 || (villaWaits(s, s.chooser) && s.nobles > 0)) {
    s.phase = { kind: 'privilege' }
    s.actor = s.chooser
    return null
  }
  return board(s, noTokens(s), noTokens(s), emit)
}

/** Villa: the first token its owner takes in the phase is a noble from the supply, if there is one. */
function villaNoble(s: State, seat: number): boolean {
  if (!villaWaits(s, seat)) return false
  s.villas &= ~(1 << seat)
  if (s.nobles === 0) return false
  s.nobles--
  const p = player(s, seat)
  p.nobles++
  p.sanJuan++
  return true
}

function fromSupply(s: State, p: Player): number {
  if (s.colonists === 0) return 0
  s.colonists--
  p.sanJuan++
  return 1
}

export const privilegePhase: PhaseRules = {
  legal: (_s, out) => void out.push(take(false), PASS),
  apply(s, a, emit) {
    const seat = s.actor
    if (a.type === 'take') {
      let nobles = 0
      let colonists = 0
      for (let i = privilegeOf(s); i > 0; i--) {
        if (villaNoble(s, seat)) nobles++
        else colonists += fromSupply(s, player(s, seat))
      }
      emit?.({ type: 'privilegeTaken', seat, nobles, colonists })
    } else emit?.({ type: 'passed', seat, at: 'privilege' })
    return board(s, noTokens(s), noTokens(s), emit)
  },
  refusal: () => NOT_NOW,
}

const noTokens = (s: State): number[] => new Array<number>(s.seats).fill(0)

/** PR-039: one token each in turn, again and again, until the ship is empty. `step` counts turns. */
function board(s: State, boarded: number[], nobles: number[], emit?: Emit<Event>): Next {
  for (; s.ship > 0; s.step++) {
    const seat = seatAt(s, s.step)
    if (villaWaits(s, seat)) {
      if (villaNoble(s, seat)) continue
      if (fromSupply(s, player(s, seat)) > 0) continue
    }
    if (s.shipNobles > 0 && s.ship > s.shipNobles) {
      s.phase = { kind: 'token', boarded, nobles }
      s.actor = seat
      return null
    }
    boardOne(s, seat, s.shipNobles > 0, boarded, nobles)
  }
  if (emit) {
    for (let step = 0; step < s.seats; step++) {
      const seat = seatAt(s, step)
      const count = boarded[seat] as number
      const noble = nobles[seat] as number
      if (count > 0) emit({ type: 'boarded', seat, colonists: count - noble, nobles: noble })
    }
  }
  s.step = 0
  return 'arranging'
}

function boardOne(s: State, seat: number, noble: boolean, boarded: number[], nobles: number[]): void {
  const p = player(s, seat)
  s.ship--
  p.sanJuan++
  boarded[seat] = (boarded[seat] as number) + 1
  if (!noble) return
  s.shipNobles--
  p.nobles++
  nobles[seat] = (nobles[seat] as number) + 1
}

export const tokenPhase: PhaseRules = {
  legal: (_s, out) => void out.push(take(true), take(false)),
  apply(s, a, emit) {
    const phase = phaseOf(s, 'token')
    const boarded = phase.boarded.slice()
    const nobles = phase.nobles.slice()
    boardOne(s, s.actor, a.type === 'take' && a.noble, boarded, nobles)
    s.step++
    return board(s, boarded, nobles, emit)
  },
  refusal: () => NOT_NOW,
}

/** PR-055: everybody arranges in turn from the mayor; then the ship is filled again. */
export function arrangeNext(s: State, emit?: Emit<Event>): Next {
  for (; s.step < s.seats; s.step++) {
    s.actor = seatAt(s, s.step)
    if (startArrangement(s, emit)) return null
  }
  refillShip(s, emit)
  return 'role-end'
}

/** PR-045 to PR-047: empty circles on buildings, at least one token per player. */
export function shipNeed(s: State): number {
  let empty = 0
  for (const p of s.players) for (const b of p.built) empty += (CIRCLES[b] as number) - (p.staff[b] as number)
  return Math.max(s.seats, empty)
}

function refillShip(s: State, emit?: Emit<Event>): void {
  const need = shipNeed(s)
  const noble = s.nobles > 0
  const colonists = Math.min(need - (noble ? 1 : 0), s.colonists)
  s.colonists -= colonists
  s.ship += colonists
  if (noble) {
    s.nobles--
    s.ship++
    s.shipNobles++
  }
  emit?.({ type: 'shipFilled', count: s.ship, noble, need })
  // With nobles in the game a lack of colonists no longer ends it.
  if (s.ship < need && !s.rules.nobles) endGame(s, COLONISTS_OUT, null, emit)
}
