import type { Emit } from '@ludoteca/engine'
import { POINTS } from '../actions.ts'
import { BLACK, COLOURS, MONUMENTS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { colourOfIndex, leaderIndex, type Phase, type State } from '../state.ts'
import { findKingdoms, leaderIn, NONE } from './kingdoms.ts'
import { active, listEach, type PhaseRules } from './phase.ts'
import { score } from './points.ts'
import { refill } from './turn.ts'

const WONDER_POINT: Phase = Object.freeze({ kind: 'wonder-point' })

const anythingPays = (s: State): boolean => s.wonder >= 0 || s.monuments.some(square => square >= 0)

/** Monuments pay the active player only; the wonder pays a king, who chooses the colour. */
export function payIncome(s: State, emit?: Emit<Event>): void {
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

export const wonderPointPhase: PhaseRules = {
  decider: active,
  legal: (_s, out, n) => listEach(COLOURS, POINTS, out, n),
  apply(s, a, emit) {
    if (a.type !== 'point') return
    score(s, s.active, a.colour, 1, 'wonder', s.wonder, emit)
    refill(s, emit)
  },
  refusal: () => ({ rule: 'decide-wonder-point' }),
}
