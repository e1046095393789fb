import type { Action } from '../../../rules/index.ts'
import type { Held, Selection } from './selection.ts'
import { sameHeld } from './selection.ts'

/** The piece an action puts on the map; null for actions that put none. */
export function heldOf(action: Action): Held | null {
  switch (action.type) {
    case 'tile':
    case 'leader':
      return { kind: action.type, colour: action.colour }
    case 'catastrophe':
      return { kind: 'catastrophe' }
    default:
      return null
  }
}

/** Every square an action touches first; null for actions that have none. */
export function squareOf(action: Action): number | null {
  switch (action.type) {
    case 'tile':
    case 'leader':
    case 'catastrophe':
    case 'take':
    case 'wonder':
    case 'building':
      return action.square
    case 'monument':
      return action.built?.square ?? null
    default:
      return null
  }
}

/** Actions on offer by square: those of the piece in hand, or whatever is decided on the map itself. */
export function bySquare(legal: readonly Action[], { held }: Selection): ReadonlyMap<number, Action> {
  const found = new Map<number, Action>()
  for (const action of legal) {
    const piece = heldOf(action)
    if (piece ? held && sameHeld(held, piece) : action.type === 'take' || action.type === 'building') {
      const square = squareOf(action)
      if (square !== null) found.set(square, action)
    }
  }
  return found
}

/** What may be put on one square. */
export const onSquare = (legal: readonly Action[], square: number): Action[] =>
  legal.filter(action => heldOf(action) !== null && squareOf(action) === square)
