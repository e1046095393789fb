import styles from './form.module.css'

/** How a request went: a problem in red, a success in green, or nothing yet. */
export function Said({ problem, good }: { problem: string | null; good?: string | null | undefined }) {
  if (problem) {
    return (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )
  }
  return good ? (
    <p role="status" className={styles.good}>
      {good}
    </p>
  ) : null
}
