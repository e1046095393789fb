import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Chip } from '../people/chip.tsx'
import { setTitle } from '../shell/title.ts'
import styles from './frame.module.css'
import { Icon } from './icon.tsx'
import { Wordmark } from './wordmark.tsx'

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
