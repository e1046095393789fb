import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { Notice } from '@ludoteca/page-kit/ui/notice.tsx'
import { shelf } from '@ludoteca/shelf'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { type ImportProblem, importBoard, importFragment } from './share/import.ts'
import { ImportReason } from './share/reason.tsx'
import styles from './what-if.module.css'

const arranged = shelf.filter(({ arranges }) => arranges)

/** Opens a what-if board from a link, from a save file, or from a position set up by hand. */
export default function OpenWhatIfPage() {
  const t = useTranslations()
  const lang = useLang()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  const [reading, setReading] = useState(() => location.hash.length > 1)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let current = true
    const read = async () => {
      if (location.hash.length < 2) return
      setReading(true)
      const done = await importFragment(location.hash.slice(1))
      if (!current) return
      setReading(false)
      if (done.ok) navigate(`/whatif/${done.id}`, { replace: true })
      else setProblem(done.problem)
    }
    void read()
    // A link that is pasted over another one of this page loads nothing anew.
    addEventListener('hashchange', read)
    return () => {
      current = false
      removeEventListener('hashchange', read)
    }
  }, [navigate])
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const done = await importBoard(await file.text())
    if (done.ok) navigate(`/whatif/${done.id}`)
    else setProblem(done.problem)
  }
  if (reading) return <Loading />
  return (
    <Frame title={t('whatIf.openTitle')}>
      <h1>{t('whatIf.openTitle')}</h1>
      <p className={styles.note}>{t('whatIf.openLine')}</p>
      <p>
        <Button tone="main" onClick={() => input.current?.click()}>
          <Icon name="open" />
          {t('home.open')}
        </Button>
      </p>
      {arranged.map(({ id, titles }) => (
        <p key={id}>
          <ButtonLink href={`/position/${id}`}>
            <Icon name="board" />
            {t('position.of', { game: titles[lang].name })}
          </ButtonLink>
        </p>
      ))}
      <input
        ref={input}
        type="file"
        accept=".ludo,.txt,text/plain"
        hidden
        data-testid="what-if-file"
        onChange={event => {
          void open(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {problem && (
        <Notice title={t(problem === 'link' ? 'whatIf.badLink' : 'home.badFile')}>
          <p>
            <ImportReason problem={problem} />
          </p>
        </Notice>
      )}
    </Frame>
  )
}
