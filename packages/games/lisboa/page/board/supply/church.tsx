import { CHURCH_ICONS, HIDDEN, moves, NONE } from '../../../rules/index.ts'
import { PowerMark } from '../art/effects.tsx'
import { Glyph, Mark } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { clergyLines } from '../explain-card.ts'
import { Temple } from '../panorama/scenery.tsx'
import { Piece } from '../piece.tsx'
import styles from './church.module.css'

/** Tiles round the church, from the top clockwise, in hundredths of its box. */
const TILES = ring([50, 84, 84, 50, 16, 16], [12.5, 32, 68, 87.5, 68, 32])
/** The gaps between them. */
const GAPS = ring([70, 84, 70, 30, 16, 30], [11, 50, 89, 89, 50, 11])

function ring(left: readonly number[], top: readonly number[]): readonly React.CSSProperties[] {
  return left.map((x, i) => ({ left: `${x}%`, top: `${top[i] ?? 0}%` }))
}

/** The church track: six tiles in a ring, gaps with their icons, and the Cardinal in one of them. */
export function Church() {
  const { view } = useDesk()
  return (
    <div className={styles.church}>
      <svg
        className={styles.walk}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <ellipse cx="50" cy="50" rx="34" ry="42" />
      </svg>
      <span className={styles.nave} aria-hidden="true">
        <Temple />
      </span>
      {view.church.map((tile, spot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spots of the track never move
        <div key={spot} className={styles.spot} style={TILES[spot]}>
          <Tile tile={tile} spot={spot} />
        </div>
      ))}
      {view.church.map((_, gap) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gaps of the track never move
        <div key={gap} className={styles.gap} style={GAPS[gap]}>
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
          <span>
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
