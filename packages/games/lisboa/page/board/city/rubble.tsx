import { COLUMN, type Line, moves, ROW, ROWS, RUBBLE, RUBBLE_PRICES } from '../../../rules/index.ts'
import { RubbleGlyph } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './city.module.css'

/** On a phone there is no room to tap a single cube: the list of choices does that. */
export function CubesSeen({ line, at }: CubesProps) {
  const { view, words } = useDesk()
  const cubes = line === ROW ? view.rowRubble : view.columnRubble
  const seen = RUBBLE.flatMap((_, rubble) =>
    Array.from({ length: cubes[at * RUBBLE.length + rubble] as number }, () => rubble),
  )
  const name = line === ROW ? words.board.row(ROWS[at] ?? '') : words.board.column(at + 1)
  const what = words.signs.list(seen.map(words.pieces.the.rubble)) || words.board.noRubble
  return (
    <span role="img" aria-label={words.signs.named(name, what)} className={styles.cubes}>
      {seen.map((rubble, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cubes
        <RubbleGlyph key={i} rubble={rubble} />
      ))}
    </span>
  )
}

interface CubesProps {
  readonly line: Line
  /** Number of the row or of the column. */
  readonly at: number
}

/** The cubes of a row or a column; one button for each colour. */
export function Cubes({ line, at }: CubesProps) {
  const { view, words } = useDesk()
  const cubes = line === ROW ? view.rowRubble : view.columnRubble
  const name = line === ROW ? words.board.row(ROWS[at] ?? '') : words.board.column(at + 1)
  return RUBBLE.map((colour, rubble) => {
    const n = cubes[at * RUBBLE.length + rubble] as number
    if (n === 0) return null
    return (
      <Piece
        key={colour}
        place={`${line === COLUMN ? 'column' : 'row'}:${at}:${rubble}`}
        label={`${n} × ${words.board.cubeIn(words.pieces.the.rubble(rubble), name)}`}
        lines={[words.board.cubePrice(RUBBLE_PRICES[rubble] as number)]}
        closed={moves.clear(line, rubble)}
        className={styles.cubes}
      >
        {Array.from({ length: n }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cubes
          <RubbleGlyph key={i} rubble={rubble} />
        ))}
      </Piece>
    )
  })
}

/** The pile beside the city. */
export function Pile() {
  const { view, words } = useDesk()
  return RUBBLE.map((colour, rubble) => (
    <Piece
      key={colour}
      place={`pile:${rubble}`}
      label={words.signs.named(
        words.board.pile,
        `${view.pile[rubble]} × ${words.board.cube(words.pieces.the.rubble(rubble))}`,
      )}
      lines={[words.board.pileWhy]}
      closed={moves.takeCube(rubble)}
      className={styles.heap}
    >
      <b>{view.pile[rubble]}</b>
      <RubbleGlyph rubble={rubble} />
    </Piece>
  ))
}

/** The same pile as one place for a finger. */
export function Heap() {
  const { view, words } = useDesk()
  const { board, pieces, signs } = words
  const heaps = RUBBLE.map((_, i) => `${view.pile[i]} ${pieces.the.rubble(i)}`)
  return (
    <Piece
      place="heap"
      label={signs.named(board.pile, signs.list(heaps))}
      lines={[board.pileWhy]}
      closed={moves.takeCube(0)}
      className={styles.heaps}
    >
      {RUBBLE.map((colour, rubble) => (
        <span key={colour} className={styles.heap}>
          <b>{view.pile[rubble]}</b>
          <RubbleGlyph rubble={rubble} />
        </span>
      ))}
    </Piece>
  )
}
