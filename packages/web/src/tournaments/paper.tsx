import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { TournamentFacts } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callText } from '../online/api.ts'
import { download } from '../store/download.ts'
import styles from './tournament.module.css'

const ENDS = { json: 'json', csv: 'csv', games: 'games.csv' } as const

/** What is taken away from here: on paper, or as a file. */
export function Paper({ facts: { id, seed } }: { facts: TournamentFacts }) {
  const t = useTranslations('tournaments')
  const archive = useTranslations('archive')
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (form: keyof typeof ENDS) => {
    const found = await callText(`/tournaments/${id}/export?form=${form}`)
    setProblem(found.ok ? null : found.problem.message)
    if (found.ok) download(`ludoteca-tournament-${id}.${ENDS[form]}`, found.value)
  }
  return (
    <section className={styles.part}>
      <div className={`${styles.row} ${styles.screen}`}>
        <Button onClick={() => print()}>{t('print')}</Button>
        <Button onClick={() => void take('csv')}>
          <Icon name="file" />
          {t('csv')}
        </Button>
        <Button onClick={() => void take('games')}>
          <Icon name="file" />
          {t('gamesFile')}
        </Button>
        <Button onClick={() => void take('json')}>
          <Icon name="file" />
          {t('json')}
        </Button>
        <ButtonLink href={`/archive?tournament=${id}`}>
          <Icon name="search" />
          {archive('ofTournament')}
        </ButtonLink>
      </div>
      {problem && <p role="alert">{problem}</p>}
      {seed !== null && <p className={styles.small}>{t('seed', { seed })}</p>}
    </section>
  )
}
