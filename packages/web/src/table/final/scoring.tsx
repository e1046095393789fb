import type { Standing } from '@ludoteca/engine'
import type { ScoringStep } from '@ludoteca/page-kit/board/contract.ts'
import { useSettings } from '@ludoteca/page-kit/settings/store.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PlayerName } from '../player-name.tsx'
import styles from './scoring.module.css'

/** How long one part stays before the next is counted. */
const PACE_MS = 900

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface ScoringProps {
  readonly steps: readonly ScoringStep[]
  readonly standings: readonly Standing[]
  readonly names: readonly string[]
}

/** The points counted up part by part: by itself once, and again by hand. */
export function Scoring({ steps, standings, names }: ScoringProps) {
  const t = useTranslations('over')
  const { motion } = useSettings()
  const end = steps.length
  const quiet = motion === 'off' || still()
  // So many parts have been counted.
  const [at, setAt] = useState(quiet ? end : 0)
  const [running, setRunning] = useState(!quiet)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => {
      setAt(at + 1)
      if (at + 1 >= end) setRunning(false)
    }, PACE_MS)
    return () => clearTimeout(timer)
  }, [running, at, end])
  const go = (to: number) => {
    setRunning(false)
    setAt(to)
  }
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
      {step?.items && step.items.length > 0 && (
        <ul className={styles.items} data-testid="scoring-items">
          {step.items.map(({ seat, name, count }) => (
            <li key={`${seat} ${name}`}>
              <SeatMark seat={seat} size={12} />
              {name}
              <b>{brought(count)}</b>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.verbs}>
        <Button tone="quiet" aria-label={t('partBack')} disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="prev" />
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            if (running) return setRunning(false)
            if (at >= end) setAt(0)
            setRunning(true)
          }}
        >
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
    </div>
  )
}

const brought = (count: number, plain = false): string =>
  plain || count === 0 ? `${count}` : count < 0 ? `−${-count}` : `+${count}`
