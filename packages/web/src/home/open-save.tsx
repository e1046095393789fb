import type { SaveProblem } from '@ludoteca/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './open-save.module.css'
import { SaveReason } from './save-reason.tsx'

const loadImport = () => import('../store/import.ts')

/** A button, and the whole page as a place to drop a file on. */
export function OpenSave() {
  const t = useTranslations('home')
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const open = async (file: File | undefined) => {
    if (!file) return
    const { importSave } = await loadImport()
    const done = await importSave(await file.text())
    setProblem(done.ok ? null : done.problem)
    if (done.ok) navigate(`/table/${done.id}/seats`)
  }
  const onDrop = useEffectEvent(open)

  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      void onDrop(event.dataTransfer?.files[0])
    }
    addEventListener('dragover', allow)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', allow)
      removeEventListener('drop', drop)
    }
  }, [])

  return (
    <>
      <div className={styles.open}>
        <span className={styles.hint}>{t('openHint')}</span>
        <Button onClick={() => input.current?.click()}>
          <Icon name="open" />
          {t('open')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".ludo,.txt,text/plain"
          hidden
          data-testid="save-file"
          onChange={event => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {problem && (
        <div className={styles.problem}>
          <Notice title={t('badFile')}>
            <p>
              <SaveReason problem={problem} />
            </p>
            <p>{t('untouched')}</p>
          </Notice>
        </div>
      )}
    </>
  )
}
