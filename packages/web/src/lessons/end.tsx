import type { AnyLesson, Told } from '@ludoteca/page-kit/lesson.ts'
import { changeSettings, settings, useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { findGame } from '@ludoteca/shelf'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import type { LoadedGame } from '../games/use-game.ts'
import { Cover, hasCover } from '../home/cover.tsx'
import { firstDraft, fittingOptions } from '../newgame/draft.ts'
import { startTable } from '../newgame/start.ts'
import styles from './end.module.css'
import { lessonsAfter, type Part } from './finished.ts'

interface LessonEndProps {
  readonly loaded: LoadedGame
  readonly lesson: AnyLesson
  readonly part: Part
  readonly told: Told<object>
  readonly onAgain: () => void
}

/** What to take along, and the way to a first game. */
export function LessonEnd({ loaded, lesson, part, told, onAgain }: LessonEndProps) {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const { game, text } = loaded
  const lang = useLang()
  const titles = findGame(game.id)?.titles[lang]
  const firstGame = async () => {
    if (settings().coach === 'off') changeSettings({ coach: 'beginners' })
    const draft = firstDraft(game.seats.min, game.seats.max)
    const bots = t('newGame.botNames').split(',')
    const names = [t('newGame.someone', { n: 1 }), ...bots].slice(0, draft.seats.length)
    const players = draft.seats.map(seat => seat.player)
    const sitting = {
      players,
      names,
      options: fittingOptions(game, draft.seats.length, {}),
      privacy: false,
      beginner: true,
    }
    navigate(`/table/${await startTable(game, sitting)}`)
  }
  return (
    <Frame title={t('lesson.doneTitle')}>
      <article className={styles.end} data-testid="lesson-end">
        {hasCover(game.id) && (
          <div className={styles.art}>
            <Cover game={game.id} />
          </div>
        )}
        <p className={styles.kicker}>{text.name}</p>
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
          {titles &&
            lessonsAfter(part, titles).map(more => (
              <ButtonLink
                key={more.part}
                href={`/learn/${game.id}/${more.part}`}
                data-testid={`lesson-${more.part}`}
              >
                <Icon name="lamp" />
                {t(`lesson.${more.part}`, { title: more.title })}
              </ButtonLink>
            ))}
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
