import type { Emit, Seat } from '@ludoteca/engine'
import { type Action, TAKES } from '../actions.ts'
import { MAPS } from '../data/maps.ts'
import { GREEN } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import type { Refusal } from '../refusals.ts'
import { type State, seatOfIndex, TREASURE } from '../state.ts'
import { payIncome } from './income.ts'
import { findKingdoms, kingdomsOfColour } from './kingdoms.ts'
import { listEach, type PhaseRules, phaseOf } from './phase.ts'
import { nextAction, turnEnding } from './turn.ts'

export function afterMonument(s: State): void {
  s.placed = -1
  if (s.rules.treasuresLate || !offerTreasure(s)) nextAction(s)
}

/** Asks a trader whose kingdom holds two treasures or more to take one; false when there is none. */
export function offerTreasure(s: State): boolean {
  if (s.treasures.length < 2) return false
  const { of } = kingdomsOfColour(s, GREEN)
  for (let i = GREEN; i < s.leaders.length; i += 4) {
    const home = s.leaders[i] as number
    if (home < 0) continue
    const inside = s.treasures.filter(square => of[square] === of[home])
    if (inside.length < 2) continue
    const { bordered } = MAPS[s.rules.map]
    const first = inside.filter(square => bordered[square])
    s.phase = { kind: 'treasure', seat: seatOfIndex(i), squares: first.length > 0 ? first : inside }
    return true
  }
  return false
}

function apply(s: State, a: Action, emit?: Emit<Event>): void {
  if (a.type !== 'take') return
  take(s, phaseOf(s, 'treasure').seat, a.square, emit)
  if (offerTreasure(s)) return
  if (turnEnding(s)) payIncome(s, emit)
  else nextAction(s)
}

function take(s: State, seat: Seat, square: number, emit?: Emit<Event>): void {
  s.treasures.splice(s.treasures.indexOf(square), 1)
  const row = s.scores[seat] as number[]
  row[TREASURE] = (row[TREASURE] as number) + 1
  emit?.({ type: 'treasure-taken', seat, square })
}

function refusal(s: State, a: Action): Refusal {
  if (a.type !== 'take') return { rule: 'decide-treasure' }
  const { of } = findKingdoms(s)
  const [offered] = phaseOf(s, 'treasure').squares
  const here = s.treasures.includes(a.square) && of[a.square] === of[offered as number]
  return { rule: here ? 'treasure-border' : 'treasure-elsewhere' }
}

/** The only treasure there is to take is taken without asking. */
function settle(s: State, emit?: Emit<Event>): boolean {
  const [only, other] = phaseOf(s, 'treasure').squares
  if (only === undefined || other !== undefined) return false
  apply(s, TAKES[only] as Action, emit)
  return true
}

export const treasurePhase: PhaseRules = {
  decider: s => phaseOf(s, 'treasure').seat,
  legal: (s, out, n) => listEach(phaseOf(s, 'treasure').squares, TAKES, out, n),
  apply,
  refusal,
  settle,
}
