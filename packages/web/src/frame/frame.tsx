import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { setTitle } from '../browser/title.ts'
import { Chip } from '../people/chip.tsx'
import styles from './frame.module.css'

/** Three pieces on a shelf, and the name of the page. */
function Wordmark() {
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

interface FrameProps {
  readonly title: string
  readonly children: ReactNode
  readonly wide?: boolean
}

/** Header and main of every page except the table. */
export function Frame({ title, children, wide = false }: FrameProps) {
  const t = useTranslations()
  useEffect(() => {
    setTitle(`${title} · ${t('brand.name')}`)
  }, [title, t])
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.brand} aria-label={`${t('brand.name')} – ${t('nav.home')}`}>
          <Wordmark />
        </Link>
        <nav aria-label={t('nav.main')} className={styles.nav}>
          <Chip />
          <Link href="/settings" className={styles.link}>
            <Icon name="settings" />
            <span>{t('nav.settings')}</span>
          </Link>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={`${styles.main} ${wide ? styles.wide : ''}`}>
        {children}
      </main>
    </>
  )
}
