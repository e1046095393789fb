import { isLacerda } from '../../../rules/index.ts'
import { useDesk } from '../desk.tsx'
import { Hand } from '../player/hand.tsx'
import { OwnBoard, RivalBoard } from '../player/player-board.tsx'
import { LacerdaBoard } from '../solo/lacerda-board.tsx'
import styles from './players.module.css'

/** One's own board, with the hand over its lower edge. */
export function Mine() {
  const { me } = useDesk()
  return (
    <div className={styles.mine} data-panel="mine">
      <OwnBoard seat={me} />
      <Hand />
    </div>
  )
}

export function Others() {
  const { view, me } = useDesk()
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (me + 1 + i) % view.seats)
  return (
    <div className={styles.others} data-panel="others" data-count={others.length}>
      {others.map(seat =>
        isLacerda(view, seat) ? (
          <LacerdaBoard key={seat} seat={seat} />
        ) : (
          <RivalBoard key={seat} seat={seat} />
        ),
      )}
    </div>
  )
}
