import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import { LEVELS } from '@ludoteca/protocol/figures'
import { shelf } from '@ludoteca/shelf'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import { useGameName } from '../games/game-name.ts'
import { type LoadedGame, useGame } from '../games/use-game.ts'
import styles from '../newgame/page.module.css'
import { PACE_NAMES, PACES, usePaceWords } from '../online/pace.ts'
import { AloneChoice } from './alone-choice.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { firstTerms, termsOf } from './terms-draft.ts'

const VISIBILITIES = ['public', 'unlisted', 'private'] as const

export default function NewTablePage({ game: id }: { game: string }) {
  const loaded = useGame(id)
  if (loaded === null) return <NotFound />
  return loaded ? <NewTable key={loaded.game.id} {...loaded} /> : <Loading />
}

/** What people agree on by sitting down at the new table. */
function NewTable({ game, text }: LoadedGame) {
  const t = useTranslations()
  const gameName = useGameName()
  const [, navigate] = useLocation()
  const paceWords = usePaceWords()
  const [draft, setDraft] = useState(() => firstTerms(game))
  const change = (news: Partial<typeof draft>) => setDraft({ ...draft, ...news })
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  return (
    <SetUpForm
      game={game}
      text={text}
      title={t('online.terms.title')}
      submit={t('online.terms.create')}
      seats={draft.seats}
      options={draft.options}
      onOptions={options => change({ options })}
      post="/tables"
      leadsTo={id => `/t/${id}`}
      terms={() => termsOf(game, draft)}
    >
      <section className={styles.part} aria-label={t('newGame.game')}>
        <Segments
          label={t('newGame.game')}
          value={game.id}
          choices={shelf.map(({ id }) => ({ value: id, label: gameName(id) }))}
          onChange={id => navigate(`/online/new/${id}`, { replace: true })}
        />
        <Segments
          label={t('online.terms.seats')}
          value={String(draft.seats)}
          choices={counts.map(n => ({ value: String(n), label: String(n) }))}
          onChange={seats => change({ seats: Number(seats) })}
        />
        <AloneChoice game={game} text={text} draft={draft} onChange={change} />
        <Toggle
          label={t('online.terms.order')}
          checked={draft.shuffle}
          onChange={shuffle => change({ shuffle })}
        />
      </section>
      <section className={styles.part} aria-label={t('online.terms.where')}>
        <Segments
          label={t('online.terms.pace')}
          hint={paceWords(PACES[draft.pace])}
          value={draft.pace}
          choices={PACE_NAMES.map(value => ({ value, label: t(`online.terms.paces.${value}`) }))}
          onChange={pace => change({ pace })}
        />
        <Segments
          label={t('online.terms.visibility')}
          hint={t(`online.terms.visibilityLine.${draft.visibility}`)}
          value={draft.visibility}
          choices={VISIBILITIES.map(value => ({ value, label: t(`online.terms.visibilities.${value}`) }))}
          onChange={visibility => change({ visibility })}
        />
        <Toggle
          label={t('online.terms.rated')}
          hint={t('online.terms.ratedLine')}
          checked={draft.rated}
          onChange={rated => change({ rated })}
        />
        {draft.rated && (
          <Toggle
            label={t('online.terms.programs')}
            hint={t('online.terms.programsLine')}
            checked={draft.programs}
            onChange={programs => change({ programs })}
          />
        )}
        <Segments
          label={t('online.terms.guardian')}
          hint={t('online.terms.guardianLine')}
          value={draft.guardian}
          choices={LEVELS.map(value => ({ value, label: t(`newGame.levels.${value}`) }))}
          onChange={guardian => change({ guardian })}
        />
      </section>
    </SetUpForm>
  )
}
