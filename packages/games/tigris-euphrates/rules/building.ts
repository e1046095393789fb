import type { Emit } from '@ludoteca/engine'
import { BUILDING_LINE } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { colourOfTile, type State } from '../state.ts'
import { linesThrough } from './shapes.ts'

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

export function offerBuilding(s: State): boolean {
  if (!s.rules.buildings) return false
  const squares = buildingSquares(s)
  if (squares.length > 0) s.phase = { kind: 'building', squares }
  return squares.length > 0
}

export function placeBuilding(s: State, square: number | null, emit?: Emit<Event>): void {
  if (square === null) {
    emit?.({ type: 'declined', seat: s.active, offer: 'building' })
    return
  }
  const colour = colourOfTile(s.board[square] as number)
  const from = s.buildings[colour] as number
  s.buildings[colour] = square
  emit?.({ type: 'building-placed', seat: s.active, colour, square, from })
}
