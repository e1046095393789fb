import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { ART, gameKey, isHouseGame } from '../home/games.ts'
import { firstDraft, fittingOptions } from '../newgame/draft.ts'
import { startTable } from '../newgame/start.ts'
import { changeSettings, useLang } from '../settings/store.ts'
import type { LoadedGame } from '../shell/use-game.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Frame } from '../ui/frame.tsx'
import { Icon } from '../ui/icon.tsx'
import type { AnyLesson, Told } from './contract.ts'
import styles from './end.module.css'

interface LessonEndProps {
  readonly loaded: LoadedGame
  readonly lesson: AnyLesson
  readonly told: Told<object>
  readonly onAgain: () => void
}

/** What to take along, and the way to a first game. */
export function LessonEnd({ loaded, lesson, told, onAgain }: LessonEndProps) {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const { game } = loaded
  const lang = useLang()
  const Art = isHouseGame(game.id) ? ART[game.id] : null
  const firstGame = async () => {
    changeSettings({ coach: 'on' })
    const draft = firstDraft(game.seats.min, game.seats.max)
    const bots = t('newGame.botNames').split(',')
    const names = [t('newGame.someone', { n: 1 }), ...bots].slice(0, draft.seats.length)
    const players = draft.seats.map(seat => seat.player)
    const sitting = { players, names, options: fittingOptions(game, draft.seats.length, {}), privacy: false }
    navigate(`/table/${await startTable(game, sitting)}`)
  }
  return (
    <Frame title={t('lesson.doneTitle')}>
      <article className={styles.end} data-testid="lesson-end">
        {Art && (
          <div className={styles.art}>
            <Art />
          </div>
        )}
        <p className={styles.kicker}>{t(`games.${gameKey(game.id)}.name`)}</p>
        <h1>{t('lesson.doneTitle')}</h1>
        <ul className={styles.points}>
          {lesson.text[lang].end(told).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className={styles.verbs}>
          <Button tone="main" onClick={() => void firstGame()} data-testid="first-game">
            <Icon name="play" />
            {t('lesson.firstGame')}
          </Button>
          <ButtonLink href={`/rules/${game.id}`}>
            <Icon name="book" />
            {t('home.rules')}
          </ButtonLink>
          <Button tone="quiet" onClick={onAgain}>
            <Icon name="reset" />
            {t('lesson.again')}
          </Button>
        </div>
        <p className={styles.hint}>{t('lesson.firstGameLine')}</p>
      </article>
    </Frame>
  )
}
