import styles from './figures.module.css'

export interface Bar {
  readonly label: string
  readonly value: number
  /** The value in words. */
  readonly said: string
}

interface BarsProps {
  readonly title: string
  /** What the values are. */
  readonly what: string
  readonly bars: readonly Bar[]
  /** What a whole bar stands for; the largest value where nothing is said. */
  readonly most?: number
}

/** A table whose values are drawn as well. */
export function Bars({ title, what, bars, most }: BarsProps) {
  const whole = most ?? Math.max(...bars.map(bar => bar.value))
  const share = (value: number): number => (whole > 0 ? Math.max(0, Math.min(1, value / whole)) * 100 : 0)
  return (
    <table className={styles.bars}>
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <td />
          <th scope="col">{what}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, said }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles.bar}>
                <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect className={styles.ground} width="100" height="8" />
                  <rect className={styles.amount} width={share(value)} height="8" />
                </svg>
                <span>{said}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
