import type { Seat } from '@ludoteca/engine'
import {
  BOTTOM_SLOTS,
  type Hull,
  loaded,
  moves,
  portfolioLimit,
  type Tables,
  TOP_SLOTS,
  TREASURY,
} from '../../../rules/index.ts'
import { PowerMark } from '../art/effects.tsx'
import { Glyph, Mark } from '../art/glyph.tsx'
import { KIND_GLYPHS } from '../art/glyphs.ts'
import { cardLabel, cardLines, shipLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import styles from './portfolio.module.css'
import { useSeat } from './seat.ts'

/** How many cards and ships are in the portfolio, and how many may be. */
export function PortfolioLimit({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { board } = desk.words
  const limit = portfolioLimit(player)
  const used = player.cards.length + player.ships.length
  return (
    <Piece
      label={board.portfolioLimit(used, limit)}
      lines={[board.above, board.below]}
      className={styles.limit}
    >
      <Mark name="portfolio" n={`${used}/${limit}`} />
    </Piece>
  )
}

/** Nobles and ships above, lasting powers below. */
export function Portfolio({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const [top, bottom] = sorted(desk.words.pieces.the.tables, player.cards)
  const spare = (used: number, slots: number) =>
    Array.from({ length: Math.max(0, slots - used) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty slots
      <span key={`empty-${i}`} className={styles.empty} />
    ))
  return (
    <div className={styles.portfolio}>
      <div className={styles.row}>
        {top.map(card => (
          <Held key={card} seat={seat} card={card} />
        ))}
        {player.ships.map(hull => (
          <Moored key={hull.ship} seat={seat} hull={hull} />
        ))}
        {spare(top.length + player.ships.length, TOP_SLOTS)}
      </div>
      <div className={styles.row}>
        {bottom.map(card => (
          <Held key={card} seat={seat} card={card} />
        ))}
        {spare(bottom.length, BOTTOM_SLOTS)}
      </div>
    </div>
  )
}

/** Nobles, and Treasury cards. */
function sorted(tables: Tables, cards: readonly number[]): readonly [readonly number[], readonly number[]] {
  const isTreasury = (card: number): boolean => tables.cards[card]?.kind === TREASURY
  return [cards.filter(card => !isTreasury(card)), cards.filter(isTreasury)]
}

function Held({ seat, card }: { seat: Seat; card: number }) {
  const { desk, at } = useSeat(seat)
  const { words } = desk
  return (
    <Piece
      {...at(`card:${card}`)}
      label={cardLabel(words, card)}
      lines={cardLines(words, card)}
      closed={moves.dropCard(card)}
      className={styles.card}
    >
      <Chip tables={words.pieces.the.tables} card={card} />
    </Piece>
  )
}

/** A ship in the portfolio; it lies at the quay, where goods are sold onto it. */
function Moored({ seat, hull }: { seat: Seat; hull: Hull }) {
  const { desk } = useSeat(seat)
  const { words } = desk
  const { board, pieces } = words
  const face = pieces.the.tables.ships[hull.ship] as Tables['ships'][number]
  return (
    <Piece
      label={board.ship(pieces.the.ship(hull.ship))}
      lines={[
        hull.sealed ? board.atSea : board.docked,
        board.holdText(loaded(hull), face.hull),
        ...shipLines(words, hull.ship),
      ]}
      className={styles.ship}
    >
      <span className={styles.chip} data-deck={face.colour}>
        <Glyph name={hull.sealed ? 'sea' : 'ship'} />
        <Mark name="influence" n={face.influence} />
      </span>
    </Piece>
  )
}

/** The portfolio of somebody else in one line; their ships lie at the quay. */
export function Chips({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { words } = desk
  const { tables } = words.pieces.the
  return (
    <>
      {sorted(tables, player.cards)
        .flat()
        .map(card => (
          <Piece key={card} label={cardLabel(words, card)} lines={cardLines(words, card)}>
            <Chip tables={tables} card={card} />
          </Piece>
        ))}
      {player.ships.map(hull => (
        <Piece
          key={hull.ship}
          label={words.board.ship(words.pieces.the.ship(hull.ship))}
          lines={shipLines(words, hull.ship)}
        >
          <span className={styles.chip} data-deck={tables.ships[hull.ship]?.colour}>
            <Glyph name={hull.sealed ? 'sea' : 'ship'} />
            <Mark name="influence" n={tables.ships[hull.ship]?.influence ?? 0} />
          </span>
        </Piece>
      ))}
    </>
  )
}

/** A card in a few signs: what still counts of it. */
function Chip({ tables, card }: { tables: Tables; card: number }) {
  const face = tables.cards[card]
  if (!face) return null
  return (
    <span className={styles.chip} data-deck={face.deck}>
      {face.power ? (
        <PowerMark power={face.power} />
      ) : (
        <>
          <Glyph name={KIND_GLYPHS[face.kind] ?? 'king'} />
          <Mark name="influence" n={face.influence} />
        </>
      )}
    </span>
  )
}
