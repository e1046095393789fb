import { memo } from 'react'
import { GOODS } from '../../../rules/index.ts'
import styles from './goods.module.css'

/** What is in the barrel, as a shape of its own: nobody needs the colour to tell goods apart. */
const EMBLEMS: readonly string[] = [
  // corn: a cob with its leaves
  'M12 4.5q3.2 2.5 3.2 7t-3.2 8q-3.2 -3.5 -3.2 -8t3.2 -7zM7.6 12q-2.2 3.2 1.2 7.2l2.2 0.5q-3 -3.5 -3.4 -7.7zM16.4 12q2.2 3.2 -1.2 7.2l-2.2 0.5q3 -3.5 3.4 -7.7z',
  // indigo: a drop of dye
  'M12 4q6 7 6 10.5a6 6 0 0 1 -12 0q0 -3.5 6 -10.5z',
  // sugar: a loaf, pointed, with a band
  'M12 3.5q1.8 0.5 2.5 3.5l1 5h-7l1 -5q0.7 -3 2.5 -3.5zM8.2 13.5h7.6l1.2 6.5h-10z',
  // tobacco: a leaf with its rib
  'M12 3q6.5 5.5 5 12q-1.5 4 -4.3 5.2l0.1 1.8h-1.6l0.1 -1.8q-2.8 -1.2 -4.3 -5.2q-1.5 -6.5 5 -12zM11.6 7.5v11h0.8v-11z',
  // coffee: a bean with its cleft
  'M12 4a6.5 8 0 0 1 0.7 0q-2.9 4 -0.7 8t-0.7 8a6.5 8 0 0 1 0.7 -16zM13.7 4.3a6.5 8 0 0 1 -0.9 15.6q2.9 -4 0.7 -8t0.2 -7.6z',
]

const GOOD_CLASS = GOODS.map(good => styles[good])

/** A barrel of a good. */
export const GoodArt = memo(function GoodArt({ good }: { readonly good: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${styles.barrel} ${GOOD_CLASS[good]}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.body} d="M4.5 1.5h15q2.6 10.5 0 21h-15q-2.6 -10.5 0 -21z" />
      <path className={styles.hoop} d="M3.7 5h16.6l0.2 1.3h-17zM3.5 17.7h17l-0.2 1.3h-16.6z" />
      <path className={styles.emblem} fillRule="evenodd" d={EMBLEMS[good]} />
    </svg>
  )
})

/** The emblem alone, for tiles and texts. */
export function GoodEmblem({ good }: { readonly good: number }) {
  return <path className={styles.emblem} fillRule="evenodd" d={EMBLEMS[good]} />
}
