import type { Seat } from '@ludoteca/engine'
import { LevelBadge, SeatFace } from '@ludoteca/page-kit/board/seated.tsx'
import { Glyph, Mark } from '../art/glyph.tsx'
import { Piece } from '../piece.tsx'
import { Captions, DecreeCaption, PortfolioCaption, Possessions, PowerCaption } from './captions.tsx'
import { Counters, Influence } from './counters.tsx'
import { ClergyTiles, Favors, FavorsHeld, Plans, Staff } from './holdings.tsx'
import styles from './player.module.css'
import { Chips, Portfolio, PortfolioLimit } from './portfolio.tsx'
import { useSeat } from './seat.ts'
import { Houses, Rack, Warehouse } from './stock.tsx'

/** The board in front: everything with a place of its own. */
export function OwnBoard({ seat }: { seat: Seat }) {
  return (
    <Frame seat={seat} front>
      <Head seat={seat}>
        <Influence seat={seat} />
        <PortfolioLimit seat={seat} />
      </Head>
      <div className={styles.things}>
        <div className={styles.kept}>
          <Portfolio seat={seat} />
          <div className={styles.captions}>
            <DecreeCaption seat={seat} />
            <PowerCaption seat={seat} />
          </div>
        </div>
        <div className={styles.holdings}>
          <Warehouse seat={seat} />
          <Rack seat={seat} />
          <Houses seat={seat} />
          <Staff seat={seat} />
          <ClergyTiles seat={seat} />
          <Favors seat={seat} />
          <Plans seat={seat} />
        </div>
      </div>
    </Frame>
  )
}

/** Somebody else’s board: captions, and what one can see of the portfolio. */
export function RivalBoard({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { board, signs } = desk.words
  return (
    <Frame seat={seat} front={false}>
      <Head seat={seat}>
        <Influence seat={seat} />
        <Piece label={signs.named(board.cards, player.hand.length)} className={styles.counter}>
          <Mark name="card" n={player.hand.length} />
        </Piece>
        <FavorsHeld seat={seat} />
      </Head>
      <div className={styles.captions}>
        <Captions seat={seat} />
        <span className={styles.dense}>
          <PortfolioCaption seat={seat} />
        </span>
      </div>
      <div className={styles.more}>
        <Chips seat={seat} />
        <Possessions seat={seat} />
      </div>
    </Frame>
  )
}

interface FrameProps {
  readonly seat: Seat
  readonly front: boolean
  readonly children: React.ReactNode
}

function Frame({ seat, front, children }: FrameProps) {
  const { desk } = useSeat(seat)
  return (
    <section
      className={styles.player}
      data-front={front}
      data-deciding={desk.game.turn(desk.view) === seat}
      data-spot={`board-${seat}`}
      aria-label={desk.names[seat]}
    >
      {children}
    </section>
  )
}

function Head({ seat, children }: { seat: Seat; children: React.ReactNode }) {
  const { desk } = useSeat(seat)
  const { view, names, words } = desk
  return (
    <header className={styles.header}>
      <SeatFace seat={seat} name={names[seat] ?? ''} size={20} />
      <b className={styles.name}>{names[seat]}</b>
      <LevelBadge seat={seat} />
      {view.active === seat && (
        <Flag words={words.board.active}>
          <Glyph name="hourglass" />
        </Flag>
      )}
      {view.start === seat && <Flag words={words.board.start}>1</Flag>}
      <Counters seat={seat} />
      {children}
    </header>
  )
}

/** Who is on turn, and who began the round. */
const Flag = ({ words, children }: { readonly words: string; readonly children: React.ReactNode }) => (
  <b className={styles.flag} title={words} role="img" aria-label={words}>
    {children}
  </b>
)
