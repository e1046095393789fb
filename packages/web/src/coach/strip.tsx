import { sayReason } from '@ludoteca/bots/text'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyBoardProps, AnyGameUi } from '../boards/contract.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { Icon } from '../ui/icon.tsx'
import type { AnyCoach } from './contract.ts'
import { loadCoach } from './load.ts'
import styles from './strip.module.css'
import { useSuggestion } from './use-suggestion.ts'

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
  const { game, view, legal, lang, text, openRule, consider } = props
  const coach = useCoach(game.id)
  // A phone has no room for two sentences at every step: there the coach speaks when asked.
  const [open, setOpen] = useState(() => matchMedia('(min-width: 60rem)').matches)
  const deciding = legal.length > 0
  const kind = deciding ? coach?.kindOf(view) : null
  const lesson = kind ? coach?.lessons[kind] : null
  const suggestion = useSuggestion(props, deciding && legal.length > 1 && !ui.panel?.batches?.(view))
  return (
    <section className={styles.strip} aria-label={t('title')} data-testid="coach">
      <p className={styles.lesson}>
        <button type="button" className={styles.title} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('title')}
          <Icon name={open ? 'up' : 'down'} size={16} />
        </button>
        {open && <span>{lesson ? lesson[lang] : t('waiting')} </span>}
        {suggestion && (
          <button
            type="button"
            className={styles.hint}
            data-testid="coach-choice"
            onPointerEnter={() => consider([suggestion.action])}
            onFocus={() => consider([suggestion.action])}
            onClick={() => consider([suggestion.action])}
          >
            {t('sensible', { choice: text.action(suggestion.action, view) })}
          </button>
        )}
        {open && suggestion?.reason && <span> {sayReason(lang, suggestion.reason, props.who)}</span>}
      </p>
      {open && (
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
      )}
    </section>
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
