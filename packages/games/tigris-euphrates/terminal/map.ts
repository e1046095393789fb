import type { Colour, Paint } from '@ludoteca/terminal-kit/paint.ts'
import { padEnd } from '@ludoteca/terminal-kit/width.ts'
import {
  COLOURS,
  HEIGHT,
  LEADER_LETTERS,
  MAPS,
  MONUMENT_NAMES,
  pieceAt,
  plusAt,
  type State,
  squareAt,
  squareName,
  TILE_LETTERS,
  WIDTH,
} from '../rules/index.ts'

const CELL = 4
const INKS: readonly Colour[] = ['red', 'blue', 'green', 'bold']
export const ink = (colour: number): Colour => INKS[colour] ?? 'bold'

/** The board with its squares named along the edges. */
export function mapLines(s: State, paint: Paint): string[] {
  const marks = overlays(s)
  const letters = Array.from({ length: WIDTH }, (_, x) => padEnd(squareName(x).slice(0, 1), CELL)).join('')
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const cells = Array.from({ length: WIDTH }, (_, x) => {
      const square = y * WIDTH + x
      return padEnd(cell(s, square, marks, paint), CELL)
    })
    return `${String(y + 1).padStart(2)}  ${cells.join('').trimEnd()}`
  })
  return [`    ${letters.trimEnd()}`, ...rows]
}

function cell(s: State, square: number, marks: ReadonlyMap<number, string>, paint: Paint): string {
  const piece = pieceAt(s, square)
  switch (piece.kind) {
    case 'empty':
      return MAPS[s.rules.map].river[square] ? paint('cyan', '~~') : paint('dim', '·')
    case 'catastrophe':
      return paint('magenta', 'XX')
    case 'leader':
      return paint(ink(piece.colour), `${LEADER_LETTERS[piece.colour]}${piece.seat + 1}`)
    case 'down':
      return paint('bold', marks.get(square) ?? '##') + treasureMark(s, square, piece.treasure)
    case 'tile': {
      const building = COLOURS.some(colour => s.buildings[colour] === square) ? '+' : ''
      const united = s.united === square ? '=' : ''
      return (
        paint(ink(piece.colour), `${TILE_LETTERS[piece.colour]}${building}${united}`) +
        treasureMark(s, square, piece.treasure)
      )
    }
  }
}

/** Treasures inside an ornamental border have their own mark: they must be taken first. */
function treasureMark(s: State, square: number, treasure: boolean): string {
  if (!treasure) return ''
  return MAPS[s.rules.map].bordered[square] ? '!' : '*'
}

/** What stands on tiles turned face down: a monument wears its two colours, the wonder its own sign. */
function overlays(s: State): Map<number, string> {
  const marks = new Map<number, string>()
  for (const [monument, corner] of s.monuments.entries()) {
    if (corner < 0) continue
    const [one, other] = MONUMENT_NAMES[monument] ?? ''
    for (const [i, square] of squareAt(corner).entries())
      marks.set(square, i % 2 === 0 ? `/${one}` : `${other}\\`)
  }
  if (s.wonder >= 0) for (const square of plusAt(s.wonder)) marks.set(square, 'WW')
  return marks
}
