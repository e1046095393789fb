import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import type { TournamentDivision, TournamentFacts } from '@ludoteca/protocol'
import { tournamentText } from '@ludoteca/tournament/text'
import { useTranslations } from 'use-intl'
import { Counted } from './counted.tsx'
import { type Called, figure, useCalled } from './people.ts'
import styles from './tournament.module.css'

interface StandingsProps {
  readonly facts: TournamentFacts
  readonly followed: string | null
  readonly follow: (entrant: string | null) => void
}

/** Who stands where and why, division by division; earlier seasons below. */
export function Standings({ facts, followed, follow }: StandingsProps) {
  const t = useTranslations('tournaments.standings')
  const called = useCalled(facts)
  const tables = (divisions: readonly TournamentDivision[], season: number | null) =>
    divisions.map(({ division, rows }) => (
      <Division
        key={division}
        name={[
          ...(season === null ? [] : [t('season', { n: season })]),
          ...(divisions.length > 1 ? [t('division', { n: division + 1 })] : []),
        ].join(' · ')}
        rows={rows}
        called={called}
        mine={facts.me.entrant}
        followed={followed}
        follow={follow}
      />
    ))
  return (
    <section className={styles.part} aria-labelledby="standings" data-testid="standings">
      <h2 id="standings">{t('title')}</h2>
      {facts.entrants.length === 0 ? (
        <Empty>{t('empty')}</Empty>
      ) : (
        tables(facts.standings, facts.season > 1 ? facts.season : null)
      )}
      <Counted facts={facts} />
      {facts.past.map(({ season, standings }) => tables(standings, season))}
    </section>
  )
}

interface DivisionProps {
  readonly name: string
  readonly rows: TournamentDivision['rows']
  readonly called: Called
  readonly mine: string | null
  readonly followed: string | null
  readonly follow: (entrant: string | null) => void
}

function Division({ name, rows, called, mine, followed, follow }: DivisionProps) {
  const t = useTranslations('tournaments.standings')
  const words = tournamentText(useLang())
  const keys = [...new Set(rows.flatMap(row => row.criteria.map(({ key }) => key)))].filter(
    key => key !== 'score',
  )
  const title = name === '' ? t('title') : name
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be reached by the keyboard
    <section className={styles.wide} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        {name !== '' && <caption>{name}</caption>}
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col" className={styles.name}>
              {t('name')}
            </th>
            <th scope="col">{t('score')}</th>
            <th scope="col">{t('games')}</th>
            {keys.map(key => (
              <th key={key} scope="col">
                {words.criteria[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr
              key={row.entrant}
              data-mine={row.entrant === mine}
              data-followed={row.entrant === followed}
              data-entrant={row.entrant}
            >
              <td>{row.place}</td>
              <th scope="row" className={styles.name}>
                <button
                  type="button"
                  className={styles.person}
                  aria-label={t('follow', { name: called(row.entrant) })}
                  aria-pressed={row.entrant === followed}
                  onClick={() => follow(row.entrant === followed ? null : row.entrant)}
                >
                  {called(row.entrant)}
                </button>
                {row.left && <small> {t('left')}</small>}
              </th>
              <td>
                <strong>{figure(row.points)}</strong>
                {row.behindBy && row.behindBy !== 'score' && (
                  <small>{t('behind', { what: words.criteria[row.behindBy] })}</small>
                )}
              </td>
              <td>{row.games}</td>
              {keys.map(key => {
                const found = row.criteria.find(each => each.key === key)
                return <td key={key}>{found ? figure(Math.abs(found.sum / found.of)) : ''}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
