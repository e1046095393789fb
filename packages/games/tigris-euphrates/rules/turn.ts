import type { Emit } from '@ludoteca/engine'
import { ACTIONS_PER_TURN, BLACK, HAND_SIZE, IDLE_ROUNDS, LAST_TREASURES, MONUMENTS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { colourOfIndex, handOf, leaderIndex, type Phase, pileSize, type State } from '../state.ts'
import { draw } from './draw.ts'
import { endGame } from './end.ts'
import { CHOOSE_ACTION, score } from './flow.ts'
import { findKingdoms, leaderIn, NONE } from './kingdoms.ts'
import { offerTreasure } from './treasure.ts'

const WONDER_POINT: Phase = Object.freeze({ kind: 'wonder-point' })

export const turnEnding = (s: State): boolean => s.action > ACTIONS_PER_TURN

/** Both actions are over: late treasures, income, refill, end of the game, next player. */
export function endTurn(s: State, emit?: Emit<Event>): void {
  s.action = ACTIONS_PER_TURN + 1
  if (!s.rules.treasuresLate || !offerTreasure(s)) income(s, emit)
}

const anythingPays = (s: State): boolean => s.wonder >= 0 || s.monuments.some(square => square >= 0)

/** Monuments pay the active player only. */
export function income(s: State, emit?: Emit<Event>): void {
  if (!anythingPays(s)) {
    refill(s, emit)
    return
  }
  const kingdoms = findKingdoms(s)
  const king = s.leaders[leaderIndex(s.active, BLACK)] as number
  for (const [monument, pair] of MONUMENTS.entries()) {
    const square = s.monuments[monument] as number
    const kingdom = square < 0 ? NONE : (kingdoms.of[square] as number)
    if (kingdom === NONE) continue
    for (const colour of pair) {
      const holder = leaderIn(s, kingdoms, kingdom, colour)
      const substitute = s.rules.kingSubstitutes && holder < 0 && king >= 0 && kingdoms.of[king] === kingdom
      if (holder === leaderIndex(s.active, colour)) {
        score(s, s.active, colourOfIndex(holder), 1, 'monument', square, emit)
      } else if (substitute) {
        score(s, s.active, colour, 1, 'monument-king', square, emit)
      }
    }
  }
  const blessed = s.wonder >= 0 && king >= 0 && kingdoms.of[king] === kingdoms.of[s.wonder]
  if (blessed) s.phase = WONDER_POINT
  else refill(s, emit)
}

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
