import { SQUARES, type State } from '../../rules/index.ts'

/** Whether a square is not as it was: another piece lies there, none any more, or its treasure is gone. */
export const isChanged = (before: State | null, view: State, square: number): boolean =>
  before !== null &&
  (before.board[square] !== view.board[square] ||
    before.treasures.includes(square) !== view.treasures.includes(square))

/** All squares that are not as they were. */
export function changedSquares(before: State | null, view: State): number[] {
  if (!before) return []
  return Array.from({ length: SQUARES }, (_, square) => square).filter(each => isChanged(before, view, each))
}
