import type { Seat } from '@ludoteca/engine'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { GLYPHS, GOOD_GLYPHS } from './glyphs.ts'
import styles from './store.module.css'

interface StoreArtProps {
  readonly good: number
  /** The store stands west of its street, so its door is on the east side. */
  readonly west: boolean
  readonly seat: Seat
}

/**
 * A house of the Baixa: tiled wall, balconies, a roof in the colour of its owner; below it the shop with an awning in the
 * colour of its trade, open towards the street.
 */
export function StoreArt({ good, west, seat }: StoreArtProps) {
  return (
    <span className={styles.store} data-good={good} data-seat={seat} data-west={west}>
      <svg viewBox="0 0 88 64" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <g transform={west ? undefined : 'translate(88 0) scale(-1 1)'}>
          <path className={styles.wall} d="M4 20h80v43H4z" />
          <path className={styles.chimney} d="M18 4h6v8h-6z" />
          <path className={styles.roof} d="M1 21L12 7h64l11 14z" />
          <path
            className={styles.tiles}
            d="M14 9.500L8 20M24 8l-5 12M35 8l-3 12M53 8l3 12M64 8l5 12M74 9.500L80 20"
          />
          <path className={styles.cornice} d="M3 21h82v2.500H3zM4 40h80v1.600H4z" />
          <path
            className={styles.window}
            d="M9 26h7v10H9zM22 26h7v10h-7zM35 26h7v10h-7zM48 26h7v10h-7zM61 26h7v10h-7zM73 26h7v10h-7z"
          />
          <path
            className={styles.balcony}
            d="M8 36.500h9M21 36.500h9M34 36.500h9M47 36.500h9M60 36.500h9M72 36.500h9"
          />
          <path className={styles.door} d="M66 48h13v15H66zM46 48h15v10H46z" />
          <path
            className={styles.awning}
            d="M42 41h44v7q-2.750 3.500-5.500 0-2.750 3.500-5.500 0-2.750 3.500-5.500 0-2.750 3.500-5.500 0-2.750 3.500-5.500 0-2.750 3.500-5.500 0-2.750 3.500-5.500 0-2.750 3.500-5.500 0z"
          />
          <path className={styles.window} d="M9 46h8v8H9z" />
        </g>
      </svg>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <rect x="0.500" y="0.500" width="23" height="23" rx="4" />
        <path
          fillRule="evenodd"
          transform="translate(2.400 2.400) scale(0.800)"
          d={GLYPHS[GOOD_GLYPHS[good] ?? 'gold']}
        />
      </svg>
      <span className={styles.owner}>
        <SeatMark seat={seat} size={13} />
      </span>
    </span>
  )
}
