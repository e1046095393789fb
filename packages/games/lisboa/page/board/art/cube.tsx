import { memo } from 'react'
import styles from './cube.module.css'
import { GLYPHS, RUBBLE_GLYPHS } from './glyphs.ts'

/** A cube of rubble: its symbol on the front, light from above. */
export const Cube = memo(function Cube({ rubble }: { readonly rubble: number }) {
  const name = RUBBLE_GLYPHS[rubble] ?? 'quake'
  return (
    <svg viewBox="0 0 24 24" className={styles.cube} data-rubble={name} aria-hidden="true" focusable="false">
      <path className={styles.top} d="M1 7L6.500 1H23L18 7z" />
      <path className={styles.side} d="M18 7l5-6v16.500L18 23.500z" />
      <path className={styles.back} d="M1 7h17v16.500H1z" />
      <g transform="translate(-1.800 4.300) scale(0.940)">
        <path className={styles.front} fillRule="evenodd" d={GLYPHS[name]} />
      </g>
    </svg>
  )
})
