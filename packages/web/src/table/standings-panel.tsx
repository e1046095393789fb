import { useTranslations } from 'use-intl'
import type { AnyScene } from '../boards/contract.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './standings-panel.module.css'

/** Everybody's points, best first; each opens to show where they come from. */
export function StandingsPanel({ scene }: { scene: AnyScene }) {
  const t = useTranslations('table')
  const standings = scene.game.standings(scene.view).toSorted((a, b) => a.rank - b.rank)
  return (
    <ol className={styles.standings} data-testid="standings">
      {standings.map(({ seat, rank, total, parts }) => (
        <li key={seat}>
          <details className={styles.player}>
            <summary>
              <span className={styles.rank}>
                <span className="visually-hidden">{t('rank')} </span>
                {rank}
              </span>
              <SeatMark seat={seat} />
              <span className={styles.name}>{scene.names[seat]}</span>
              <strong className={styles.total}>{total}</strong>
            </summary>
            <dl className={styles.parts} aria-label={t('breakdown')}>
              {parts.map(part => (
                <div key={part.key}>
                  <dt>{scene.text.part(part.key)}</dt>
                  <dd>{part.points}</dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ol>
  )
}
