import type { ReactNode } from 'react'
import styles from './harbour.module.css'

/** A named part of the harbour. */
export function Box({
  title,
  className,
  children,
}: {
  title: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <section className={`${styles.box} ${className ?? ''}`}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
