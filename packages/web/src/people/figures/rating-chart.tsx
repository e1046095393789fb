import type { FiguresOfGame } from '@ludoteca/protocol'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './figures.module.css'

const WIDTH = 640
const HEIGHT = 200
const [LEFT, RIGHT, TOP, BOTTOM] = [52, 10, 12, 26]
/** Lines that stand for round numbers are so far apart. */
const STRIDES = [10, 20, 50, 100, 200, 500, 1_000]

/** A rating from one rated game to the next, and the same as a table. */
export function RatingChart({ ratings }: Pick<FiguresOfGame, 'ratings'>) {
  const t = useTranslations('figures')
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = (at: number): string => format.dateTime(at, { dateStyle: 'medium', timeZone })
  const values = ratings.map(each => each.rating)
  const [least, most] = [Math.min(...values) - 5, Math.max(...values) + 5]
  const stride = STRIDES.find(each => (most - least) / each <= 4) ?? most - least
  const lines: number[] = []
  for (let line = Math.ceil(least / stride) * stride; line <= most; line += stride) lines.push(line)
  const x = (at: number): number => LEFT + (at / Math.max(1, ratings.length - 1)) * (WIDTH - LEFT - RIGHT)
  const y = (rating: number): number => TOP + ((most - rating) / (most - least)) * (HEIGHT - TOP - BOTTOM)
  const [first, last] = [ratings[0], ratings.at(-1)]
  if (!first || !last) return null
  return (
    <figure className={styles.rating} data-testid="rating-chart">
      <figcaption>{t('rating')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {lines.map(line => (
          <g key={line}>
            <path className={styles.line} d={`M${LEFT} ${y(line)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(line) + 5} textAnchor="end">
              {line}
            </text>
          </g>
        ))}
        <path
          className={styles.curve}
          d={values.map((rating, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(rating)}`).join('')}
        />
        <circle className={styles.end} cx={x(values.length - 1)} cy={y(last.rating)} r="5" />
      </svg>
      <p className={styles.soft}>
        {t('fromTo', { from: first.rating, since: day(first.at), to: last.rating, until: day(last.at) })}
      </p>
      <details>
        <summary>{t('asTable')}</summary>
        <table className={styles.plain}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('rating')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ at, rating }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games may end at the same moment
              <tr key={i}>
                <th scope="row">{day(at)}</th>
                <td>{rating}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
