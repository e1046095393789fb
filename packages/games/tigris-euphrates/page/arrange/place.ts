import {
  CATASTROPHE,
  type Colour,
  DOWN,
  EMPTY,
  indexOfLeader,
  isLeader,
  isTile,
  leaderIndex,
  leaderOf,
  type State,
  squareAt,
  tileOf,
} from '../../rules/index.ts'

/** What the next square that is chosen gets. */
export type Tool =
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly seat: number; readonly colour: Colour }
  | { readonly kind: 'monument'; readonly monument: number }
  | { readonly kind: 'treasure' | 'catastrophe' | 'clear' }

/** Puts it there, or takes it away where it lies already. Changes the state. */
export function place(s: State, tool: Tool, square: number): void {
  const before = s.board[square] ?? EMPTY
  if (tool.kind === 'treasure') {
    if (s.treasures.includes(square)) s.treasures = s.treasures.filter(each => each !== square)
    else if (isTile(before) || before === DOWN) s.treasures = [...s.treasures, square].sort((a, b) => a - b)
    return
  }
  if (tool.kind === 'monument') return placeMonument(s, tool.monument, square)
  clear(s, square)
  if (tool.kind === 'tile' && before !== tileOf(tool.colour)) s.board[square] = tileOf(tool.colour)
  if (tool.kind === 'catastrophe' && before !== CATASTROPHE) {
    s.board[square] = CATASTROPHE
    give(s, -1)
  }
  if (tool.kind !== 'leader') return
  const index = leaderIndex(tool.seat, tool.colour)
  const stood = s.leaders[index] ?? -1
  if (stood >= 0) clear(s, stood)
  if (before === leaderOf(index)) return
  s.board[square] = leaderOf(index)
  s.leaders[index] = square
}

function placeMonument(s: State, monument: number, corner: number): void {
  const squares = squareAt(corner)
  const again = s.monuments[monument] === corner
  const stood = s.monuments[monument] ?? -1
  if (stood >= 0) clear(s, stood)
  if (again || squares.length === 0) return
  const treasures = s.treasures
  for (const square of squares) clear(s, square)
  s.treasures = treasures
  for (const square of squares) s.board[square] = DOWN
  s.monuments[monument] = corner
}

/** Takes away what lies on a square; a monument goes as a whole. */
function clear(s: State, square: number): void {
  const piece = s.board[square] ?? EMPTY
  if (isLeader(piece)) s.leaders[indexOfLeader(piece)] = -1
  if (piece === CATASTROPHE) give(s, 1)
  s.treasures = s.treasures.filter(each => each !== square)
  s.board[square] = EMPTY
  if (piece !== DOWN) return
  const monument = s.monuments.findIndex(corner => corner >= 0 && squareAt(corner).includes(square))
  const corner = s.monuments[monument]
  if (corner === undefined) return
  s.monuments[monument] = -1
  for (const each of squareAt(corner)) if (s.board[each] === DOWN) clear(s, each)
}

/** A catastrophe is taken from whoever has one, or handed back. */
function give(s: State, by: 1 | -1): void {
  const seat = s.catastrophes.findIndex(count => (by < 0 ? count > 0 : count < 2))
  if (seat >= 0) s.catastrophes[seat] = (s.catastrophes[seat] as number) + by
}
