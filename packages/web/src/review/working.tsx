import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { hasGraph, isSettled, progress } from '@ludoteca/review'
import { useTranslations } from 'use-intl'
import styles from './review.module.css'
import type { ReviewInHand } from './use-review.ts'

/** How far the review is, and a way to stop it and to go on. */
export function Working({ inHand: { state, doing, stop, go } }: { inHand: ReviewInHand }) {
  const t = useTranslations('review')
  if (!state) return null
  if (isSettled(state)) {
    return (
      <p className="visually-hidden" role="status" data-testid="review-settled">
        {t('settled')}
      </p>
    )
  }
  const line = doing === 'working' ? t(hasGraph(state) ? 'closer' : 'first') : t(doing)
  return (
    <section className={styles.working} aria-label={t('working')} data-testid="review-working">
      <progress max={1} value={progress(state)} aria-label={t('working')} />
      <p role="status">{line}</p>
      <Button onClick={doing === 'working' ? stop : go} data-testid="review-switch">
        {t(doing === 'working' ? 'stop' : 'go')}
      </Button>
    </section>
  )
}
