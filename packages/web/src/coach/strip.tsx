import { sayReason } from '@ludoteca/bots/text'
import type { AnyBoardProps, AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
import { usePointing } from '@ludoteca/page-kit/board/pointed.ts'
import type { AnyCoach } from '@ludoteca/page-kit/coach.ts'
import { changeSettings, useSettings } from '@ludoteca/page-kit/settings/store.ts'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { loadPage } from '../games/game-page.ts'
import styles from './strip.module.css'
import { type Suggestion, useSuggestion } from './use-suggestion.ts'

interface StripProps {
  readonly props: AnyBoardProps
  readonly ui: AnyGameUi
}

/** Beside the board, in a first game or always: what is being decided, where to read more, one sensible choice. */
export function CoachStrip({ beginner, ...given }: StripProps & { readonly beginner: boolean }) {
  const { coach: setting } = useSettings()
  return setting === 'always' || (setting === 'beginners' && beginner) ? <Strip {...given} /> : null
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
  const lesson = kind ? coach?.text[lang][kind] : null
  const rule = kind ? coach?.rules[kind] : null
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
        <p className={styles.lesson}>{lesson ?? t('waiting')}</p>
        {suggestion && <Suggested suggestion={suggestion} props={props} />}
        <span className={styles.buttons}>
          {rule && (
            <button type="button" className={styles.button} onClick={() => openRule(rule)}>
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
  const why = sayReason(lang, reason, who)
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
      {why && <p className={styles.reason}>{why}</p>}
    </div>
  )
}

function useCoach(game: string): AnyCoach | null {
  const [coach, setCoach] = useState<AnyCoach | null>(null)
  useEffect(() => {
    let current = true
    void loadPage(game).then(async page => {
      const found = (await page?.coach()) ?? null
      if (current) setCoach(found)
    })
    return () => {
      current = false
    }
  }, [game])
  return coach
}
