import { useDesk } from '../desk.tsx'
import { PlayerBoard } from './player-board.tsx'
import styles from './players.module.css'

/** One's own board first, the others clockwise. */
export function Players() {
  const { view: s, me } = useDesk()
  const first = me ?? 0
  const seats = Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats)
  return (
    <div className={styles.players} data-seats={s.seats}>
      {seats.map(seat => (
        <PlayerBoard key={seat} seat={seat} />
      ))}
    </div>
  )
}
