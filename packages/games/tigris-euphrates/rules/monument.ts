import type { Emit } from '@ludoteca/engine'
import { type Colour, MONUMENTS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { colourOfTile, DOWN, type Phase, type State } from '../state.ts'
import { completedPluses, completedSquares, plusAt, squareAt } from './shapes.ts'
import { sendTemplelessHome } from './temples.ts'

const MONUMENT: Phase = Object.freeze({ kind: 'monument' })

export const placedColour = (s: State): Colour => colourOfTile(s.board[s.placed] as number)

/** Monuments nobody has built that show this colour. */
export function monumentsLeft(s: State, colour: Colour): number[] {
  const left: number[] = []
  for (const [monument, pair] of MONUMENTS.entries()) {
    if (s.monuments[monument] === -1 && pair.includes(colour)) left.push(monument)
  }
  return left
}

/** Top left corners of the squares the tile just placed has completed. */
export const monumentSquares = (s: State): number[] => completedSquares(s, s.placed)

export const wonderSquares = (s: State): number[] =>
  s.rules.wonder && s.wonder === -1 ? completedPluses(s, s.placed) : []

export function offerMonument(s: State): boolean {
  const monument = monumentSquares(s).length > 0 && monumentsLeft(s, placedColour(s)).length > 0
  if (!monument && wonderSquares(s).length === 0) return false
  s.phase = MONUMENT
  return true
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

export function buildMonument(s: State, monument: number, square: number, emit?: Emit<Event>): void {
  const colour = placedColour(s)
  s.monuments[monument] = square
  emit?.({ type: 'monument-built', seat: s.active, monument, square, colour })
  turnFaceDown(s, squareAt(square), colour, emit)
}

export function buildWonder(s: State, square: number, emit?: Emit<Event>): void {
  const colour = placedColour(s)
  s.wonder = square
  emit?.({ type: 'wonder-built', seat: s.active, square, colour })
  turnFaceDown(s, plusAt(square), colour, emit)
}
