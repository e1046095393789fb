import { sayReason } from '@ludoteca/bots/text'
import type { Action, Seat } from '@ludoteca/engine'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { LEAST, type Moment, type Terms } from '@ludoteca/review'
import { percent } from '@ludoteca/review/text'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import belowBoard from '../frame/below-board.module.css'
import type { LoadedGame } from '../games/use-game.ts'
import { Board } from './board.tsx'
import styles from './learn.module.css'
import { type Attempt, useAttempt } from './use-attempt.ts'
import { type About, isGrave, sayChoice, sayQuestion } from './words.ts'

interface LearnProps {
  readonly about: About
  readonly terms: Terms
  readonly loaded: LoadedGame
  readonly whose: Seat | null
  readonly onBack: () => void
}

/** Mistakes as positions to solve anew, one after the other. */
export function Learn({ about, terms, loaded, whose, onBack }: LearnProps) {
  const t = useTranslations('review')
  const [at, setAt] = useState(0)
  // What is learnt from stays the same while the review goes on.
  const [mistakes] = useState(() =>
    about.summary.moments.filter(each => isGrave(each) && (whose === null || each.seat === whose)),
  )
  const moment = mistakes[at]
  return (
    <section className={styles.learn} aria-labelledby="learn" data-testid="review-learning">
      <div className={styles.bar}>
        <h2 id="learn">{t('learn')}</h2>
        <Button onClick={onBack}>
          <Icon name="back" />
          {t('learnBack')}
        </Button>
      </div>
      {moment ? (
        <>
          <p className={styles.count}>{t('learnCount', { n: at + 1, of: mistakes.length })}</p>
          <Task
            key={moment.step}
            moment={moment}
            about={about}
            terms={terms}
            loaded={loaded}
            onNext={() => setAt(at + 1)}
          />
        </>
      ) : (
        <p role="status">{t(mistakes.length === 0 ? 'noMistakes' : 'learnDone')}</p>
      )}
    </section>
  )
}

interface TaskProps {
  readonly moment: Moment
  readonly about: About
  readonly terms: Terms
  readonly loaded: LoadedGame
  readonly onNext: () => void
}

function Task({ moment, about, terms, loaded, onNext }: TaskProps) {
  const t = useTranslations('review')
  const { step, seat, made, best, loss, why } = moment
  const { scene, lang } = about
  const [attempt, check] = useAttempt(about.match, terms, moment)
  const [told, setTold] = useState(false)
  const solved = attempt?.tried !== undefined && attempt.tried.loss < LEAST.inaccuracy
  return (
    <>
      <p>
        <strong>{sayQuestion(about, step)}</strong>
      </p>
      <p>
        {t('learnLine', {
          name: scene.names[seat] ?? '',
          made: sayChoice(about, step, made),
          loss: percent(lang, loss),
        })}
      </p>
      <Board about={about} ui={loaded.ui} step={step} onAct={(action: Action) => check(action)} />
      <div className={belowBoard.panel}>
        <div role="status" className={styles.said} data-solved={solved}>
          {attempt && <Said attempt={attempt} step={step} about={about} />}
          {told && (
            <p>
              {t('best', { best: sayChoice(about, step, best) })}
              {why && ` ${sayReason(lang, why.best, scene.who)}`}
            </p>
          )}
        </div>
        <div className={styles.bar}>
          <Button onClick={() => setTold(true)} disabled={told}>
            {t('answer')}
          </Button>
          <Button tone="main" disabled={!solved && !told} onClick={onNext} data-testid="learn-next">
            {t('nextMistake')}
            <Icon name="next" />
          </Button>
        </div>
      </div>
    </>
  )
}

function Said({ attempt, step, about }: { attempt: Attempt; step: number; about: About }) {
  const t = useTranslations('review')
  const { lang, scene } = about
  const choice = sayChoice(about, step, attempt.notation)
  const { tried, failed } = attempt
  if (failed) return <p>{t('untold', { choice })}</p>
  if (!tried) return <p>{t('checking', { choice })}</p>
  const right = tried.loss < LEAST.inaccuracy
  return (
    <p>
      {right ? t('right', { choice }) : t('wrong', { choice, loss: percent(lang, tried.loss) })}
      {tried.why && ` ${sayReason(lang, tried.why, scene.who)}`}
    </p>
  )
}
