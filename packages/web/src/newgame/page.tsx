import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { type LoadedGame, useGame } from '../games/use-game.ts'
import { finishedLessons } from '../lessons/finished.ts'
import { humanSeats } from '../store/players.ts'
import { AloneSection } from './alone-section.tsx'
import { chooseOptions, choosePreset, fittingOptions, seated } from './draft.ts'
import { GameHead } from './game-head.tsx'
import { OptionList } from './option-list.tsx'
import { ownSetOf } from './own-set.ts'
import { OwnSetBox } from './own-set-box.tsx'
import styles from './page.module.css'
import { PresetCards } from './preset-cards.tsx'
import { rememberedDraft, rememberSetup } from './remembered.ts'
import { SeatList } from './seat-list.tsx'
import { seatNames } from './seat-names.ts'
import { startTable } from './start.ts'

export default function NewGamePage({ game: id }: { game: string }) {
  const loaded = useGame(id)
  if (loaded === null) return <NotFound />
  return loaded ? <NewGame key={id} {...loaded} /> : <Loading />
}

function NewGame(loaded: LoadedGame) {
  const { game, text, page } = loaded
  const t = useTranslations()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(() => rememberedDraft(game))
  const [starting, setStarting] = useState(false)
  const people = humanSeats(draft.seats.map(seat => seat.player)).length

  const words = { bots: t('newGame.botNames'), someone: (n: number) => t('newGame.someone', { n }) }

  const start = async () => {
    setStarting(true)
    rememberSetup(game, draft)
    const seats = seated(draft)
    const names = seatNames(draft.seats, seats, words)
    const { privacy, seed } = draft
    const beginner = draft.preset === 'first'
    const options = fittingOptions(game, draft.seats.length, { ...draft.options, ...ownSetOf(game) })
    const players = seats.map(seat => seat.player)
    navigate(`/table/${await startTable(game, { players, names, options, privacy, seed, beginner })}`)
  }

  return (
    <Frame title={t('newGame.title')}>
      <GameHead game={game.id} kicker={t('newGame.title')} title={text.name}>
        {page && !finishedLessons().includes(game.id) && (
          <p className={styles.learn}>
            {t('lesson.offer')} <Link href={`/learn/${game.id}`}>{t('home.learn')}</Link>
          </p>
        )}
      </GameHead>
      <AloneSection loaded={loaded} />
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void start()
        }}
      >
        <PresetCards
          game={game}
          text={text}
          chosen={draft.preset}
          onChoose={preset => setDraft(choosePreset(game, draft, preset))}
        />
        <section className={styles.part} aria-labelledby="seats">
          <h2 id="seats">{t('newGame.seats')}</h2>
          <SeatList
            draft={draft}
            names={seatNames(draft.seats, draft.seats, words)}
            game={game}
            onChange={setDraft}
          />
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
          onChange={options => setDraft(chooseOptions(draft, options))}
        >
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
        </OptionList>
        <OwnSetBox loaded={loaded} />
        <div className={styles.start}>
          <Button type="submit" tone="main" disabled={starting}>
            {t('newGame.start')}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
