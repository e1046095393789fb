import { SQUARES, shifted } from '../data/board.ts'
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

/** The squares of a shape at every anchor; none where it would hang over the edge. */
function laid(shape: Shape): readonly (readonly number[])[] {
  return Array.from({ length: SQUARES }, (_, anchor) => {
    const squares = shape.map(([dx, dy]) => shifted(anchor, dx, dy))
    return squares.includes(-1) ? [] : squares
  })
}

/** For every square the anchors of the shapes that contain it, ascending. */
function anchored(shapes: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return shapes.map((_, square) => [...shapes.keys()].filter(anchor => shapes[anchor]?.includes(square)))
}

const ALL_SQUARES = laid(SQUARE)
const ALL_PLUSES = laid(PLUS)
const SQUARES_WITH = anchored(ALL_SQUARES)
const PLUSES_WITH = anchored(ALL_PLUSES)

/** The 2 × 2 square with this top left corner. */
export const squareAt = (corner: number): readonly number[] => ALL_SQUARES[corner] ?? []
/** A centre and its four neighbours. */
export const plusAt = (centre: number): readonly number[] => ALL_PLUSES[centre] ?? []

/** Whether all squares show what one of them shows. */
function alike(s: State, squares: readonly number[], piece: number): boolean {
  for (let i = 0; i < squares.length; i++) if (s.board[squares[i] as number] !== piece) return false
  return true
}

/** Top left corners of the squares of one colour that contain this tile. */
export const completedSquares = (s: State, square: number): number[] =>
  (SQUARES_WITH[square] ?? []).filter(corner => alike(s, squareAt(corner), s.board[square] as number))

/** Centres of the pluses of one colour that contain this tile. */
export const completedPluses = (s: State, square: number): number[] =>
  (PLUSES_WITH[square] ?? []).filter(centre => alike(s, plusAt(centre), s.board[square] as number))

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
