import { moves, SLOTS, STREETS } from '@ludoteca/lisboa'
import { Glyph, GoodGlyph } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './city.module.css'

/** City tiles waiting on either side of a street's southern end. */
export function Slot({ slot }: { slot: number }) {
  const { view, words } = useDesk()
  const { board, pieces } = words
  const { street, good, faces, column } = SLOTS[slot] as (typeof SLOTS)[number]
  const left = view.tiles[slot] as number
  return (
    <Piece
      place={`slot:${slot}`}
      label={board.slot(pieces.the.trade(good), pieces.the.street(street), board.facing[faces])}
      lines={[board.tilesLeft(left)]}
      closed={moves.store(slot, column)}
      className={styles.slot}
    >
      {left > 0 ? (
        <span className={styles.tile} data-good={good} data-faces={faces}>
          <GoodGlyph good={good} />
          {left > 1 && <b>{left}</b>}
        </span>
      ) : (
        <span className={styles.gone} />
      )}
    </Piece>
  )
}

/** What stores of a street are worth. */
export function Scoring({ street }: { street: number }) {
  const { view, words } = useDesk()
  const tile = view.scoring[street] as number
  return (
    <Piece label={words.board.scoringTile(words.pieces.the.street(street), tile)} className={styles.scoring}>
      <b>{tile}</b>
      <Glyph name="wig" />
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

/** On a phone the two slots and the scoring tile of a street are one place, as wide as a finger. */
export function StreetEnd({ street }: { street: number }) {
  const { view, words } = useDesk()
  const { board, pieces } = words
  const tile = view.scoring[street] as number
  const slots = [street * 2, street * 2 + 1]
  const lines = slots.map(slot => {
    const { good, faces } = SLOTS[slot] as (typeof SLOTS)[number]
    const what = board.slot(pieces.the.trade(good), pieces.the.street(street), board.facing[faces])
    return words.signs.named(what, board.tilesLeft(view.tiles[slot] as number))
  })
  return (
    <Piece
      place={`street:${street}`}
      label={board.scoringTile(pieces.the.street(street), tile)}
      lines={lines}
      closed={moves.store(street * 2, street)}
      className={styles.scoring}
    >
      <span>
        <b>{tile}</b>
        <Glyph name="wig" />
      </span>
      <span className={styles.ends}>
        {slots.map(slot => (
          <span key={slot} data-left={view.tiles[slot]}>
            <GoodGlyph good={street} />
          </span>
        ))}
      </span>
    </Piece>
  )
}
