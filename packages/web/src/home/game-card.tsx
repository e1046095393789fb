import { useTranslations } from 'use-intl'
import { finishedLessons } from '../lessons/finished.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './game-card.module.css'
import { ART, type HouseGame, isPlayable } from './games.ts'

export function GameCard({ id }: { id: HouseGame }) {
  const t = useTranslations()
  const Art = ART[id]
  const ready = isPlayable(id)
  const learned = finishedLessons().includes(id)
  return (
    <article className={styles.card} data-ready={ready} aria-labelledby={`game-${id}`}>
      <div className={styles.art}>
        <Art />
      </div>
      <div className={styles.words}>
        <h2 id={`game-${id}`}>{t(`games.${id}.name`)}</h2>
        <p className={styles.facts}>{t(`games.${id}.facts`)}</p>
        <p>{t(`games.${id}.line`)}</p>
        {ready ? (
          <div className={styles.verbs}>
            <ButtonLink tone="main" href={`/new/${id}`}>
              {t('home.play')}
              <span className="visually-hidden"> – {t(`games.${id}.name`)}</span>
            </ButtonLink>
            <ButtonLink href={`/rules/${id}`}>
              {t('home.rules')}
              <span className="visually-hidden"> – {t(`games.${id}.name`)}</span>
            </ButtonLink>
            <ButtonLink tone="quiet" href={`/learn/${id}`} className={styles.learn}>
              <Icon name={learned ? 'check' : 'lamp'} />
              {learned ? t('home.learnAgain') : t('home.learn')}
              <span className="visually-hidden"> – {t(`games.${id}.name`)}</span>
            </ButtonLink>
          </div>
        ) : (
          <p className={styles.soon}>
            <strong>{t('home.soon')}</strong> {t('home.soonLine')}
          </p>
        )}
      </div>
    </article>
  )
}
