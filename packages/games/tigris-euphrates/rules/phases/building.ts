import type { Emit } from '@ludoteca/engine'
import { BUILDINGS, NO_BUILDING } from '../actions.ts'
import { BUILDING_LINE } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { colourOfTile, type State } from '../state.ts'
import { afterBuilding } from './monument.ts'
import { active, listEach, type PhaseRules, phaseOf } from './phase.ts'
import { linesThrough } from './shapes.ts'

/**
 * Goes on after an action and its conflicts: building, monument, treasures, next action. Each of these modules
 * either leaves a decision in `phase` or calls the next.
 */
export function afterConflicts(s: State): void {
  s.united = -1
  if (s.placed < 0 || !offerBuilding(s)) afterBuilding(s)
}

function offerBuilding(s: State): boolean {
  if (!s.rules.buildings) return false
  const squares = buildingSquares(s)
  if (squares.length > 0) s.phase = { kind: 'building', squares }
  return squares.length > 0
}

/** Squares on which the tile just placed allows its colour's building to be put. */
function buildingSquares(s: State): number[] {
  const lines = linesThrough(s, s.placed)
  const stands = s.buildings[colourOfTile(s.board[s.placed] as number)] as number
  let longest = BUILDING_LINE - 1
  if (stands >= 0) {
    if (lines.some(line => line.includes(stands))) return []
    longest = Math.max(longest, ...linesThrough(s, stands).map(line => line.length))
  }
  const squares = lines.filter(line => line.length > longest).flat()
  return [...new Set(squares)].sort((a, b) => a - b)
}

function put(s: State, square: number, emit?: Emit<Event>): void {
  const colour = colourOfTile(s.board[square] as number)
  const from = s.buildings[colour] as number
  s.buildings[colour] = square
  emit?.({ type: 'building-placed', seat: s.active, colour, square, from })
}

export const buildingPhase: PhaseRules = {
  decider: active,
  legal(s, out, from) {
    const n = listEach(phaseOf(s, 'building').squares, BUILDINGS, out, from)
    out[n] = NO_BUILDING
    return n + 1
  },
  apply(s, a, emit) {
    if (a.type !== 'building') return
    if (a.square === null) emit?.({ type: 'declined', seat: s.active, offer: 'building' })
    else put(s, a.square, emit)
    afterBuilding(s)
  },
  refusal: (_s, a) => ({ rule: a.type === 'building' ? 'building-line' : 'decide-building' }),
}
