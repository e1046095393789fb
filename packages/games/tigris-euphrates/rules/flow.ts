import type { Emit, Seat } from '@ludoteca/engine'
import { ACTIONS_PER_TURN, type Colour } from '../data/pieces.ts'
import type { Event, Source } from '../events.ts'
import type { Phase, State } from '../state.ts'
import { offerBuilding } from './building.ts'
import { offerMonument } from './monument.ts'
import { offerTreasure } from './treasure.ts'

/*
 * After an action and its conflicts: building, monument, treasures, next action. Each step either
 * leaves a decision in `phase` or goes straight on to the next.
 */

export const CHOOSE_ACTION: Phase = Object.freeze({ kind: 'action' })
const END_TURN: Phase = Object.freeze({ kind: 'turn-end' })

/** All conflicts are settled. */
export function afterConflicts(s: State): void {
  s.united = -1
  if (s.placed < 0 || !offerBuilding(s)) afterBuilding(s)
}

export function afterBuilding(s: State): void {
  if (s.placed < 0 || !offerMonument(s)) afterMonument(s)
}

export function afterMonument(s: State): void {
  s.placed = -1
  if (s.rules.treasuresLate || !offerTreasure(s)) afterTreasures(s)
}

export function afterTreasures(s: State): void {
  if (s.action < ACTIONS_PER_TURN) {
    s.action++
    s.phase = CHOOSE_ACTION
  } else {
    s.phase = END_TURN
  }
}

export function score(
  s: State,
  seat: Seat,
  colour: Colour,
  points: number,
  source: Source,
  square: number,
  emit?: Emit<Event>,
): void {
  const row = s.scores[seat] as number[]
  row[colour] = (row[colour] as number) + points
  emit?.({ type: 'scored', seat, colour, points, source, square })
}
