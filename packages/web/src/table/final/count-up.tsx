import type { AnyGameUi, AnyScene, ScoringStep } from '@ludoteca/page-kit/board/contract.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useNarrow } from '../../browser/use-narrow.ts'
import { usePlaces } from '../follow/places.ts'
import styles from './count-up.module.css'
import { brought, Items, Verbs } from './scoring.tsx'
import { endStandings, scoringSteps } from './scoring-steps.ts'
import { useCounting } from './use-counting.ts'

/** How long the sums stay at the boards before the result is told. */
const REST_MS = 1800

interface CountUpProps {
  readonly scene: AnyScene
  readonly ui: AnyGameUi
  readonly ranks: readonly number[] | undefined
  readonly totals: readonly number[] | undefined
  readonly frame: RefObject<HTMLElement | null>
  readonly onDone: () => void
}

/** The points are counted up over the board, part by part: the sums at everybody's board, what they are made of above it. */
export function CountUp({ scene, ui, ranks, totals, frame, onDone }: CountUpProps) {
  const t = useTranslations('over')
  const steps = useMemo(
    () => scoringSteps(scene, ui, endStandings(scene, ranks, totals)),
    [scene, ui, ranks, totals],
  )
  const end = steps.length
  const counting = useCounting(end, false)
  const { at, running, byHand } = counting
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    if (end > 0 && (running || byHand || at < end)) return
    const timer = setTimeout(finish, end > 0 ? REST_MS : 0)
    return () => clearTimeout(timer)
  }, [running, byHand, at, end])
  const step = at === 0 ? null : steps[at - 1]
  // In one column the card lies over the boards: it says the sums itself.
  const narrow = useNarrow()
  const places = usePlaces(frame, narrow ? [] : scene.names.map((_, seat) => `board-${seat}`))
  const away = scene.names.flatMap((_, seat) => (places.has(`board-${seat}`) ? [] : [seat]))
  return (
    <>
      <section className={styles.card} aria-label={t('scoring')} data-testid="count-up">
        <p className={styles.step} role="status">
          {step ? t('part', { n: at, of: end, name: step.name }) : t('before')}
        </p>
        <Items step={step} />
        {away.length > 0 && (
          <div className={styles.away}>
            {away.map(seat => (
              <span key={seat} data-counted={seat}>
                <SeatMark seat={seat} size={12} />
                {scene.names[seat]}
                <Sum step={step} seat={seat} />
              </span>
            ))}
          </div>
        )}
        <div className={styles.verbs}>
          <Verbs counting={counting} end={end} />
          <Button tone="main" onClick={onDone} data-testid="to-result">
            {t('results')}
          </Button>
        </div>
      </section>
      {[...places].map(([spot, { left, top, width }]) => {
        const seat = Number(spot.slice('board-'.length))
        return (
          <p
            key={spot}
            className={styles.sum}
            style={{ left: left + width / 2, top: Math.max(top, 8) }}
            data-counted={seat}
          >
            <SeatMark seat={seat} size={14} />
            <Sum step={step} seat={seat} />
          </p>
        )
      })}
    </>
  )
}

function Sum({ step, seat }: { step: ScoringStep | null | undefined; seat: number }) {
  const count = step?.counts[seat] ?? 0
  return (
    <>
      <b>{step?.totals[seat] ?? 0}</b>
      {step && count !== 0 && <small>{brought(count, step.plain)}</small>}
    </>
  )
}
