import { memo } from 'react'
import styles from './roles.module.css'

/** One emblem per role, in a box of 32 by 32. */
const EMBLEMS: readonly (readonly string[])[] = [
  // settler: a spade in a furrow
  [
    'M15 3h2v2h3v2.5h-3v8h-2v-8h-3v-2.5h3z',
    'M11 14h10v6q-1 6 -5 8q-4 -2 -5 -8z',
    'M2 28q7 -4 14 0t14 0v3h-28z',
  ],
  // mayor: three people under a hat
  [
    'M16 5a4 4 0 1 1 -0.1 0zM9 28q0 -12 7 -12t7 12z',
    'M7 10a3 3 0 1 1 -0.1 0zM2 26q0 -8 5 -8q2 0 3 1q-2 3 -2.5 7z',
    'M25 10a3 3 0 1 1 -0.1 0zM30 26q0 -8 -5 -8q-2 0 -3 1q2 3 2.5 7z',
  ],
  // builder: a trowel and bricks
  [
    'M4 26h7v4h-7zM12.5 26h7v4h-7zM21 26h7v4h-7zM8 21h7v4h-7zM16.5 21h7v4h-7z',
    'M6 4l13 5l-6 8z',
    'M15 11l6 5l1.5 -1.5l4 4l-2.5 2.5l-4 -4l0.5 -0.5l-6 -4.5z',
  ],
  // craftsman: a cog
  [
    'M13.5 2h5l0.6 3.6l2.5 1l3 -2.1l3.5 3.5l-2.1 3l1 2.5l3.6 0.6v5l-3.6 0.6l-1 2.5l2.1 3l-3.5 3.5l-3 -2.1l-2.5 1l-0.6 3.6h-5l-0.6 -3.6l-2.5 -1l-3 2.1l-3.5 -3.5l2.1 -3l-1 -2.5l-3.6 -0.6v-5l3.6 -0.6l1 -2.5l-2.1 -3l3.5 -3.5l3 2.1l2.5 -1zM16 11a5 5 0 1 0 0.1 0z',
  ],
  // trader: scales
  [
    'M15 4h2v22h5v3h-12v-3h5z',
    'M4 8h24v2h-24z',
    'M6 10l5 10h-10zM26 10l5 10h-10z',
    'M1 20h10q-1 4 -5 4t-5 -4zM21 20h10q-1 4 -5 4t-5 -4z',
  ],
  // captain: an anchor
  [
    'M16 2a3.5 3.5 0 1 1 -0.1 0zM16 4.2a1.4 1.4 0 1 0 0.1 0z',
    'M14.7 8.5h2.6v2.5h5v2.5h-5v12.5q5 -1 7 -6l-2.5 0.5l4 -6l3 6.5l-2.2 -0.7q-2.6 8 -10.6 9.7q-8 -1.7 -10.6 -9.7l-2.2 0.7l3 -6.5l4 6l-2.5 -0.5q2 5 7 6v-12.5h-5v-2.5h5z',
  ],
  // prospector: a pick and a nugget
  [
    'M3 12q13 -12 26 0q-7 -5 -11.5 -4.5l0.5 18h-4l0.5 -18q-4.5 -0.5 -11.5 4.5z',
    'M20 25l4 -4l5 1l1 5l-4 3h-5z',
  ],
]

export const RoleArt = memo(function RoleArt({ card }: { readonly card: number }) {
  return (
    <svg viewBox="0 0 32 32" className={styles.art} aria-hidden="true" focusable="false">
      {EMBLEMS[Math.min(card, EMBLEMS.length - 1)]?.map((d, i) => (
        <path key={d} d={d} fillRule="evenodd" className={i % 2 ? styles.second : styles.first} />
      ))}
    </svg>
  )
})
