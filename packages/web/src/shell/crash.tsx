import { Component, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Frame } from '../ui/frame.tsx'
import styles from './not-found.module.css'

/** A fault in one page must not look like a lost game. */
export class Crash extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Sorry /> : this.props.children
  }
}

function Sorry() {
  const t = useTranslations('error')
  return (
    <Frame title={t('title')}>
      <div className={styles.box} role="alert">
        <h1>{t('title')}</h1>
        <p>{t('line')}</p>
        <Button tone="main" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </div>
    </Frame>
  )
}
