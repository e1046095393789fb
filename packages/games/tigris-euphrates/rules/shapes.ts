import { shifted } from '../data/board.ts'
import type { State } from '../state.ts'

const SQUARE = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const
const PLUS = [
  [0, 0],
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const

type Shape = readonly (readonly [number, number])[]

/** The squares of a shape, or null when it hangs over the edge. */
function lay(shape: Shape, anchor: number): number[] | null {
  const squares = shape.map(([dx, dy]) => shifted(anchor, dx, dy))
  return squares.includes(-1) ? null : squares
}

/** The 2 × 2 square with this top left corner. */
export const squareAt = (corner: number): number[] => lay(SQUARE, corner) ?? []
/** A centre and its four neighbours. */
export const plusAt = (centre: number): number[] => lay(PLUS, centre) ?? []

/** Anchors of the shapes that contain a square and show only its face-up tile's colour. */
function completed(s: State, square: number, shape: Shape): number[] {
  const piece = s.board[square]
  const anchors: number[] = []
  for (const [dx, dy] of shape) {
    const anchor = shifted(square, -dx, -dy)
    if (anchor < 0) continue
    const squares = lay(shape, anchor)
    if (squares?.every(each => s.board[each] === piece)) anchors.push(anchor)
  }
  return anchors.sort((a, b) => a - b)
}

export const completedSquares = (s: State, square: number): number[] => completed(s, square, SQUARE)
export const completedPluses = (s: State, square: number): number[] => completed(s, square, PLUS)

/** The straight line of equal face-up tiles through a square, in one direction. */
function line(s: State, square: number, dx: number, dy: number): number[] {
  const piece = s.board[square]
  const squares = [square]
  for (const way of [-1, 1]) {
    for (
      let next = shifted(square, dx * way, dy * way);
      next >= 0;
      next = shifted(next, dx * way, dy * way)
    ) {
      if (s.board[next] !== piece) break
      squares.push(next)
    }
  }
  return squares.sort((a, b) => a - b)
}

export const linesThrough = (s: State, square: number): number[][] => [
  line(s, square, 1, 0),
  line(s, square, 0, 1),
]
