import { useTranslations } from 'use-intl'
import styles from './frame.module.css'

/** Three pieces on a shelf, and the name of the house. */
export function Wordmark() {
  const t = useTranslations('brand')
  return (
    <span className={styles.wordmark}>
      <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34">
        <rect width="34" height="34" rx="9" fill="var(--felt)" />
        <path d="M6 26h22" stroke="#d9b25f" strokeWidth="2" strokeLinecap="round" />
        <circle cx="10.2" cy="20" r="3.7" fill="#e08a5b" />
        <path d="M17 10l4.2 13.7h-8.4z" fill="#f2e8d8" />
        <rect x="21.2" y="15.6" width="6.4" height="8.1" rx="1" fill="#79b8ee" />
      </svg>
      <span>{t('name')}</span>
    </span>
  )
}
