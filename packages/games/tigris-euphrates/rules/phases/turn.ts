import type { Emit } from '@ludoteca/engine'
import { ACTIONS_PER_TURN, HAND_SIZE, IDLE_ROUNDS, LAST_TREASURES } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { handOf, type Phase, pileSize, type State } from '../state.ts'
import { draw } from './draw.ts'
import { endGame } from './points.ts'

const CHOOSE_ACTION: Phase = Object.freeze({ kind: 'action' })
const END_TURN: Phase = Object.freeze({ kind: 'turn-end' })

/** Goes on after an action and all that followed from it. */
export function nextAction(s: State): void {
  if (s.action < ACTIONS_PER_TURN) {
    s.action++
    s.phase = CHOOSE_ACTION
  } else {
    s.phase = END_TURN
  }
}

export const turnEnding = (s: State): boolean => s.action > ACTIONS_PER_TURN

/** Everybody draws up to six, the active player first. A draw that fails ends the game. */
export function refill(s: State, emit?: Emit<Event>): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats
    const missing = HAND_SIZE - pileSize(handOf(s, seat))
    if (missing > 0 && !draw(s, seat, missing, emit)) {
      endGame(s, 'bag', emit)
      return
    }
  }
  if (s.treasures.length <= LAST_TREASURES) endGame(s, 'treasures', emit)
  else nextTurn(s, emit)
}

function nextTurn(s: State, emit?: Emit<Event>): void {
  s.turns++
  s.idle++
  if (s.idle >= IDLE_ROUNDS * s.seats) {
    endGame(s, 'idle', emit)
    return
  }
  const next = (s.active + 1) % s.seats
  emit?.({ type: 'turn-ended', seat: s.active, next })
  s.active = next
  s.action = 1
  s.phase = CHOOSE_ACTION
}
