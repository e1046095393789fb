import type { Standing } from '@ludoteca/engine'
import type { ScoringStep } from '@ludoteca/page-kit/board/contract.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { useTranslations } from 'use-intl'
import { PlayerName } from '../player-name.tsx'
import styles from './scoring.module.css'
import { type Counting, useCounting, useQuiet } from './use-counting.ts'

interface ScoringProps {
  readonly steps: readonly ScoringStep[]
  readonly standings: readonly Standing[]
  readonly names: readonly string[]
  /** They have been counted before the viewer's eyes. */
  readonly counted: boolean
}

/** The points counted up part by part: by itself once, and again by hand. */
export function Scoring({ steps, standings, names, counted }: ScoringProps) {
  const t = useTranslations('over')
  const quiet = useQuiet()
  const end = steps.length
  const counting = useCounting(end, quiet || counted)
  const { at } = counting
  const step = at === 0 ? null : steps[at - 1]
  const most = Math.max(1, ...steps.flatMap(each => each.totals))
  const order = standings.toSorted((a, b) => a.rank - b.rank)
  return (
    <div className={styles.scoring} data-testid="scoring">
      <p className={styles.step} role="status">
        {step ? t('part', { n: at, of: end, name: step.name }) : t('before')}
      </p>
      <ul className={styles.bars}>
        {order.map(({ seat }) => {
          const total = step?.totals[seat] ?? 0
          const count = step?.counts[seat] ?? 0
          return (
            <li key={seat}>
              <PlayerName seat={seat} name={names[seat] ?? ''} />
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  style={{
                    width: `${(Math.max(0, total) / most) * 100}%`,
                    background: `var(--seat-${seat})`,
                  }}
                />
              </span>
              <span className={styles.count}>{step && brought(count, step.plain)}</span>
              <strong className={styles.total}>{total}</strong>
            </li>
          )
        })}
      </ul>
      <Items step={step} />
      <Verbs counting={counting} end={end} />
    </div>
  )
}

/** What a part is made of, each with whose it is. */
export function Items({ step }: { step: ScoringStep | null | undefined }) {
  if (!step?.items || step.items.length === 0) return null
  return (
    <ul className={styles.items} data-testid="scoring-items">
      {step.items.map(({ seat, name, count }) => (
        <li key={`${seat} ${name}`}>
          <SeatMark seat={seat} size={12} />
          {name}
          <b>{brought(count)}</b>
        </li>
      ))}
    </ul>
  )
}

/** One part back, hold or go on, one part on, all of it. */
export function Verbs({ counting, end }: { counting: Counting; end: number }) {
  const t = useTranslations('over')
  const { at, running, go, turn } = counting
  return (
    <div className={styles.verbs}>
      <Button tone="quiet" aria-label={t('partBack')} disabled={at === 0} onClick={() => go(at - 1)}>
        <Icon name="prev" />
      </Button>
      <Button tone="quiet" onClick={turn}>
        <Icon name={running ? 'pause' : 'play'} />
        {running ? t('countPause') : t('countAgain')}
      </Button>
      <Button tone="quiet" aria-label={t('partNext')} disabled={at >= end} onClick={() => go(at + 1)}>
        <Icon name="next" />
      </Button>
      <Button tone="quiet" aria-label={t('partAll')} disabled={at >= end} onClick={() => go(end)}>
        <Icon name="last" />
      </Button>
    </div>
  )
}

export const brought = (count: number, plain = false): string =>
  plain || count === 0 ? `${count}` : count < 0 ? `−${-count}` : `+${count}`
