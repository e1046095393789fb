import { useTranslations } from 'use-intl'
import type { AnyGameUi, AnyScene } from '../boards/contract.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { seenStandings } from './seen-standings.ts'
import styles from './standings-panel.module.css'

/** Everybody's points, best first; each opens to show where they come from. */
export function StandingsPanel({ scene, ui }: { scene: AnyScene; ui: AnyGameUi }) {
  const t = useTranslations('table')
  const seen = seenStandings(ui, scene)
  // With covered points nobody knows who leads: the order of seats gives nothing away.
  const secret = seen.some(each => each.covered)
  const standings = secret ? seen : seen.toSorted((a, b) => a.rank - b.rank)
  return (
    <ol className={styles.standings} data-testid="standings">
      {standings.map(({ seat, rank, total, parts, covered }) => (
        <li key={seat}>
          <details className={styles.player}>
            <summary>
              <span className={styles.rank}>
                <span className="visually-hidden">{t('rank')} </span>
                {secret ? '–' : rank}
              </span>
              <SeatMark seat={seat} />
              <span className={styles.name}>{scene.names[seat]}</span>
              <strong className={styles.total}>{covered ? `${total} + ?` : total}</strong>
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
