import { COLUMN, type Line, moves, ROW, ROWS, RUBBLE, RUBBLE_PRICES } from '../../../rules/index.ts'
import { Cube } from '../art/cube.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './city.module.css'

interface CubesProps {
  readonly line: Line
  /** Number of the row or of the column. */
  readonly at: number
  /** One place for a finger instead of one for each colour. */
  readonly whole: boolean
}

/** The heap of cubes at the end of a row or a column. */
export function Cubes({ line, at, whole }: CubesProps) {
  const { view, words } = useDesk()
  const { board, pieces, signs } = words
  const cubes = line === ROW ? view.rowRubble : view.columnRubble
  const name = line === ROW ? board.row(ROWS[at] ?? '') : board.column(at + 1)
  const places = RUBBLE.map((_, rubble) => `${line === COLUMN ? 'column' : 'row'}:${at}:${rubble}`)
  const here = RUBBLE.map((_, rubble) => cubes[at * RUBBLE.length + rubble] as number)
  if (whole) {
    const counted = here.flatMap((n, rubble) => (n > 0 ? [`${n} × ${pieces.the.rubble(rubble)}`] : []))
    return (
      <Piece
        places={places}
        label={signs.named(name, signs.list(counted) || board.noRubble)}
        lines={here.flatMap((n, rubble) => (n > 0 ? [board.cubePrice(RUBBLE_PRICES[rubble] as number)] : []))}
        closed={moves.clear(
          line,
          Math.max(
            0,
            here.findIndex(n => n > 0),
          ),
        )}
        className={styles.heapHere}
      >
        {here.map((n, rubble) => (
          <Several key={RUBBLE[rubble]} n={n} rubble={rubble} />
        ))}
      </Piece>
    )
  }
  return here.map((n, rubble) =>
    n === 0 ? null : (
      <Piece
        key={RUBBLE[rubble]}
        place={places[rubble] as string}
        label={`${n} × ${board.cubeIn(pieces.the.rubble(rubble), name)}`}
        lines={[board.cubePrice(RUBBLE_PRICES[rubble] as number)]}
        closed={moves.clear(line, rubble)}
        className={styles.cubes}
      >
        <Several n={n} rubble={rubble} />
      </Piece>
    ),
  )
}

const Several = ({ n, rubble }: { readonly n: number; readonly rubble: number }) =>
  Array.from({ length: n }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal cubes
    <Cube key={i} rubble={rubble} />
  ))

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
      <Cube rubble={rubble} />
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
          <Cube rubble={rubble} />
        </span>
      ))}
    </Piece>
  )
}
