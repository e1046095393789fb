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

/** A Pombaline shop front: tiled wall, awning in the colour of the trade, door towards the street. */
export function StoreArt({ good, west, seat }: StoreArtProps) {
  const flip = west ? undefined : 'translate(48 0) scale(-1 1)'
  return (
    <span className={styles.store} data-good={good} data-seat={seat}>
      <svg viewBox="0 0 48 44" aria-hidden="true" focusable="false">
        <g transform={flip}>
          <path className={styles.roof} d="M2 14L8 4h32l6 10z" />
          <path className={styles.wall} d="M4 14h40v28H4z" />
          <path className={styles.line} d="M4 21h40M10 24h9v8h-9zM14.500 24v8M10 28h9" />
          <path
            className={styles.awning}
            d="M30 20h16v7q-2.700 3-5.300 0q-2.700 3-5.400 0q-2.600 3-5.300 0z"
          />
          <path className={styles.door} d="M35 29h9v13h-9z" />
        </g>
        <g transform={west ? 'translate(11 5.500) scale(0.340)' : 'translate(29 5.500) scale(0.340)'}>
          <path className={styles.sign} fillRule="evenodd" d={GLYPHS[GOOD_GLYPHS[good] ?? 'gold']} />
        </g>
      </svg>
      <span className={styles.owner}>
        <SeatMark seat={seat} size={12} />
      </span>
    </span>
  )
}
