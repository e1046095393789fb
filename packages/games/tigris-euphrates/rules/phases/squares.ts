import { NEIGHBOURS, SQUARES, squareName } from '../data/board.ts'
import { MAPS } from '../data/maps.ts'
import type { Refusal } from '../refusals.ts'
import { CATASTROPHE, EMPTY, type State, TEMPLE } from '../state.ts'
import { atMostTwo, findKingdoms, type Kingdoms, newKingdoms } from './kingdoms.ts'

/** Squares `at[0]` to `at[count - 1]`. */
interface Squares {
  readonly at: Int16Array
  count: number
}

/** What the actions of a turn are listed from: the kingdoms and the free squares that join two of them at most. */
export interface Survey {
  readonly kingdoms: Kingdoms
  readonly land: Squares
  readonly river: Squares
  /** Free land beside a temple, whatever it joins. */
  readonly holy: Squares
}

const newSquares = (): Squares => ({ at: new Int16Array(SQUARES), count: 0 })

const shared: Survey = {
  kingdoms: newKingdoms(),
  land: newSquares(),
  river: newSquares(),
  holy: newSquares(),
}
const templeBeside = new Uint8Array(SQUARES)

/** One pass over the board: listing is the hottest part of the rules. The next call overwrites the result. */
export function survey(s: State): Survey {
  const { board } = s
  const { near } = findKingdoms(s, -1, shared.kingdoms)
  const isRiver = MAPS[s.rules.map].river
  const land = shared.land.at
  const river = shared.river.at
  let lands = 0
  let rivers = 0
  let holies = 0
  templeBeside.fill(0)
  for (let square = 0; square < SQUARES; square++) {
    const piece = board[square] as number
    if (piece === TEMPLE) holies = addAround(board, square, isRiver, shared.holy.at, holies)
    if (piece !== EMPTY || !atMostTwo(near[square] as number)) continue
    if (isRiver[square]) river[rivers++] = square
    else land[lands++] = square
  }
  shared.land.count = lands
  shared.river.count = rivers
  shared.holy.count = holies
  return shared
}

/** Adds the free land around a temple, each square once; returns how many there are now. */
function addAround(
  board: readonly number[],
  temple: number,
  isRiver: readonly boolean[],
  holy: Int16Array,
  from: number,
): number {
  let count = from
  const around = NEIGHBOURS[temple] as readonly number[]
  for (let i = 0; i < around.length; i++) {
    const square = around[i] as number
    if (board[square] !== EMPTY || isRiver[square] || templeBeside[square] === 1) continue
    templeBeside[square] = 1
    holy[count++] = square
  }
  return count
}

/** Why nothing can be placed on a square that is not empty; null for empty squares. */
export function refuseOccupied(s: State, square: number): Refusal | null {
  const piece = s.board[square] as number
  if (piece === EMPTY) return null
  return {
    rule: piece === CATASTROPHE ? 'square-blocked' : 'square-taken',
    params: { square: squareName(square) },
  }
}
