import { columnOf, HEIGHT, rowOf, shifted, WIDTH } from '../../../rules/index.ts'

/** Units of the picture: one square, and the frame around the map. */
export const SIDE = 60
export const MARGIN = 42
export const PICTURE_WIDTH = WIDTH * SIDE + 2 * MARGIN
export const PICTURE_HEIGHT = HEIGHT * SIDE + 2 * MARGIN

export const left = (square: number): number => MARGIN + columnOf(square) * SIDE
export const top = (square: number): number => MARGIN + rowOf(square) * SIDE
export const at = (square: number): string => `translate(${left(square)} ${top(square)})`

type Point = readonly [number, number]
const key = ([x, y]: Point): string => `${x},${y}`

/** Directions of travel round a shape with its inside on the right hand: right, down, left, up. */
const WAYS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

interface Edge {
  readonly from: Point
  readonly way: number
}

/** The edges between squares of the shape and what lies outside, by the corner they start from. */
function edgesOf(squares: ReadonlySet<number>): Map<string, Edge[]> {
  const edges = new Map<string, Edge[]>()
  const add = (x: number, y: number, way: number): void => {
    const from: Point = [x, y]
    const list = edges.get(key(from)) ?? []
    list.push({ from, way })
    edges.set(key(from), list)
  }
  for (const square of squares) {
    const x = columnOf(square)
    const y = rowOf(square)
    if (!squares.has(shifted(square, 0, -1))) add(x, y, 0)
    if (!squares.has(shifted(square, 1, 0))) add(x + 1, y, 1)
    if (!squares.has(shifted(square, 0, 1))) add(x + 1, y + 1, 2)
    if (!squares.has(shifted(square, -1, 0))) add(x, y + 1, 3)
  }
  return edges
}

/** Corners of one loop with the ways before and after them; straight runs are joined. */
function loopFrom(first: Edge, edges: Map<string, Edge[]>): { at: Point; into: number; out: number }[] {
  const corners: { at: Point; into: number; out: number }[] = []
  let edge = first
  do {
    const [dx, dy] = WAYS[edge.way] as Point
    const end: Point = [edge.from[0] + dx, edge.from[1] + dy]
    const list = edges.get(key(end)) ?? []
    // Where two squares meet only at a corner, turning right keeps them apart.
    const next = list.find(each => each.way === (edge.way + 1) % 4) ?? list[0] ?? first
    list.splice(list.indexOf(next), 1)
    if (next.way !== edge.way) corners.push({ at: end, into: edge.way, out: next.way })
    edge = next
  } while (edge !== first)
  return corners
}

/** The outline of a set of squares as a path, drawn a little inside, with rounded corners. */
export function outline(squares: Iterable<number>, inset: number, radius: number): string {
  const edges = edgesOf(new Set(squares))
  let path = ''
  for (const list of edges.values()) {
    for (let first = list[0]; first; first = list[0]) {
      path += rounded(loopFrom(first, edges), inset, radius)
    }
  }
  return path
}

function rounded(
  corners: readonly { at: Point; into: number; out: number }[],
  inset: number,
  radius: number,
): string {
  const parts = corners.map(({ at: [x, y], into, out }) => {
    const [ix, iy] = WAYS[into] as Point
    const [ox, oy] = WAYS[out] as Point
    // The inside lies to the right of the way: (dx, dy) → (-dy, dx).
    const cx = MARGIN + x * SIDE + inset * (-iy - oy)
    const cy = MARGIN + y * SIDE + inset * (ix + ox)
    return `${cx - ix * radius} ${cy - iy * radius}Q${cx} ${cy} ${cx + ox * radius} ${cy + oy * radius}`
  })
  return `M${parts.join('L')}Z`
}
