import type { HouseFacts } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { TableCard } from '../lobby/table-card.tsx'
import styles from './admin.module.css'

/** Every table being played, also those that are not listed. */
export function LiveTables({ facts: { tables } }: { facts: HouseFacts }) {
  const t = useTranslations('admin')
  return (
    <section className={styles.tables} aria-label={t('tables')}>
      <h2>{t('tables')}</h2>
      {tables.length === 0 ? (
        <p className={styles.empty}>{t('tablesEmpty')}</p>
      ) : (
        <ul className={styles.cards}>
          {tables.map(table => (
            <li key={table.id}>
              <TableCard table={table} more={t('pages', { n: table.pages })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
