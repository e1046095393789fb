import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import type { TournamentList, TournamentSummary } from '@ludoteca/protocol'
import { writePlace } from '@ludoteca/protocol/places'
import { shelf } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import styles from '../lobby/page.module.css'
import cards from '../lobby/table-cards.module.css'
import { call } from '../online/api.ts'
import { LinkNotice } from '../online/link-notice.tsx'
import { useGoOnline } from '../online/online-state.ts'
import { TournamentCard } from './tournament-card.tsx'

const PHASES = ['open', 'playing', 'over'] as const
type Phase = (typeof PHASES)[number]

/** The tournaments of the server, and one's own. */
export default function TournamentsPage() {
  const t = useTranslations('tournaments')
  const { me, link } = useGoOnline()
  const [phase, setPhase] = useState<Phase>('open')
  const [list, setList] = useState<TournamentList | null>(null)
  const [more, setMore] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the line is back, or for another person
  useEffect(() => {
    let current = true
    void call<TournamentList>('GET', `/tournaments?phase=${phase}`).then(found => {
      if (!found.ok || !current) return
      setList(found.value)
      setMore(found.value.tournaments.length > 0)
    })
    return () => {
      current = false
    }
  }, [phase, link, me?.id])
  const older = async () => {
    const last = list?.tournaments.at(-1)
    if (!list || !last) return
    const found = await call<TournamentList>('GET', `/tournaments?phase=${phase}&before=${writePlace(last)}`)
    if (!found.ok) return
    setMore(found.value.tournaments.length > 0)
    setList({ ...list, tournaments: [...list.tournaments, ...found.value.tournaments] })
  }
  return (
    <Frame title={t('title')} wide>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {list && list.refused !== 'tournaments-by-hosts' && (
          <ButtonLink tone="main" href={`/tournaments/new/${shelf[0]?.id}`} data-testid="create">
            <Icon name="plus" />
            {t('create')}
          </ButtonLink>
        )}
      </div>
      <LinkNotice known={list !== null} />
      {list && (
        <div className={styles.lists}>
          {list.mine.length > 0 && <Cards title={t('mine')} tournaments={list.mine} empty="" />}
          <Segments
            label={t('title')}
            value={phase}
            choices={PHASES.map(value => ({ value, label: t(`lists.${value}`) }))}
            onChange={setPhase}
          />
          <Cards title={t(`lists.${phase}`)} tournaments={list.tournaments} empty={t(`empty.${phase}`)} />
          {more && list.tournaments.length >= 30 && <Button onClick={() => void older()}>{t('more')}</Button>}
        </div>
      )}
    </Frame>
  )
}

interface CardsProps {
  readonly title: string
  readonly tournaments: readonly TournamentSummary[]
  readonly empty: string
}

function Cards({ title, tournaments, empty }: CardsProps) {
  return (
    <section className={cards.list} aria-label={title}>
      <h2>{title}</h2>
      {tournaments.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <ul className={cards.cards}>
          {tournaments.map(each => (
            <li key={each.id}>
              <TournamentCard tournament={each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
