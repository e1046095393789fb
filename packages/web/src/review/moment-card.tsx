import { sayReason } from '@ludoteca/bots/text'
import { fill } from '@ludoteca/engine'
import type { AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import type { Moment } from '@ludoteca/review'
import { percent, reviewText } from '@ludoteca/review/text'
import { useTranslations } from 'use-intl'
import { Board } from './board.tsx'
import { ClassMark } from './class-mark.tsx'
import styles from './moments.module.css'
import { type About, replayAt, sayChoice, sayQuestion } from './words.ts'

interface MomentCardProps {
  readonly moment: Moment
  /** What else was lost in the same choice. */
  readonly more: readonly Moment[]
  readonly about: About
  readonly ui: AnyGameUi
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** What was chosen, what would have been better, by how much and why; with the board as its player saw it. */
export function MomentCard({ moment, more, about, ui, open, onOpen }: MomentCardProps) {
  const t = useTranslations('review')
  const { step, seat, class: kind, loss, made, best, helped, why } = moment
  const tryWords = useTranslations('whatIf')
  const { lang, scene } = about
  const { who } = scene
  const words = reviewText(lang)
  return (
    <li className={styles.moment} data-testid="review-moment">
      <p className={styles.kind}>
        <ClassMark kind={kind} size={18} />
        <strong>{words.classes[kind]}</strong>
        <span>{t('move', { n: step + 1 })}</span>
        <span className={styles.loss}>{percent(lang, -loss, true)}</span>
      </p>
      <p className={styles.asked}>{sayQuestion(about, step)}</p>
      <p className={styles.made}>
        <SeatMark seat={seat} />
        {fill(words.made, { who: who(seat), made: sayChoice(about, step, made) })}
      </p>
      <p>
        <strong>{fill(words.better, { best: sayChoice(about, step, best) })}</strong>
      </p>
      {why && <p>{fill(words.why, { who: who(seat), reason: sayReason(lang, why.best, who) })}</p>}
      {helped.length > 0 && (
        <ul className={styles.helped}>
          {helped.map(each => (
            <li key={each.seat}>
              {fill(words.helped, { who: who(each.seat), gain: percent(lang, each.gain) })}
            </li>
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <ul className={styles.helped}>
          {more.map(each => (
            <li key={each.step}>
              {t('alsoLost', {
                made: sayChoice(about, each.step, each.made),
                best: sayChoice(about, each.step, each.best),
                loss: percent(lang, each.loss),
              })}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.verbs}>
        <Button onClick={() => onOpen(!open)} aria-expanded={open}>
          <Icon name="board" />
          {t(open ? 'hideBoard' : 'board')}
        </Button>
        <ButtonLink href={replayAt(about, step)}>
          <Icon name="play" />
          {t('inReplay')}
        </ButtonLink>
        <Button onClick={() => void about.onTry(step)} data-testid="try-from">
          <Icon name="branch" />
          {tryWords('tryFrom')}
        </Button>
      </div>
      {open && <Board about={about} ui={ui} step={step} onAct={null} />}
    </li>
  )
}
