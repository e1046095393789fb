import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import type { Ladder } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation, useSearch } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { useGameName } from '../games/game-name.ts'
import { call } from '../online/api.ts'
import { LinkNotice } from '../online/link-notice.tsx'
import { useGoOnline } from '../online/online-state.ts'
import { ProgramMark } from '../people/programs/mark.tsx'
import styles from './page.module.css'

/** Programs by their rating, a game at a time. */
export default function LadderPage() {
  const t = useTranslations('ladder')
  const gameName = useGameName()
  const { link } = useGoOnline()
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('game')
  const game = shelf.find(({ id }) => id === asked)?.id ?? shelf[0]?.id ?? ''
  const [ladder, setLadder] = useState<Ladder | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the line is back
  useEffect(() => {
    let current = true
    void call<Ladder>('GET', `/ladder/programs?game=${game}`).then(found => {
      if (found.ok && current) setLadder(found.value)
    })
    return () => {
      current = false
    }
  }, [game, link])
  const shown = ladder?.game === game ? ladder : null
  return (
    <Frame title={t('title')} wide>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('lead')}</p>
      </div>
      <div className={styles.lists}>
        <Segments
          label={t('games')}
          value={game}
          choices={shelf.map(({ id }) => ({ value: id, label: gameName(id) }))}
          onChange={next => navigate(`/ladder/programs?game=${next}`, { replace: true })}
        />
        <LinkNotice known={shown !== null} />
        {shown && (shown.programs.length === 0 ? <Empty>{t('empty')}</Empty> : <Ranks ladder={shown} />)}
      </div>
    </Frame>
  )
}

function Ranks({ ladder: { programs } }: { ladder: Ladder }) {
  const t = useTranslations('ladder')
  const people = useTranslations('people.profile')
  return (
    <>
      <table className={styles.ladder} data-testid="ladder">
        <thead>
          <tr>
            {(['place', 'program', 'rating', 'played'] as const).map(key => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {programs.map(({ person, place, rating, uncertainty, games }) => (
            <tr key={person.id}>
              <td>{place ?? <span className={styles.soft}>–</span>}</td>
              <th scope="row">
                <Link href={`/people/${person.id}`}>{person.name}</Link>
                <ProgramMark person={person} />
                {place === null && <span className={styles.mark}>{t('provisional')}</span>}
              </th>
              <td>{people('rating', { rating, uncertainty })}</td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {programs.some(({ place }) => place === null) && <p className={styles.soft}>{t('provisionalLine')}</p>}
    </>
  )
}
