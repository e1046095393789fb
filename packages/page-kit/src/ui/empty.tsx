import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** Stands where a list would be. */
export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>
