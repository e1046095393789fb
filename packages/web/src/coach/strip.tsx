import { sayReason } from '@ludoteca/bots/text'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyBoardProps, AnyGameUi } from '../boards/contract.ts'
import { usePointing } from '../boards/pointed.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { Icon } from '../ui/icon.tsx'
import type { AnyCoach } from './contract.ts'
import { loadCoach } from './load.ts'
import styles from './strip.module.css'
import { type Suggestion, useSuggestion } from './use-suggestion.ts'

interface StripProps {
  readonly props: AnyBoardProps
  readonly ui: AnyGameUi
}

/** Beside the board in a first game: what is being decided, where to read more, one sensible choice. */
export function CoachStrip(given: StripProps) {
  const { coach: setting } = useSettings()
  return setting === 'on' ? <Strip {...given} /> : null
}

function Strip({ props, ui }: StripProps) {
  const t = useTranslations('coach')
  const { game, view, legal, lang, openRule } = props
  const coach = useCoach(game.id)
  // All of it is shown on request, for this decision: at each step there is room for a few lines only.
  const [asked, setAsked] = useState<object | null>(null)
  const open = asked === view
  const deciding = legal.length > 0
  const kind = deciding ? coach?.kindOf(view) : null
  const lesson = kind ? coach?.lessons[kind] : null
  const suggestion = useSuggestion(props, deciding && legal.length > 1 && !ui.panel?.batches?.(view))
  return (
    <section className={styles.strip} aria-label={t('title')} data-open={open} data-testid="coach">
      <div className={styles.words}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={open}
          onClick={() => setAsked(open ? null : view)}
        >
          {t('title')}
          <Icon name={open ? 'up' : 'down'} size={16} />
        </button>
        <p className={styles.lesson}>{lesson ? lesson[lang] : t('waiting')}</p>
        {suggestion && <Suggested suggestion={suggestion} props={props} />}
        <span className={styles.buttons}>
          {lesson && (
            <button type="button" className={styles.button} onClick={() => openRule(lesson.rule)}>
              <Icon name="book" size={18} />
              {t('more')}
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            data-testid="coach-off"
            onClick={() => changeSettings({ coach: 'off' })}
          >
            <Icon name="close" size={18} />
            {t('skip')}
          </button>
        </span>
      </div>
    </section>
  )
}

interface SuggestedProps {
  readonly suggestion: Suggestion | 'thinking'
  readonly props: AnyBoardProps
}

function Suggested({ suggestion, props }: SuggestedProps) {
  const t = useTranslations('coach')
  const { view, lang, text, who, consider } = props
  const { point } = usePointing()
  if (suggestion === 'thinking')
    return <p className={`${styles.advice} ${styles.thinking}`}>{t('thinking')}</p>
  const { action, reason } = suggestion
  const look = () => consider([action])
  return (
    <div className={styles.advice}>
      <button
        type="button"
        className={styles.choice}
        data-testid="coach-choice"
        onPointerEnter={event => event.pointerType === 'mouse' && look()}
        onFocus={look}
        onClick={() => point(action)}
      >
        <span>{t('sensible', { choice: text.action(action, view) })}</span>
      </button>
      <p className={styles.reason}>{sayReason(lang, reason, who)}</p>
    </div>
  )
}

function useCoach(game: string): AnyCoach | null {
  const [coach, setCoach] = useState<AnyCoach | null>(null)
  useEffect(() => {
    let current = true
    void loadCoach(game).then(found => {
      if (current) setCoach(found)
    })
    return () => {
      current = false
    }
  }, [game])
  return coach
}
