import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { SeatFace } from '@ludoteca/page-kit/board/seated.tsx'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { partKeys, partSeen, seenStandings, totalSeen } from './seen-standings.ts'
import styles from './standings-panel.module.css'

/** Everybody's points in columns, and the parts they come from in rows. */
export function StandingsPanel({ scene, ui }: { scene: AnyScene; ui: AnyGameUi }) {
  const t = useTranslations('table')
  const seen = seenStandings(ui, scene)
  // With covered points nobody knows who leads: the order of seats gives nothing away.
  const secret = seen.some(each => each.covered.length > 0)
  const standings = secret ? seen : seen.toSorted((a, b) => a.rank - b.rank)
  return (
    <table
      className={styles.standings}
      style={{ '--seats': seen.length } as CSSProperties}
      data-testid="standings"
    >
      <caption className="visually-hidden">{t('breakdown')}</caption>
      <thead>
        <tr>
          <td />
          {standings.map(({ seat }) => (
            <th key={seat} scope="col" title={scene.names[seat]}>
              <SeatFace seat={seat} name={scene.names[seat] ?? ''} size={24} />
              <span className={styles.name}>{scene.names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {!secret && (
          <tr>
            <th scope="row">{t('rank')}</th>
            {standings.map(({ seat, rank }) => (
              <td key={seat}>{rank}</td>
            ))}
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row">{t('total')}</th>
          {standings.map(each => (
            <td key={each.seat}>{totalSeen(each)}</td>
          ))}
        </tr>
        {partKeys(seen).map(key => (
          <tr key={key}>
            <th scope="row">{scene.text.part(key)}</th>
            {standings.map(each => (
              <td key={each.seat}>{partSeen(each, key)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
