import { useStuck } from '@ludoteca/page-kit/board/stuck.ts'
import type { AnyLesson } from '@ludoteca/page-kit/lesson.ts'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { LessonTable } from './lesson-table.ts'
import styles from './strip.module.css'

const LOOK = 'outline: 3px solid var(--aim); animation: lesson-aim var(--aim-pace) infinite alternate'

/** Rings things of the board by their selectors, whatever is drawn there. */
function useAims(selectors: readonly string[] | undefined): void {
  useEffect(() => {
    if (!selectors) return
    const sheet = new CSSStyleSheet()
    for (const selector of selectors) sheet.insertRule(`[data-lesson] ${selector} { ${LOOK} }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }, [selectors])
}

interface LessonStripProps {
  readonly lesson: AnyLesson
  readonly table: LessonTable
  readonly onBack: (step: number) => void
}

/** Above the board: what just happened, what to do now, how far along. */
export function LessonStrip({ lesson, table, onBack }: LessonStripProps) {
  const t = useTranslations('lesson')
  const { step, waiting, astray, told } = useSyncExternalStore(table.subscribe, table.progress)
  const words = lesson.text[useLang()].steps[lesson.steps[step]?.id ?? '']
  const strip = useRef<HTMLElement>(null)
  useStuck(strip, 'top')
  useAims(waiting ? undefined : lesson.steps[step]?.aims)
  return (
    <section ref={strip} className={styles.strip} aria-label={t('title')} data-testid="lesson">
      <div className={styles.head}>
        <h2 className={styles.title}>{waiting ? t('others') : words?.title}</h2>
        <Dots step={step} of={lesson.steps.length} />
        <span className={styles.verbs}>
          <Button
            tone="quiet"
            disabled={step === 0}
            onClick={() => onBack(step - 1)}
            data-testid="lesson-back"
          >
            <Icon name="undo" />
            <span>{t('back')}</span>
          </Button>
          <Button tone="quiet" disabled={step === 0} onClick={() => onBack(0)}>
            <Icon name="reset" />
            <span>{t('restart')}</span>
          </Button>
          <ButtonLink tone="quiet" href="/" data-testid="lesson-leave">
            <Icon name="close" />
            <span>{t('leave')}</span>
          </ButtonLink>
        </span>
      </div>
      <div className={styles.words} aria-live="polite">
        {!waiting && words && (
          <>
            <p className={styles.says}>{words.says(told)}</p>
            <p className={styles.ask} data-astray={astray} data-testid="lesson-ask">
              {astray && <b>{t('notYet')} </b>}
              {words.ask}
            </p>
          </>
        )}
      </div>
    </section>
  )
}

function Dots({ step, of }: { step: number; of: number }) {
  const t = useTranslations('lesson')
  const now = Math.min(step + 1, of)
  return (
    <span className={styles.dots} role="img" aria-label={t('step', { n: now, of })}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
        <i key={i} data-state={i < step ? 'done' : i === step ? 'now' : 'ahead'} />
      ))}
    </span>
  )
}
