import { createContext, use } from 'react'
import { Face } from '../ui/face.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './seated.module.css'

/** Who sits round the table, as far as it is drawn. */
export interface Seated {
  /** Levels of bots by seat; null for people. */
  readonly bots: readonly (string | null)[]
  /** Every level, the weakest first. */
  readonly levels: readonly string[]
  /** A level in words. */
  readonly said: (level: string) => string
}

export const SeatedContext = createContext<Seated>({ bots: [], levels: [], said: level => level })

interface WhoProps {
  readonly seat: number
  readonly name: string
  readonly size?: number
}

/** The mark of a seat; a bot looks out of a ring of its colour. */
export function SeatFace({ seat, name, size = 16 }: WhoProps) {
  const { bots } = use(SeatedContext)
  if (!bots[seat]) return <SeatMark seat={seat} size={size} />
  return (
    <span className={styles.face} style={{ width: size, height: size, borderColor: `var(--seat-${seat})` }}>
      <Face name={name} size={size} />
      <span className={styles.mark}>
        <SeatMark seat={seat} size={Math.max(9, Math.round(size * 0.36))} />
      </span>
    </span>
  )
}

/** How well a bot plays: as many bars as its level is high. Nothing for people. */
export function LevelBadge({ seat }: { readonly seat: number }) {
  const { bots, levels, said } = use(SeatedContext)
  const level = bots[seat]
  if (!level) return null
  const height = levels.indexOf(level)
  return (
    <span className={styles.level} role="img" title={said(level)} aria-label={said(level)}>
      <svg aria-hidden="true" viewBox={`0 0 ${levels.length * 4} 12`} height="12">
        {levels.map((each, i) => (
          <rect
            key={each}
            x={i * 4}
            y={9 - i * 2}
            width="3"
            height={3 + i * 2}
            rx="1"
            data-full={i <= height}
          />
        ))}
      </svg>
    </span>
  )
}
