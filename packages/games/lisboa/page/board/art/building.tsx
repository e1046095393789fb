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
      <svg viewBox="0 0 66 60" aria-hidden="true" focusable="false">
        <path className={styles.mast} d="M33 1v6" />
        <path className={styles.flag} d="M33 1h9l-2 2 2 2h-9z" />
        <path className={styles.roof} d="M33 5L64 24H2z" />
        <path className={styles.body} d="M33 9.500L55 23H11z" />
        <path className={styles.entablature} d="M4 24h58v4H4z" />
        <path className={styles.body} d="M6 28h54v27H6z" />
        <path
          className={styles.arches}
          d="M10 55V40a5 5 0 0110 0v15zM23 55V40a5 5 0 0110 0v15zM36 55V40a5 5 0 0110 0v15zM48 55V40a4.500 4.500 0 019 0v15z"
        />
        <path className={styles.base} d="M2 55h62v4H2z" />
        {trades.map((good, i) => (
          <g
            key={good}
            data-good={good}
            transform={`translate(${trades.length === 1 ? 23.5 : i === 0 ? 14 : 33} 11) scale(0.800)`}
          >
            <circle className={styles.seal} cx="12" cy="12" r="13" />
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
