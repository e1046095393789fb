import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly line?: string
  readonly children: ReactNode
}

/** One topic of the page about oneself. */
export function Section({ title, line, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {line && <p className={styles.line}>{line}</p>}
      {children}
    </section>
  )
}
