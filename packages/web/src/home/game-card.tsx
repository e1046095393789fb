import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { GameParts } from '@ludoteca/shelf'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { finishedLessons, lessonId, lessonsAfter } from '../lessons/finished.ts'
import { AloneButton } from '../newgame/alone-button.tsx'
import type { Statistics } from '../store/statistics.ts'
import { Cover } from './cover.tsx'
import styles from './game-card.module.css'

interface GameCardProps {
  readonly game: GameParts
  /** What one did in it on this device. */
  readonly record: Statistics | undefined
}

export function GameCard({ game, record }: GameCardProps) {
  const { id, titles, page } = game
  const t = useTranslations()
  const title = titles[useLang()]
  const { name, line, facts } = title
  const finished = finishedLessons()
  const learned = finished.includes(id)
  return (
    <article className={styles.card} aria-labelledby={`game-${id}`}>
      <Link href={`/new/${id}`} className={styles.art} tabIndex={-1} aria-hidden="true">
        <Cover game={id} />
      </Link>
      <div className={styles.words}>
        <h2 id={`game-${id}`}>{name}</h2>
        <p className={styles.facts}>{facts}</p>
        <p>{line}</p>
        {record && <p className={styles.record}>{t('results.short', count(record))}</p>}
        <div className={styles.verbs}>
          <ButtonLink tone="main" href={`/new/${id}`}>
            {t('home.play')}
            <span className="visually-hidden"> – {name}</span>
          </ButtonLink>
          <AloneButton game={game} />
          <ButtonLink href={`/rules/${id}`}>
            {t('home.rules')}
            <span className="visually-hidden"> – {name}</span>
          </ButtonLink>
          {page && (
            <ButtonLink tone="quiet" href={`/learn/${id}`} className={styles.learn}>
              <Icon name={learned ? 'check' : 'lamp'} />
              {learned ? t('home.learnAgain') : t('home.learn')}
              <span className="visually-hidden"> – {name}</span>
            </ButtonLink>
          )}
          {learned &&
            lessonsAfter('first', title).map(more => (
              <ButtonLink
                key={more.part}
                tone="quiet"
                href={`/learn/${id}/${more.part}`}
                className={styles.learn}
              >
                <Icon name={finished.includes(lessonId(id, more.part)) ? 'check' : 'lamp'} />
                {t(`lesson.${more.part}`, { title: more.title })}
              </ButtonLink>
            ))}
        </div>
      </div>
    </article>
  )
}

const count = ({ played, won, best, streak }: Statistics) => ({ played, won, best, streak })
