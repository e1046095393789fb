import type { Seat } from '@ludoteca/engine'
import type { AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { reviewText } from '@ludoteca/review/text'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MomentCard } from './moment-card.tsx'
import styles from './moments.module.css'
import { together } from './together.ts'
import type { About } from './words.ts'

/** Shown at first. */
const MOST = 5

interface MomentsProps {
  readonly about: About
  readonly ui: AnyGameUi
  /** Whose moments; everybody's when null. */
  readonly whose: Seat | null
  readonly onWhose: (seat: Seat | null) => void
  readonly onStep: (step: number) => void
  readonly onLearn: () => void
}

/** What cost most, by whoever chose it; the worst first. */
export function Moments({ about, ui, whose, onWhose, onStep, onLearn }: MomentsProps) {
  const t = useTranslations('review')
  const [open, setOpen] = useState<number | null>(null)
  const { match, scene, summary, lang } = about
  const [all, setAll] = useState(false)
  const found = useMemo(() => {
    const theirs = summary.moments.filter(each => whose === null || each.seat === whose)
    return together(theirs, match.steps, event => scene.text.event(event, scene.who))
  }, [summary, match, scene, whose])
  const shown = all ? found : found.slice(0, MOST)
  const choices = [
    { value: 'all', label: t('everybody') },
    ...scene.names.map((label, seat) => ({ value: String(seat), label })),
  ]
  return (
    <section aria-labelledby="moments" className={styles.section} data-testid="review-moments">
      <div className={styles.bar}>
        <h2 id="moments">{t('moments')}</h2>
        <Button tone="main" onClick={onLearn} data-testid="review-learn">
          <Icon name="lamp" />
          {t('learn')}
        </Button>
      </div>
      <Segments
        label={t('whose')}
        value={whose === null ? 'all' : String(whose)}
        choices={choices}
        onChange={value => onWhose(value === 'all' ? null : Number(value))}
      />
      {shown.length === 0 && <p>{reviewText(lang).noMoments}</p>}
      <ol className={styles.list}>
        {shown.map(
          ([moment, ...more]) =>
            moment && (
              <MomentCard
                key={moment.step}
                moment={moment}
                more={more}
                about={about}
                ui={ui}
                open={open === moment.step}
                onOpen={isOpen => {
                  setOpen(isOpen ? moment.step : null)
                  onStep(moment.step)
                }}
              />
            ),
        )}
      </ol>
      {shown.length < found.length && (
        <Button onClick={() => setAll(true)}>{t('more', { n: found.length - shown.length })}</Button>
      )}
    </section>
  )
}
