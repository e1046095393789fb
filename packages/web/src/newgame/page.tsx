import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { gameKey } from '../home/games.ts'
import { finishedLessons } from '../lessons/finished.ts'
import { NotFound } from '../shell/not-found.tsx'
import { type LoadedGame, useGame } from '../shell/use-game.ts'
import { humanSeats } from '../table/players.ts'
import { Button } from '../ui/button.tsx'
import { Frame } from '../ui/frame.tsx'
import { Loading } from '../ui/loading.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { firstDraft, fittingOptions, seated } from './draft.ts'
import { GameHead } from './game-head.tsx'
import { OptionList } from './option-list.tsx'
import styles from './page.module.css'
import { SeatList } from './seat-list.tsx'
import { seatNames } from './seat-names.ts'
import { startTable } from './start.ts'

export default function NewGamePage({ game: id }: { game: string }) {
  const loaded = useGame(id)
  if (loaded === null) return <NotFound />
  return loaded ? <NewGame key={id} {...loaded} /> : <Loading />
}

function NewGame({ game, text }: LoadedGame) {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(() => firstDraft(game.seats.min, game.seats.max))
  const [starting, setStarting] = useState(false)
  const key = gameKey(game.id)
  const people = humanSeats(draft.seats.map(seat => seat.player)).length

  const start = async () => {
    setStarting(true)
    const seats = seated(draft)
    const someone = (n: number) => t('newGame.someone', { n })
    const names = seatNames(draft.seats, seats, { bots: t('newGame.botNames'), someone })
    const { privacy, seed } = draft
    const options = fittingOptions(game, draft.seats.length, draft.options)
    const players = seats.map(seat => seat.player)
    navigate(`/table/${await startTable(game, { players, names, options, privacy, seed })}`)
  }

  return (
    <Frame title={t('newGame.title')}>
      <GameHead
        game={game.id}
        kicker={t('newGame.title')}
        title={key === 'other' ? text.name : t(`games.${key}.name`)}
      >
        {key !== 'other' && !finishedLessons().includes(game.id) && (
          <p className={styles.learn}>
            {t('lesson.offer')} <Link href={`/learn/${game.id}`}>{t('home.learn')}</Link>
          </p>
        )}
      </GameHead>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void start()
        }}
      >
        <section className={styles.part} aria-labelledby="seats">
          <h2 id="seats">{t('newGame.seats')}</h2>
          <SeatList draft={draft} game={game} onChange={setDraft} />
          <Toggle
            label={t('newGame.shuffle')}
            checked={draft.shuffle}
            onChange={shuffle => setDraft({ ...draft, shuffle })}
          />
          {people > 1 && (
            <Toggle
              label={t('newGame.privacy')}
              hint={t('newGame.privacyLine')}
              checked={draft.privacy}
              onChange={privacy => setDraft({ ...draft, privacy })}
            />
          )}
        </section>
        <OptionList
          game={game}
          text={text}
          seats={draft.seats.length}
          chosen={draft.options}
          onChange={options => setDraft({ ...draft, options })}
        />
        <details className={styles.part}>
          <summary>{t('newGame.more')}</summary>
          <label className={styles.seed}>
            <span>{t('newGame.seed')}</span>
            <input
              value={draft.seed}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="seed-hint"
              onChange={event => setDraft({ ...draft, seed: event.target.value })}
            />
          </label>
          <p id="seed-hint" className={styles.hint}>
            {t('newGame.seedLine')}
          </p>
        </details>
        <div className={styles.start}>
          <Button type="submit" tone="main" disabled={starting}>
            {t('newGame.start')}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
