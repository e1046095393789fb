import { useTranslations } from 'use-intl'
import styles from './loading.module.css'

/** Shown only when something takes longer than a blink. */
export function Loading() {
  const t = useTranslations('table')
  return (
    <p className={styles.loading} role="status">
      {t('loading')}
    </p>
  )
}
