import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { ImportProblem } from '../whatif/share/import.ts'
import { ImportReason } from '../whatif/share/reason.tsx'
import styles from './open-save.module.css'

const loadImport = () => import('../store/import.ts')
const loadLines = () => import('../whatif/share/import.ts')

/** Whether the file says what was tried in its game. */
const hasLines = (text: string): boolean => text.includes('\n#whatif ')

/** A button, and the whole page as a place to drop a file on. */
export function OpenSave() {
  const t = useTranslations('home')
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const said = useRef<HTMLDivElement>(null)

  const open = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text()
    if (hasLines(text)) {
      const { importBoard } = await loadLines()
      const board = await importBoard(text)
      setProblem(board.ok ? null : board.problem)
      if (board.ok) navigate(`/whatif/${board.id}`)
      return
    }
    const { importSave } = await loadImport()
    const done = await importSave(text)
    setProblem(done.ok ? null : done.problem)
    // Who sat where may still have to be said; of a finished game the result is what one wants to see.
    if (done.ok) navigate(done.seated || done.over ? `/table/${done.id}` : `/table/${done.id}/seats`)
  }
  const onDrop = useEffectEvent(open)

  // It stands below the games: whoever dropped a file at the top must see it.
  useEffect(() => {
    if (problem) void said.current?.scrollIntoView({ block: 'center' })
  }, [problem])

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
        <div ref={said} className={styles.problem}>
          <Notice title={t('badFile')}>
            <p>
              <ImportReason problem={problem} />
            </p>
            <p>{t('untouched')}</p>
          </Notice>
        </div>
      )}
    </>
  )
}
