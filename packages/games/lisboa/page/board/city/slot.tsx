import { moves, PLOTS, SLOTS, STREETS } from '../../../rules/index.ts'
import { Glyph, GoodGlyph } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './city.module.css'

/** A space of the City tile display. */
export function Slot({ slot }: { slot: number }) {
  const { view, words } = useDesk()
  const { board, pieces } = words
  const { street, good, columns, small } = SLOTS[slot] as (typeof SLOTS)[number]
  const left = view.tiles[slot] as number
  const trade = pieces.the.trade(good)
  const where = pieces.the.street(street)
  return (
    <Piece
      place={`slot:${slot}`}
      label={small ? board.smallSlot(trade, where) : board.slot(trade, where)}
      lines={[
        board.tilesLeft(left),
        small ? board.smallSupply(view.smallSupply) : board.largeSupply(view.tileSupply),
      ]}
      closed={moves.store(
        slot,
        PLOTS.findIndex(plot => columns.includes(plot.column)),
      )}
      className={styles.slot}
    >
      {left > 0 ? (
        <span className={styles.tile} data-good={good} data-small={small}>
          <GoodGlyph good={good} />
        </span>
      ) : (
        <span className={styles.gone} />
      )}
    </Piece>
  )
}

/** What stores of a column are worth. */
export function Scoring({ column }: { column: number }) {
  const { view, words } = useDesk()
  const tile = view.scoring[column] as number
  return (
    <Piece label={words.board.scoringTile(column + 1, tile)} className={styles.scoring}>
      <span className={styles.worth}>
        <b>{tile}</b>
        <Glyph name="wig" />
      </span>
    </Piece>
  )
}

export function Street({ street }: { street: number }) {
  const { words } = useDesk()
  const good = STREETS[street]?.good ?? 0
  return (
    <span className={styles.street} data-good={good}>
      <span className={styles.streetName}>{words.pieces.the.street(street)}</span>
    </span>
  )
}
