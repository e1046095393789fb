import type { SaveProblem } from '@ludoteca/engine'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { reviewIn } from '@ludoteca/review'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { SaveReason } from '../home/save-reason.tsx'
import { readSaveText } from '../store/file.ts'
import { importSave } from '../store/import.ts'
import styles from './review.module.css'
import { keepBrought } from './store.ts'

/** Opens a save file to review its game, with the review it may have brought. */
export default function OpenReviewPage() {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<SaveProblem | 'not-over' | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const text = await file.text()
    const loaded = await readSaveText(text)
    if (!loaded.ok) return setProblem(loaded.problem)
    const { match } = loaded
    if (match.game.turn(match.state) !== null) return setProblem('not-over')
    await keepBrought(match, reviewIn(text, match))
    const done = await importSave(text)
    if (done.ok) navigate(`/review/${done.id}`)
    else setProblem(done.problem)
  }
  return (
    <Frame title={t('review.openTitle')}>
      <h1>{t('review.openTitle')}</h1>
      <p className={styles.line}>{t('review.openLine')}</p>
      <Button tone="main" onClick={() => input.current?.click()}>
        <Icon name="open" />
        {t('home.open')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".ludo,.txt,text/plain"
        hidden
        data-testid="review-file"
        onChange={event => {
          void open(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {problem && (
        <Notice title={problem === 'not-over' ? t('review.notOver') : t('home.badFile')}>
          <p>{problem === 'not-over' ? t('review.notOverLine') : <SaveReason problem={problem} />}</p>
        </Notice>
      )}
    </Frame>
  )
}
