import { CHURCH_ICONS, HIDDEN, moves, NONE } from '../../../rules/index.ts'
import { PowerMark } from '../art/effects.tsx'
import { Glyph, Mark } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { clergyLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import styles from './church.module.css'

/** Places round the ring, in hundredths of its box: tiles on the outside, gaps between them. */
const around = (part: number, rx: number, ry: number): React.CSSProperties => {
  const angle = (part / 12) * 2 * Math.PI - Math.PI / 2
  return { left: `${50 + rx * Math.cos(angle)}%`, top: `${50 + ry * Math.sin(angle)}%` }
}

/** The church track: six tiles in a ring, gaps with their icons, and the Cardinal in one of them. */
export function Church() {
  const { view } = useDesk()
  return (
    <div className={styles.church}>
      <span className={styles.nave} aria-hidden="true">
        <Glyph name="clergy" />
      </span>
      {view.church.map((tile, spot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spots of the track never move
        <div key={spot} className={styles.spot} style={around(spot * 2, 38, 37)}>
          <Tile tile={tile} spot={spot} />
        </div>
      ))}
      {view.church.map((_, gap) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gaps of the track never move
        <div key={gap} className={styles.gap} style={around(gap * 2 + 1, gap % 3 === 1 ? 49 : 33, 35)}>
          <Gap gap={gap} />
        </div>
      ))}
    </div>
  )
}

function Tile({ tile, spot }: { tile: number; spot: number }) {
  const { words, actionsAt } = useDesk()
  const { board, pieces } = words
  const face = pieces.the.tables.clergy[tile]
  const label = face
    ? board.churchTile(pieces.the.clergy(tile))
    : tile === NONE
      ? board.emptyTile
      : board.hiddenTile
  const step = actionsAt(`church:${spot}`)[0]
  return (
    <Piece
      place={`church:${spot}`}
      label={label}
      lines={clergyLines(words, tile)}
      closed={step ?? moves.cardinal(1, spot)}
      className={styles.tile}
    >
      {face && (
        <>
          <PowerMark power={face.power} />
          <span className={styles.back}>
            <Mark name="wig" n={face.wigs} />
          </span>
        </>
      )}
      {tile === HIDDEN && <Glyph name="clergy" />}
    </Piece>
  )
}

function Gap({ gap }: { gap: number }) {
  const { view, words } = useDesk()
  const { board } = words
  const icon = CHURCH_ICONS[gap]
  const here = view.cardinal === gap
  const why = icon === 'scoring' ? board.gapScoring : icon === 'treasury' ? board.gapTreasury : board.gapPlain
  return (
    <Piece
      place={`gap:${gap}`}
      label={here ? board.cardinalHere : why}
      lines={here ? [why, view.laidBy !== NONE && board.cardinalLies] : []}
      className={styles.icon}
    >
      {here ? (
        <span className={styles.cardinal} data-laid={view.laidBy !== NONE}>
          <Glyph name="cardinal" />
        </span>
      ) : icon === 'scoring' ? (
        <Glyph name="influence" />
      ) : icon === 'treasury' ? (
        <Glyph name="treasuryUp" />
      ) : (
        <span className={styles.dot} />
      )}
    </Piece>
  )
}
