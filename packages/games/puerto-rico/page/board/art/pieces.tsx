import { memo, type ReactNode } from 'react'
import styles from './pieces.module.css'

const Art = ({ box, children }: { box: string; children: ReactNode }) => (
  <svg viewBox={box} className={styles.art} aria-hidden="true" focusable="false">
    {children}
  </svg>
)

/** A person: a noble wears a crown, so that nobody needs the colour. */
export const PersonArt = memo(function PersonArt({ noble = false }: { readonly noble?: boolean }) {
  return (
    <Art box="0 0 24 24">
      <path
        className={noble ? styles.noble : styles.colonist}
        d="M12 5.2a4.1 4.1 0 0 1 2.6 7.3q5.6 1.5 6.2 9.7h-17.6q0.6 -8.2 6.2 -9.7a4.1 4.1 0 0 1 2.6 -7.3z"
      />
      {noble && (
        <path className={styles.noble} d="M7.4 6.4l-0.7 -5.2l3 2.2l2.3 -2.8l2.3 2.8l3 -2.2l-0.7 5.2z" />
      )}
    </Art>
  )
})

export const DoubloonArt = memo(function DoubloonArt() {
  return (
    <Art box="0 0 24 24">
      <circle className={styles.coin} cx="12" cy="12" r="10.4" />
      <path
        className={styles.mint}
        d="M12 5.5v13M5.5 12h13M7.8 7.8l8.4 8.4M16.2 7.8l-8.4 8.4"
        opacity="0.35"
      />
      <circle className={styles.mint} cx="12" cy="12" r="7" />
    </Art>
  )
})

/** Victory points: six sides and a star. */
export const PointArt = memo(function PointArt() {
  return (
    <Art box="0 0 24 24">
      <path className={styles.chip} d="M12 1.2l9.4 5.4v10.8l-9.4 5.4l-9.4 -5.4v-10.8z" />
      <path
        className={styles.star}
        d="M12 5.6l1.9 4.3l4.7 0.5l-3.5 3.1l1 4.6l-4.1 -2.4l-4.1 2.4l1 -4.6l-3.5 -3.1l4.7 -0.5z"
      />
    </Art>
  )
})

/** The governor's crest. */
export const CrestArt = memo(function CrestArt() {
  return (
    <Art box="0 0 24 24">
      <path className={styles.crest} d="M3 3h18v9q0 7 -9 10.5q-9 -3.5 -9 -10.5z" />
      <path className={styles.crestMark} d="M6.4 14.6l-1 -7.6l4 3l2.6 -4.4l2.6 4.4l4 -3l-1 7.6z" />
    </Art>
  )
})

/** A sailing ship seen from the side; the hold is drawn over it as spaces for barrels. */
export const ShipArt = memo(function ShipArt() {
  return (
    <Art box="0 0 48 40">
      <path className={styles.trim} d="M15 5h1v24h-1zM29 2h1.2v27h-1.2z" />
      <path
        className={styles.sail}
        d="M16.5 7q9 4 0 15zM30.7 4q13 6 0 18zM28.5 5v18q-7 -2 -9 -5q9 -3 9 -13z"
      />
      <path className={styles.hull} d="M3 27h8l2 2h26l6 -3q-1 9 -6 12h-30q-5 -4 -6 -11z" />
      <path className={styles.trim} d="M5.5 32h37l-0.6 1.6h-35.8z" />
    </Art>
  )
})
