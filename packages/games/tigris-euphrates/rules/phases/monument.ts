import type { Emit } from '@ludoteca/engine'
import { type Action, MONUMENT_BUILDS, NO_MONUMENT, WONDERS } from '../actions.ts'
import { type Colour, MONUMENT_NAMES, MONUMENTS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import type { Refusal } from '../refusals.ts'
import { colourOfTile, DOWN, type Phase, type State } from '../state.ts'
import { active, listEach, type PhaseRules } from './phase.ts'
import { completedPluses, completedSquares, plusAt, squareAt } from './shapes.ts'
import { sendTemplelessHome } from './temples.ts'
import { afterMonument } from './treasure.ts'

const MONUMENT: Phase = Object.freeze({ kind: 'monument' })

export const placedColour = (s: State): Colour => colourOfTile(s.board[s.placed] as number)

export function afterBuilding(s: State): void {
  if (s.placed < 0 || !offerMonument(s)) afterMonument(s)
}

function offerMonument(s: State): boolean {
  const monument = monumentSquares(s).length > 0 && monumentsLeft(s, placedColour(s)).length > 0
  if (!monument && wonderSquares(s).length === 0) return false
  s.phase = MONUMENT
  return true
}

/** Monuments nobody has built that show this colour. */
function monumentsLeft(s: State, colour: Colour): number[] {
  const left: number[] = []
  for (const [monument, pair] of MONUMENTS.entries()) {
    if (s.monuments[monument] === -1 && pair.includes(colour)) left.push(monument)
  }
  return left
}

/** Top left corners of the squares the tile just placed has completed. */
const monumentSquares = (s: State): number[] => completedSquares(s, s.placed)

const wonderSquares = (s: State): number[] =>
  s.rules.wonder && s.wonder === -1 ? completedPluses(s, s.placed) : []

function legal(s: State, out: Action[], from: number): number {
  let n = from
  for (const square of monumentSquares(s)) {
    for (const monument of monumentsLeft(s, placedColour(s))) {
      out[n++] = (MONUMENT_BUILDS[monument] as readonly Action[])[square] as Action
    }
  }
  n = listEach(wonderSquares(s), WONDERS, out, n)
  out[n] = NO_MONUMENT
  return n + 1
}

function apply(s: State, a: Action, emit?: Emit<Event>): void {
  if (a.type === 'wonder') buildWonder(s, a.square, emit)
  else if (a.type === 'monument' && a.built) buildMonument(s, a.built.monument, a.built.square, emit)
  else emit?.({ type: 'declined', seat: s.active, offer: 'monument' })
  afterMonument(s)
}

function buildMonument(s: State, monument: number, square: number, emit?: Emit<Event>): void {
  const colour = placedColour(s)
  s.monuments[monument] = square
  emit?.({ type: 'monument-built', seat: s.active, monument, square, colour })
  turnFaceDown(s, squareAt(square), colour, emit)
}

function buildWonder(s: State, square: number, emit?: Emit<Event>): void {
  const colour = placedColour(s)
  s.wonder = square
  emit?.({ type: 'wonder-built', seat: s.active, square, colour })
  turnFaceDown(s, plusAt(square), colour, emit)
}

function turnFaceDown(s: State, squares: readonly number[], colour: Colour, emit?: Emit<Event>): void {
  for (const square of squares) {
    s.board[square] = DOWN
    if (s.buildings[colour] !== square) continue
    s.buildings[colour] = -1
    emit?.({ type: 'building-returned', colour, square })
  }
  s.spent[colour] = (s.spent[colour] as number) + squares.length
  sendTemplelessHome(s, emit)
}

function refusal(s: State, a: Action): Refusal {
  if (a.type === 'wonder') {
    if (!s.rules.wonder) return { rule: 'wonder-off' }
    return { rule: s.wonder === -1 ? 'wonder-shape' : 'wonder-built' }
  }
  if (a.type !== 'monument' || !a.built) return { rule: 'decide-monument' }
  const { monument } = a.built
  const params = { monument: MONUMENT_NAMES[monument] ?? '' }
  if (s.monuments[monument] !== -1) return { rule: 'monument-built', params }
  if (!MONUMENTS[monument]?.includes(placedColour(s))) return { rule: 'monument-colour', params }
  return { rule: 'monument-square' }
}

export const monumentPhase: PhaseRules = { decider: active, legal, apply, refusal }
