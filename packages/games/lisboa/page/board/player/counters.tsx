import type { Seat } from '@ludoteca/engine'
import { INFLUENCE_MAX, influenceGain, REIS_MARKS, raisable } from '../../../rules/index.ts'
import { Mark } from '../art/glyph.tsx'
import { Piece } from '../piece.tsx'
import styles from './player.module.css'
import { useSeat } from './seat.ts'

const MARKS: ReadonlySet<number> = new Set(REIS_MARKS)

/** Wigs, money and influence of a player. */
export function Counters({ seat }: { seat: Seat }) {
  const { desk, player, front } = useSeat(seat)
  const { board, signs } = desk.words
  const total = desk.game.standings(desk.view)[seat]?.total ?? 0
  return (
    <>
      <Piece
        place={`wigs-${seat}`}
        label={signs.named(board.wigs, player.wigs)}
        lines={[board.wigsWhy, signs.named(board.standing, total)]}
        className={`${styles.counter} ${styles.main}`}
      >
        <Mark name="wig" n={player.wigs} />
        {front && <small>({total})</small>}
      </Piece>
      <Piece
        place={`reis-${seat}`}
        label={signs.named(board.reis, player.reis)}
        lines={[board.reisWhy]}
        className={`${styles.counter} ${styles.main}`}
      >
        <Mark name="reis" n={player.reis} />
      </Piece>
    </>
  )
}

/** The influence track with its réis marks, and what one gain would bring. */
export function Influence({ seat }: { seat: Seat }) {
  const { desk, player, front } = useSeat(seat)
  const { board, signs } = desk.words
  const gain = influenceGain(desk.view, seat)
  return (
    <Piece
      label={signs.named(board.influence, `${player.influence}/${INFLUENCE_MAX}`)}
      lines={[board.perGain(gain), board.perGainWhy, board.marks, board.raises(raisable(player.influence))]}
      className={`${styles.counter} ${styles.main}`}
    >
      <Mark name="influence" n={player.influence} />
      {front && (
        <span className={styles.track}>
          {Array.from({ length: INFLUENCE_MAX + 1 }, (_, i) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the track never move
              key={i}
              data-here={i === player.influence}
              data-below={i < player.influence}
              data-mark={MARKS.has(i)}
            />
          ))}
        </span>
      )}
      <small>+{gain}</small>
    </Piece>
  )
}
