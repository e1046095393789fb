import { endNear } from '../../../rules/index.ts'
import { Mark } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './status.module.css'

/** Period and round, and when the end has begun. */
export function Era() {
  const { view, words } = useDesk()
  const { board } = words
  return (
    <div className={styles.era}>
      <b>{board.period(view.period)}</b>
      {view.ending > 0 ? (
        <Piece
          label={board.ending[view.ending] ?? ''}
          lines={[board.round(view.round)]}
          className={styles.ending}
        >
          {board.endingShort[view.ending]}
        </Piece>
      ) : (
        <span>{board.round(view.round)}</span>
      )}
    </div>
  )
}

/** How near the end of the period is. */
export function Near() {
  const { view, words } = useDesk()
  const { board } = words
  const end = endNear(view)
  return (
    <div className={styles.near}>
      <Piece
        label={board.endSets(end.sets, end.setsNeeded)}
        lines={[board.endSetsWhy(end.setsNeeded)]}
        className={styles.count}
      >
        <Mark name="set" n={`${end.sets}/${end.setsNeeded}`} />
      </Piece>
      <Piece
        label={board.endPiles(end.piles, end.pilesNeeded)}
        lines={[board.endPilesWhy(end.pilesNeeded)]}
        className={styles.count}
      >
        <Mark name="card" n={`${end.piles}/${end.pilesNeeded}`} />
      </Piece>
    </div>
  )
}
