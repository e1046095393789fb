/** The board: 16 columns A–P, 11 rows 1–11. Square 0 is A1, square 175 is P11. */
export const WIDTH = 16
export const HEIGHT = 11
export const SQUARES = WIDTH * HEIGHT

const COLUMNS = 'ABCDEFGHIJKLMNOP'

export const columnOf = (square: number): number => square % WIDTH
export const rowOf = (square: number): number => Math.floor(square / WIDTH)

const inside = (x: number, y: number): boolean => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT

/** The square that lies (dx, dy) away, or -1 beyond the edge. */
export function shifted(square: number, dx: number, dy: number): number {
  const x = columnOf(square) + dx
  const y = rowOf(square) + dy
  return inside(x, y) ? y * WIDTH + x : -1
}

/** Up, left, right, down: what "adjacent" means everywhere in this game. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) =>
  [shifted(square, 0, -1), shifted(square, -1, 0), shifted(square, 1, 0), shifted(square, 0, 1)].filter(
    each => each >= 0,
  ),
)

const SQUARE_NAMES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${COLUMNS[columnOf(square)]}${rowOf(square) + 1}`,
)

export const squareName = (square: number): string => SQUARE_NAMES[square] ?? ''

/** Reads `G5`; -1 when there is no such square. */
export const squareNamed = (name: string): number => SQUARE_NAMES.indexOf(name)
