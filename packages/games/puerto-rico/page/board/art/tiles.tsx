import { memo, type ReactNode } from 'react'
import { QUARRY, TILES } from '../../../rules/index.ts'
import { GoodEmblem } from './goods.tsx'
import styles from './tiles.module.css'

/** Every crop is planted in its own pattern. */
const FURROWS: readonly string[] = [
  'M3 6h18M3 12h18M3 18h18',
  'M3 8q4.5 -4 9 0t9 0M3 16q4.5 -4 9 0t9 0',
  'M5 2v20M9.7 2v20M14.3 2v20M19 2v20',
  'M2 8l6 -6M2 15l13 -13M2 22l20 -20M9 22l13 -13M16 22l6 -6',
  'M6 2.5a3.5 3.5 0 0 0 0 7a3.5 3.5 0 0 0 0 -7M18 14.5a3.5 3.5 0 0 0 0 7a3.5 3.5 0 0 0 0 -7M18 2.5a3.5 3.5 0 0 0 0 7a3.5 3.5 0 0 0 0 -7M6 14.5a3.5 3.5 0 0 0 0 7a3.5 3.5 0 0 0 0 -7',
]

const STONES = 'M4 15h6.5v5h-6.5zM12 15h8v5h-8zM7 8.5h7.5v5h-7.5zM16 9.5h4v4h-4zM10 3.5h6v3.8h-6z'
const TREES =
  'M8 3.5l4.5 8h-2.6l3.4 6h-4.4v3h-1.8v-3h-4.4l3.4 -6h-2.6zM17 9l3.2 5.8h-1.8l2.4 3.7h-3v2h-1.6v-2h-2.6z'
const BACK = 'M12 3.5l8.5 8.5l-8.5 8.5l-8.5 -8.5zM12 7.5l-4.5 4.5l4.5 4.5l4.5 -4.5z'

function Ground({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${styles.art} ${styles[kind]}`}
      aria-hidden="true"
      focusable="false"
      data-tile={kind}
    >
      <rect className={styles.soil} x="0.6" y="0.6" width="22.8" height="22.8" rx="3" />
      {children}
    </svg>
  )
}

/** An island tile: a crop in its field, or stone. */
export const TileArt = memo(function TileArt({ tile }: { readonly tile: number }) {
  const kind = TILES[tile] as string
  return (
    <Ground kind={kind}>
      {tile === QUARRY ? (
        <path className={styles.stone} d={STONES} />
      ) : (
        <>
          <path className={styles.furrow} d={FURROWS[tile]} />
          <g className={styles.crop} transform="translate(3.6 3.6) scale(0.7)">
            <GoodEmblem good={tile} />
          </g>
        </>
      )}
    </Ground>
  )
})

export const ForestArt = memo(function ForestArt() {
  return (
    <Ground kind="forest">
      <path className={styles.stone} d={TREES} />
    </Ground>
  )
})

/** A plantation face down. */
export const TileBack = memo(function TileBack() {
  return (
    <Ground kind="back">
      <path className={styles.stone} fillRule="evenodd" d={BACK} />
    </Ground>
  )
})
