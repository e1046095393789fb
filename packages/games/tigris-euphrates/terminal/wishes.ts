import { plainWish, type Wish } from '@ludoteca/terminal-kit/screen.ts'
import {
  COLOURS,
  LEADER_LETTERS,
  MONUMENT_NAMES,
  SQUARES,
  type State,
  squareName,
  TILE_LETTERS,
} from '../rules/index.ts'

const squares = Array.from({ length: SQUARES }, (_, square) => squareName(square))

/** Everything one can do with a piece and a square; few of the reasons against it differ. */
const ALL: readonly string[] = [
  ...COLOURS.flatMap(colour => squares.map(square => `leader ${LEADER_LETTERS[colour]} ${square}`)),
  ...COLOURS.flatMap(colour => squares.map(square => `tile ${TILE_LETTERS[colour]} ${square}`)),
  ...COLOURS.map(colour => `withdraw ${LEADER_LETTERS[colour]}`),
  ...squares.map(square => `catastrophe ${square}`),
  ...squares.map(square => `take ${square}`),
]

export function wishes(s: State): Wish[] {
  if (s.phase.kind !== 'monument') return ALL.map(plainWish)
  return MONUMENT_NAMES.flatMap(monument =>
    squares.map(square => plainWish(`monument ${monument} ${square}`)),
  )
}
