import { SeatFace } from '@ludoteca/page-kit/board/seated.tsx'
import type { ReactNode } from 'react'
import styles from './moment.module.css'

/** Leaves of the left branch of a wreath, from below upwards: place and slope. */
const LEAVES = [
  [47, 78, 62],
  [33, 72, 40],
  [22, 61, 18],
  [15, 47, -4],
  [14, 32, -28],
  [20, 18, -52],
] as const

function Branch() {
  return (
    <>
      <path d="M58 84C30 80 12 60 14 30" className={styles.stem} />
      {LEAVES.map(([x, y, slope]) => (
        <path
          key={y}
          d="M0 0C-9 -3 -14 -11 -12 -20C-3 -17 2 -9 0 0Z"
          className={styles.leaf}
          transform={`translate(${x} ${y}) rotate(${slope})`}
        />
      ))}
    </>
  )
}

interface MomentProps {
  readonly winners: readonly number[]
  readonly names: readonly string[]
  readonly title: string
  readonly children: ReactNode
}

/** Who won, in a wreath. */
export function Moment({ winners, names, title, children }: MomentProps) {
  return (
    <div className={styles.moment}>
      <div className={styles.wreath} aria-hidden="true">
        <svg aria-hidden="true" viewBox="-8 -4 136 100">
          <g className={styles.rays}>
            {Array.from({ length: 16 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rays never change
              <path key={i} d="M60 44V-14" transform={`rotate(${i * 22.5} 60 44)`} />
            ))}
          </g>
          <Branch />
          <g transform="matrix(-1 0 0 1 120 0)">
            <Branch />
          </g>
        </svg>
        <span className={styles.faces} data-count={winners.length}>
          {winners.map(seat => (
            <SeatFace key={seat} seat={seat} name={names[seat] ?? ''} size={winners.length > 1 ? 34 : 54} />
          ))}
        </span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </div>
  )
}
