import type { Standing } from '@ludoteca/engine'
import type { AnyScene, TieBreak } from '@ludoteca/page-kit/board/contract.ts'
import result from '@ludoteca/page-kit/ui/result.module.css'
import { useTranslations } from 'use-intl'
import { PlayerName } from '../player-name.tsx'
import styles from './breakdown.module.css'
import { partKeys, pointsFor } from './scoring-steps.ts'
import { tieRows } from './tie-rows.ts'

interface BreakdownProps {
  readonly scene: AnyScene
  readonly standings: readonly Standing[]
  readonly ties: readonly TieBreak[]
}

/** Where everybody's points come from, and what decided between equal totals. */
export function Breakdown({ scene, standings, ties }: BreakdownProps) {
  const t = useTranslations('table')
  const order = standings.toSorted((a, b) => a.rank - b.rank)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <div className={result.card} tabIndex={0}>
      <table className={styles.breakdown}>
        <caption className="visually-hidden">{t('breakdown')}</caption>
        <thead>
          <tr>
            <td />
            {order.map(({ seat, rank }) => (
              <th key={seat} scope="col" data-first={rank === 1}>
                <PlayerName seat={seat} name={scene.names[seat] ?? ''} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {partKeys(standings).map(key => (
            <tr key={key}>
              <th scope="row">{scene.text.part(key)}</th>
              {order.map(each => (
                <td key={each.seat} data-first={each.rank === 1}>
                  {pointsFor(each, key)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {order.map(({ seat, rank, total }) => (
              <td key={seat} data-first={rank === 1}>
                {total}
              </td>
            ))}
          </tr>
          {tieRows(standings, ties).map(({ name, counts }) => (
            <tr key={name} className={styles.tie}>
              <th scope="row">{t('tieBreak', { what: name })}</th>
              {order.map(({ seat, rank }) => (
                <td key={seat} data-first={rank === 1}>
                  {counts[seat]}
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.ranks}>
            <th scope="row">{t('rank')}</th>
            {order.map(({ seat, rank }) => (
              <td key={seat} data-first={rank === 1}>
                {rank}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
