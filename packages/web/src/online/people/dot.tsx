import { useTranslations } from 'use-intl'
import styles from './dot.module.css'

/** Whether somebody has the table open now: a full dot, or an empty one. */
export function Dot({ here }: { here: boolean }) {
  const t = useTranslations('online.table')
  const word = here ? t('here') : t('away')
  return <span className={styles.dot} data-here={here} role="img" aria-label={word} title={word} />
}
