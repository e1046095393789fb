import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './points-chart.module.css'

const WIDTH = 640
const HEIGHT = 220
const LEFT = 34
const BOTTOM = 24
const TOP = 10
const RIGHT = 14
/** Lines are told apart by their dashes as well. */
const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 5'] as const

/** A round number of about a quarter of the whole. */
function stride(most: number): number {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find(each => each * power >= rough) ?? 10
  return factor * power
}

interface PointsChartProps {
  /** Totals by seat, one list per position. */
  readonly history: readonly (readonly number[])[]
  readonly names: readonly string[]
}

/** Everybody's points over the game; pointer and keys move along it. */
export function PointsChart({ history, names }: PointsChartProps) {
  const t = useTranslations('over')
  const end = Math.max(0, history.length - 1)
  const [at, setAt] = useState(end)
  const most = Math.max(1, ...history.flat())
  const least = Math.min(0, ...history.flat())
  const x = (i: number) => LEFT + (i / Math.max(1, end)) * (WIDTH - LEFT - RIGHT)
  const y = (points: number) => TOP + ((most - points) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const step = stride(most)
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  const shown = Math.min(at, end)
  const now = history[shown] ?? []
  const point = (event: React.PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const along = ((event.clientX - left) / width) * WIDTH
    setAt(Math.round(Math.min(1, Math.max(0, (along - LEFT) / (WIDTH - LEFT - RIGHT))) * end))
  }
  const told = names.map((name, seat) => t('chartPoints', { name, points: now[seat] ?? 0 }))
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        data-testid="points-chart"
        onPointerMove={point}
        onPointerDown={point}
      >
        {grid.map(points => (
          <g key={points}>
            <path d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} className={styles.grid} />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
          {t('moves')} {end}
        </text>
        {names.map((name, seat) => (
          <path
            key={name}
            d={history.map((totals, i) => `${i ? 'L' : 'M'}${x(i)} ${y(totals[seat] ?? 0)}`).join('')}
            fill="none"
            stroke={`var(--seat-${seat})`}
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeDasharray={DASHES[seat]}
          />
        ))}
        <path d={`M${x(shown)} ${TOP}V${HEIGHT - BOTTOM}`} className={styles.now} />
        {names.map((name, seat) => (
          <circle key={name} cx={x(shown)} cy={y(now[seat] ?? 0)} r="4.5" fill={`var(--seat-${seat})`} />
        ))}
      </svg>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={end}
        value={shown}
        aria-label={t('chartAt')}
        aria-valuetext={[t('chartMove', { n: shown }), ...told].join(', ')}
        onChange={event => setAt(Number(event.target.value))}
      />
      <figcaption className={styles.legend}>
        <strong className={styles.move}>{t('chartMove', { n: shown })}</strong>
        {names.map((name, seat) => (
          <span key={name}>
            <SeatMark seat={seat} size={12} />
            {told[seat]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
