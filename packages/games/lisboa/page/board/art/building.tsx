import type { Seat } from '@ludoteca/engine'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { tradesOf } from '../../../rules/index.ts'
import { useDesk } from '../desk.tsx'
import styles from './building.module.css'
import { Mark } from './glyph.tsx'
import { GLYPHS, GOOD_GLYPHS } from './glyphs.ts'

interface BuildingArtProps {
  readonly face: number
  /** Who opened it; nobody yet while it is on offer. */
  readonly seat?: Seat
  readonly staff?: number
}

/** An arcaded public building with the one or two trades it serves on its pediment. */
export function BuildingArt({ face, seat, staff }: BuildingArtProps) {
  const { view } = useDesk()
  const trades = tradesOf(view, face)
  return (
    <span className={styles.building}>
      <svg viewBox="0 0 56 44" aria-hidden="true" focusable="false">
        <path className={styles.roof} d="M28 2L53 15H3z" />
        <path className={styles.body} d="M5 16h46v24H5z" />
        <path className={styles.base} d="M2 39h52v4H2z" />
        <path
          className={styles.arches}
          d="M8 39v-6a3.500 3.500 0 017 0v6zM18.500 39v-6a3.500 3.500 0 017 0v6zM30.500 39v-6a3.500 3.500 0 017 0v6zM41 39v-6a3.500 3.500 0 017 0v6z"
        />
        {trades.map((good, i) => (
          <g
            key={good}
            data-good={good}
            transform={`translate(${trades.length === 1 ? 20.5 : i === 0 ? 11 : 30} 14.500) scale(0.620)`}
          >
            <path fillRule="evenodd" d={GLYPHS[GOOD_GLYPHS[good] ?? 'gold']} />
          </g>
        ))}
      </svg>
      {seat !== undefined && (
        <span className={styles.opener}>
          <SeatMark seat={seat} size={12} />
          {staff ? <Mark name="official" n={staff} /> : null}
        </span>
      )}
    </span>
  )
}
