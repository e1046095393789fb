import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { NotFound } from '../frame/not-found.tsx'
import { type LoadedGame, useGame } from '../games/use-game.ts'
import { SetUpForm } from '../lobby/set-up-form.tsx'
import { firstDraft, type TournamentDraft, termsOf } from './draft.ts'
import { Counting } from './new/counting.tsx'
import { What } from './new/what.tsx'
import { When } from './new/when.tsx'
import { Who } from './new/who.tsx'

export default function NewTournamentPage({ game: id }: { game: string }) {
  const loaded = useGame(id)
  const [typed, setTyped] = useState<Typed>({ name: '', about: '' })
  if (loaded === null) return <NotFound />
  return loaded ? (
    <NewTournament key={loaded.game.id} typed={typed} onTyped={setTyped} {...loaded} />
  ) : (
    <Loading />
  )
}

/** What somebody has written is kept when they choose another game. */
type Typed = Pick<TournamentDraft, 'name' | 'about'>

interface Given extends LoadedGame {
  readonly typed: Typed
  readonly onTyped: (typed: Typed) => void
}

/** What everybody who enters agrees to. */
function NewTournament({ game, text, typed, onTyped }: Given) {
  const t = useTranslations('tournaments')
  const [draft, setDraft] = useState(() => ({ ...firstDraft(game), ...typed }))
  const change = (news: Partial<TournamentDraft>) => {
    const next = { ...draft, ...news }
    onTyped({ name: next.name, about: next.about })
    setDraft(next)
  }
  return (
    <SetUpForm
      game={game}
      text={text}
      title={t('create')}
      submit={t('form.go')}
      seats={draft.seats}
      options={draft.options}
      onOptions={options => change({ options })}
      post="/tournaments"
      leadsTo={id => `/tournaments/${id}`}
      terms={() => termsOf(game, draft)}
    >
      <What game={game} draft={draft} onChange={change} />
      <Who draft={draft} onChange={change} />
      <When draft={draft} onChange={change} />
      <Counting draft={draft} onChange={change} />
    </SetUpForm>
  )
}
