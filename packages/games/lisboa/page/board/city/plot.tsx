import {
  hostOf,
  landRange,
  moves,
  NOBLE_ACTIONS,
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
import { Mark } from '../art/glyph.tsx'
import { StoreArt } from '../art/store.tsx'
import { type Desk, useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './city.module.css'
import { LandSum } from './land.tsx'

const slotFor = (column: number): number => SLOTS.findIndex(slot => slot.columns.includes(column))
const BUILDER = NOBLE_ACTIONS.indexOf('store')

/** One plot: empty with its reward and price, or with a store and its owner's house. */
export function Plot({ plot }: { plot: number }) {
  const desk = useDesk()
  const { view, me, words, names } = desk
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
  const stores = storesAt(desk, plot)
  const gains = stores.map(({ street, buildings, wigs }) =>
    signs.named(
      pieces.the.street(street),
      buildings > 0 ? board.scoresNow(buildings, scoringTile(view, plot), wigs) : board.scoresNothing,
    ),
  )
  const { least, most } = landRange(view, me, plot)
  const best = Math.max(0, ...stores.map(({ wigs }) => wigs))
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
      <span className={styles.reward}>
        <EffectMarks effects={reward} />
      </span>
      <span className={styles.price}>
        <Mark name="reis" n={least === most ? least : `${least}–${most}`} />
      </span>
      {best > 0 && (
        <span className={styles.wigs}>
          <Mark name="wig" n={`+${best}`} />
        </span>
      )}
    </Piece>
  )
}

interface StoreHere {
  readonly street: number
  readonly buildings: number
  readonly wigs: number
}

/** The stores that can be put here while a Builder visit is on, with what they would score at once. */
function storesAt({ view, me, frame, actionsAt }: Desk, plot: number): readonly StoreHere[] {
  const column = PLOTS[plot]?.column ?? 0
  const slots =
    frame?.kind === 'store'
      ? actionsAt(`plot:${plot}`).flatMap(a => (a.type === 'store' ? [a.slot] : []))
      : hostOf(view) === BUILDER
        ? SLOTS.flatMap((slot, i) => (slot.columns.includes(column) && (view.tiles[i] ?? 0) > 0 ? [i] : []))
        : []
  return slots.map(slot => {
    const street = SLOTS[slot]?.street ?? 0
    const buildings = storeLines(view, me, plot, street).length
    return { street, buildings, wigs: buildings * scoringTile(view, plot) }
  })
}
