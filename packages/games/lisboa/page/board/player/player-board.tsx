import type { Seat } from '@ludoteca/engine'
import { LevelBadge, SeatFace } from '@ludoteca/page-kit/board/seated.tsx'
import { Glyph, Mark } from '../art/glyph.tsx'
import { Piece } from '../piece.tsx'
import { Counters, Influence } from './counters.tsx'
import { ClergyTiles, OwnDecrees, Powers, Staff } from './holdings.tsx'
import styles from './player.module.css'
import { Portfolio } from './portfolio.tsx'
import { useSeat } from './seat.ts'
import { Houses, Rack, Warehouse } from './stock.tsx'

/** Everything a player has, large for the board in front, small for the others. */
export function PlayerBoard({ seat }: { seat: Seat }) {
  const { desk, player, front } = useSeat(seat)
  const { view, names, words } = desk
  const deciding = desk.game.turn(view) === seat
  return (
    <section
      className={styles.player}
      data-front={front}
      data-deciding={deciding}
      data-spot={`board-${seat}`}
      aria-label={names[seat]}
    >
      <header className={styles.header}>
        <SeatFace seat={seat} name={names[seat] ?? ''} size={20} />
        <b className={styles.name}>{names[seat]}</b>
        <LevelBadge seat={seat} />
        {view.active === seat && (
          <Piece label={words.board.active} className={styles.flag}>
            <Glyph name="hourglass" />
          </Piece>
        )}
        {view.start === seat && (
          <Piece label={words.board.start} className={styles.flag}>
            <b>1</b>
          </Piece>
        )}
        <Counters seat={seat} />
        <Influence seat={seat} />
        {!front && (
          <Piece label={words.signs.named(words.board.cards, player.hand.length)} className={styles.counter}>
            <Mark name="card" n={player.hand.length} />
          </Piece>
        )}
      </header>
      <div className={styles.things}>
        <Portfolio seat={seat} />
        <div className={styles.stores}>
          <Warehouse seat={seat} />
          <Rack seat={seat} />
          <Houses seat={seat} />
          <Staff seat={seat} />
          <ClergyTiles seat={seat} />
          {front && <Powers seat={seat} />}
          <OwnDecrees seat={seat} />
        </div>
      </div>
    </section>
  )
}
