import { EMPTY, type State } from '../../../rules/index.ts'
import { changedSquares } from '../changed.ts'
import { at } from './geometry.ts'
import styles from './news-layer.module.css'

interface NewsLayerProps {
  readonly before: State | null
  readonly view: State
}

/** A notch in the corner of every square the others have changed since the viewer acted; hollow where something left. */
export function NewsLayer({ before, view }: NewsLayerProps) {
  return (
    <g data-testid="news">
      {changedSquares(before, view).map(square => (
        <path
          key={square}
          className={styles.notch}
          data-gone={view.board[square] === EMPTY}
          transform={at(square)}
          d="M2 2h22L2 24z"
        />
      ))}
    </g>
  )
}
