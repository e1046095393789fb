import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import type { TableSummary } from '@ludoteca/protocol'
import { TableCard } from './table-card.tsx'
import styles from './table-cards.module.css'

interface TableCardsProps<T> {
  readonly title: string
  readonly tables: readonly T[]
  /** What is said when there are none. */
  readonly empty: string
  readonly more?: (table: T) => string
}

/** Tables under a title. */
export function TableCards<T extends TableSummary>({ title, tables, empty, more }: TableCardsProps<T>) {
  return (
    <section className={styles.list} aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <ul className={styles.cards}>
          {tables.map(table => (
            <li key={table.id}>
              <TableCard table={table} {...(more && { more: more(table) })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
