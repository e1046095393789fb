import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** Something the person must know: spoken at once by a screen reader. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
