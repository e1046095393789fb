import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './action-bar.module.css'

interface ToLogProps {
  /** The choices make room for what is read. */
  readonly onLog: () => void
  readonly onBack: () => void
}

/** On a phone the log lies below the board: one tap to it, and one back to where one was. */
export function ToLog({ onLog, onBack }: ToLogProps) {
  const t = useTranslations('table')
  const [reading, setReading] = useState(false)
  const left = useRef(0)
  const go = () => {
    setReading(!reading)
    if (reading) {
      onBack()
      void scrollTo({ top: left.current })
      return
    }
    left.current = scrollY
    onLog()
    const tab = document.querySelector<HTMLElement>('[data-tab=log]')
    tab?.click()
    void tab?.parentElement?.scrollIntoView({ block: 'start' })
  }
  return (
    <Button tone="quiet" className={styles.toLog} onClick={go} data-testid="to-log">
      <Icon name={reading ? 'board' : 'log'} />
      {t(reading ? 'backToBoard' : 'log')}
    </Button>
  )
}
