import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { type LoadedGame, useGame } from '../games/use-game.ts'
import { GameHead } from '../newgame/game-head.tsx'
import { OptionList } from '../newgame/option-list.tsx'
import styles from '../newgame/page.module.css'
import { call } from '../online/api.ts'
import { LinkNotice } from '../online/link-notice.tsx'
import { useGoOnline } from '../online/online-state.ts'
import { needsName } from '../people/asking.ts'
import form from '../people/form.module.css'
import { useRequest } from '../people/use-request.ts'
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
  const [, navigate] = useLocation()
  useGoOnline()
  const [draft, setDraft] = useState(() => ({ ...firstDraft(game), ...typed }))
  const { busy, problem, run } = useRequest()
  const change = (news: Partial<TournamentDraft>) => {
    const next = { ...draft, ...news }
    onTyped({ name: next.name, about: next.about })
    setDraft(next)
  }
  const create = async () => {
    if (!(await needsName())) return
    const made = await run(() => call<{ id: string }>('POST', '/tournaments', termsOf(game, draft)))
    if (made) navigate(`/tournaments/${made.id}`)
  }
  return (
    <Frame title={t('create')}>
      <GameHead game={game.id} kicker={t('create')} title={text.name} />
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void create()
        }}
      >
        <LinkNotice known={false} />
        <What game={game} draft={draft} onChange={change} />
        <Who draft={draft} onChange={change} />
        <When draft={draft} onChange={change} />
        <Counting draft={draft} onChange={change} />
        <OptionList
          game={game}
          text={text}
          seats={draft.seats}
          chosen={draft.options}
          onChange={options => change({ options })}
        />
        <div className={styles.start}>
          {problem && (
            <p role="alert" className={form.problem}>
              {problem}
            </p>
          )}
          <Button type="submit" tone="main" disabled={busy} data-testid="make">
            {t('form.go')}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
