import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import type { TournamentFacts } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { pathOf, type Stop } from './path.ts'
import { type Called, figure, useCalled } from './people.ts'
import styles from './tournament.module.css'

/** Everybody's way through the rounds. */
export function Crosstable({ facts, followed }: { facts: TournamentFacts; followed: string | null }) {
  const t = useTranslations('tournaments')
  const called = useCalled(facts)
  const rows = facts.standings.flatMap(each => each.rows)
  return (
    <section className={styles.part} aria-labelledby="cross" data-testid="crosstable">
      <h2 id="cross">{t('cross.title')}</h2>
      <p className={styles.small}>{t('cross.line')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be reached by the keyboard */}
      <section className={styles.wide} tabIndex={0} aria-label={t('cross.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('standings.place')}</th>
              <th scope="col" className={styles.name}>
                {t('standings.name')}
              </th>
              {facts.schedule.map(({ number }) => (
                <th key={number} scope="col">
                  {t('cross.round', { n: number })}
                </th>
              ))}
              <th scope="col">{t('standings.score')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr
                key={row.entrant}
                data-mine={row.entrant === facts.me.entrant}
                data-followed={row.entrant === followed}
              >
                <td>{row.place}</td>
                <th scope="row" className={styles.name}>
                  {called(row.entrant)}
                </th>
                {pathOf(facts, row.entrant).map(stop => (
                  <td key={stop.round}>
                    <Cell stop={stop} called={called} />
                  </td>
                ))}
                <td>
                  <strong>{figure(row.points)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Cell({ stop, called }: { stop: Stop; called: Called }) {
  const t = useTranslations('tournaments.cross')
  const { list } = useSigns()
  if (stop.kind === 'none') return null
  if (stop.kind !== 'game') return <>{t(stop.kind)}</>
  const { seat, table, others } = stop
  if (seat.points === null) return <Link href={`/t/${table.table}`}>{t('open')}</Link>
  const words = t('cell', {
    points: figure(seat.points),
    place: seat.place ?? '–',
    names: list(others.map(called)),
  })
  return (
    <Link href={`/t/${table.table}`} aria-label={words} title={words}>
      {figure(seat.points)}
      <small>({seat.place ?? '–'})</small>
    </Link>
  )
}
