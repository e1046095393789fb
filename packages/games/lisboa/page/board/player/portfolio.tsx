import type { Seat } from '@ludoteca/engine'
import {
  BOTTOM_SLOTS,
  CARDS,
  type Hull,
  isLacerda,
  loaded,
  moves,
  portfolioLimit,
  type Tables,
  TOP_SLOTS,
  TREASURY,
} from '../../../rules/index.ts'
import { CardFace } from '../art/card.tsx'
import { PowerMark } from '../art/effects.tsx'
import { Glyph, GoodGlyph, Mark } from '../art/glyph.tsx'
import { KIND_GLYPHS } from '../art/glyphs.ts'
import { cardLabel, cardLines, shipLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import styles from './portfolio.module.css'
import { useSeat } from './seat.ts'

/** Nobles and ships above, lasting powers below. */
export function Portfolio({ seat }: { seat: Seat }) {
  const { desk, player, front } = useSeat(seat)
  const { board } = desk.words
  const top = player.cards.filter(card => CARDS[card]?.kind !== TREASURY)
  const bottom = player.cards.filter(card => CARDS[card]?.kind === TREASURY)
  const limit = portfolioLimit(player)
  const used = player.cards.length + player.ships.length
  const spare = (used: number, slots: number) =>
    Array.from({ length: Math.max(0, slots - used) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty slots
      <span key={`empty-${i}`} className={styles.empty} />
    ))
  return (
    <div className={styles.portfolio} data-front={front}>
      {!isLacerda(desk.view, seat) && (
        <Piece
          label={board.portfolioLimit(used, limit)}
          lines={[board.above, board.below]}
          className={styles.limit}
        >
          <Glyph name="portfolio" />
          <b>
            {used}/{limit}
          </b>
        </Piece>
      )}
      <div className={styles.row}>
        {top.map(card => (
          <Held key={card} seat={seat} card={card} />
        ))}
        {player.ships.map(hull => (
          <Vessel key={hull.ship} seat={seat} hull={hull} />
        ))}
        {front && spare(top.length + player.ships.length, TOP_SLOTS)}
      </div>
      <div className={styles.row}>
        {bottom.map(card => (
          <Held key={card} seat={seat} card={card} />
        ))}
        {front && spare(bottom.length, BOTTOM_SLOTS)}
      </div>
    </div>
  )
}

function Held({ seat, card }: { seat: Seat; card: number }) {
  const { desk, at, front } = useSeat(seat)
  const { words } = desk
  return (
    <Piece
      {...at(`card:${card}`)}
      label={cardLabel(words, card)}
      lines={cardLines(words, card)}
      closed={moves.dropCard(card)}
      className={styles.card}
    >
      {front ? (
        <CardFace tables={words.pieces.the.tables} card={card} name={words.pieces.the.card(card)} held />
      ) : (
        <Chip tables={words.pieces.the.tables} card={card} />
      )}
    </Piece>
  )
}

/** A card of somebody else in one line: whose card it is, and what still counts of it. */
function Chip({ tables, card }: { tables: Tables; card: number }) {
  const face = tables.cards[card]
  if (!face) return null
  return (
    <span className={styles.chip} data-deck={face.deck}>
      <Glyph name={KIND_GLYPHS[face.kind] ?? 'king'} />
      {face.power ? <PowerMark power={face.power} /> : <Mark name="influence" n={face.influence} />}
    </span>
  )
}

/** A ship: everybody may sell onto it, so it is a place whoever owns it. */
function Vessel({ seat, hull }: { seat: Seat; hull: Hull }) {
  const { desk } = useSeat(seat)
  const { words } = desk
  const { board, pieces } = words
  const face = pieces.the.tables.ships[hull.ship] as Tables['ships'][number]
  const cargo = hull.hold.flatMap((n, good) => Array.from({ length: n }, () => good))
  const goods = hull.hold.flatMap((n, good) => (n > 0 ? [`${n} × ${pieces.the.good(good)}`] : []))
  return (
    <Piece
      place={`ship:${hull.ship}`}
      label={board.ship(pieces.the.ship(hull.ship))}
      lines={[
        hull.sealed ? board.atSea : board.docked,
        [board.holdText(loaded(hull), face.hull), ...goods].join(' · '),
        ...shipLines(words, hull.ship),
      ]}
      closed={moves.sell(0, hull.ship)}
      className={styles.ship}
    >
      <span className={styles.vessel} data-colour={face.colour} data-sea={hull.sealed}>
        <span className={styles.head}>
          <Glyph name={hull.sealed ? 'sea' : 'ship'} />
          <Mark name="reis" n={`+${face.modifier}`} />
          <Mark name="influence" n={face.influence} />
        </span>
        <span className={styles.hold}>
          {Array.from({ length: face.hull }, (_, i) => {
            const good = cargo[i]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: places in the hold
              <span key={i} className={styles.place}>
                {good !== undefined && <GoodGlyph good={good} />}
              </span>
            )
          })}
        </span>
      </span>
    </Piece>
  )
}
