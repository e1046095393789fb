import type { KingdomInfo } from '../../../rules/index.ts'
import { left, outline, SIDE, top } from './geometry.ts'
import styles from './kingdoms-layer.module.css'

/** Lines and washes around the kingdoms; neighbours differ in colour and in the dashes of the line. */
export function KingdomsLayer({ kingdoms }: { kingdoms: readonly KingdomInfo[] }) {
  return (
    <g>
      {kingdoms.map(({ squares }, index) => (
        <path
          key={squares[0]}
          className={styles.kingdom}
          data-look={index % LOOKS}
          d={outline(squares, 1.5, 12)}
        />
      ))}
    </g>
  )
}

const LOOKS = 5

/** Under each leader: its strength in a revolt beside a temple, in a war beside its own followers. */
export function StrengthsLayer({ kingdoms }: { kingdoms: readonly KingdomInfo[] }) {
  return (
    <g className={styles.strengths}>
      {kingdoms.flatMap(({ leaders }) =>
        leaders.map(({ square, colour, inner, outer }) => (
          <g key={square} transform={`translate(${left(square)} ${top(square) + SIDE})`} data-colour={colour}>
            <g className={styles.print}>
              <rect className={styles.inner} x="0" y="-17" width="18" height="17" rx="4" />
              <rect className={styles.outer} x="17" y="-17" width="18" height="17" rx="4" />
              <text x="9" y="-3.5">
                {inner}
              </text>
              <text x="26" y="-3.5">
                {outer}
              </text>
            </g>
          </g>
        )),
      )}
    </g>
  )
}
