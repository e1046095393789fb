import {
  moves,
  NONE,
  PLOTS,
  plotLines,
  ROWS,
  rowsOpen,
  SLOTS,
  scoringTile,
  storeLines,
} from '../../../rules/index.ts'
import { EffectMarks } from '../art/effects.tsx'
import { StoreArt } from '../art/store.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './city.module.css'
import { LandSum } from './land.tsx'

const slotFor = (column: number): number => SLOTS.findIndex(slot => slot.columns.includes(column))

/** One plot: empty with its reward, or with a store and its owner's house. */
export function Plot({ plot }: { plot: number }) {
  const { view, me, words, names, actionsAt } = useDesk()
  const { board, pieces, signs } = words
  const { row, column, reward } = PLOTS[plot] as (typeof PLOTS)[number]
  const name = board.plot(`${ROWS[row]}${column + 1}`)
  if (row >= rowsOpen(view.seats)) {
    return (
      <Piece
        label={signs.named(name, board.closed)}
        closed={moves.store(slotFor(column), plot)}
        className={styles.closed}
      >
        {null}
      </Piece>
    )
  }
  const owner = view.owners[plot] as number
  if (owner !== NONE) {
    const street = view.streets[plot] as number
    const lines = plotLines(view, plot)
    const tile = scoringTile(view, plot)
    return (
      <Piece
        place={`plot:${plot}`}
        label={signs.named(name, board.storeOf(pieces.the.trade(street), names[owner] ?? ''))}
        lines={[
          board.entranceOn(pieces.the.street(street)),
          lines.length > 0 ? board.scoresNow(lines.length, tile, lines.length * tile) : board.scoresNothing,
        ]}
        className={styles.built}
      >
        <StoreArt good={street} west={column === street} seat={owner} />
      </Piece>
    )
  }
  const slots = actionsAt(`plot:${plot}`).flatMap(a => (a.type === 'store' ? [a.slot] : []))
  const gains = slots.map(slot => {
    const street = SLOTS[slot]?.street ?? 0
    const lines = storeLines(view, me, plot, street)
    const tile = scoringTile(view, plot)
    const gain =
      lines.length > 0 ? board.scoresNow(lines.length, tile, lines.length * tile) : board.scoresNothing
    return signs.named(pieces.the.street(street), gain)
  })
  return (
    <Piece
      place={`plot:${plot}`}
      label={signs.named(name, board.free)}
      lines={[board.reward(pieces.effectsText(reward)), ...gains]}
      more={<LandSum plot={plot} />}
      closed={moves.store(slotFor(column), plot)}
      className={styles.plot}
    >
      <span className={styles.plotName}>
        {ROWS[row]}
        {column + 1}
      </span>
      <EffectMarks effects={reward} />
    </Piece>
  )
}
