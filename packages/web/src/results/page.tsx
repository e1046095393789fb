import { LEVELS } from '@ludoteca/bots'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { shelf } from '@ludoteca/shelf'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { useGameName } from '../games/game-name.ts'
import type { GameResult } from '../store/result.ts'
import { forgetResults, listResults } from '../store/results.ts'
import { type Statistics, statisticsOf } from '../store/statistics.ts'
import { AccountResults } from './account.tsx'
import styles from './page.module.css'

/** So many of the latest games are listed. */
const LATEST = 20

/** What one did, game by game: on this device, and with the account. */
export default function ResultsPage() {
  const t = useTranslations('results')
  const [results, setResults] = useState<readonly GameResult[] | null>(null)
  useEffect(() => {
    void listResults().then(setResults)
  }, [])
  const found = statisticsOf(results ?? [])
  const known = shelf.flatMap(({ id }) => found.find(each => each.game === id) ?? [])
  return (
    <Frame title={t('title')}>
      <h1>{t('title')}</h1>
      <p className={styles.line}>{t('line')}</p>
      <div className={styles.games}>
        {results?.length === 0 && <Empty>{t('none')}</Empty>}
        {known.map(each => (
          <GameTable key={each.game} statistics={each} />
        ))}
        <AccountResults />
        {results && results.length > 0 && (
          <>
            <Latest results={results.slice(0, LATEST)} />
            <Forget onForget={() => void forgetResults().then(() => setResults([]))} />
          </>
        )}
      </div>
    </Frame>
  )
}

function GameTable({ statistics }: { statistics: Statistics }) {
  const t = useTranslations()
  const name = useGameName()(statistics.game)
  const { rows, streak, longest } = statistics
  const said = (level: string) => {
    const known = LEVELS.find(each => each === level)
    return known ? t(`newGame.levels.${known}`) : t('results.mixed')
  }
  return (
    <section className={styles.part} aria-labelledby={`results-${statistics.game}`}>
      <h2 id={`results-${statistics.game}`}>{name}</h2>
      <dl className={styles.figures}>
        {(['played', 'won', 'best'] as const).map(key => (
          <div key={key}>
            <dt>{t(`results.${key === 'played' ? 'games' : key}`)}</dt>
            <dd>{statistics[key]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('results.streak')}</dt>
          <dd>{streak}</dd>
        </div>
        <div>
          <dt>{t('results.longest')}</dt>
          <dd>{longest}</dd>
        </div>
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['seats', 'against', 'games', 'won', 'best'] as const).map(key => (
              <th key={key} scope="col">
                {t(`results.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.seats} ${row.level}`}>
              <td>{row.seats}</td>
              <td>{said(row.level)}</td>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{row.best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Latest({ results }: { results: readonly GameResult[] }) {
  const t = useTranslations()
  const format = useFormatter()
  const gameName = useGameName()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <section className={styles.part} aria-labelledby="latest">
      <h2 id="latest">{t('results.latest')}</h2>
      <ul className={styles.latest}>
        {results.map(({ id, game, when, names, players, ranks, totals, practice }) => (
          <li key={id}>
            <strong>{gameName(game)}</strong>
            <span className={styles.soft}>
              {format.dateTime(new Date(when), { dateStyle: 'medium', timeZone })}
              {practice && ` · ${t('results.practice')}`}
            </span>
            <span className={styles.places}>
              {players
                .map((_, seat) => seat)
                .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
                .map(seat => (
                  <span key={seat}>
                    <SeatMark seat={seat} size={12} />
                    {t('home.place', { n: ranks[seat] ?? 0 })}{' '}
                    {names[seat] || t('newGame.someone', { n: seat + 1 })} <b>{totals[seat]}</b>
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Forget({ onForget }: { onForget: () => void }) {
  const t = useTranslations('results')
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.forget}>
      <p className={styles.soft}>{asking ? t('forgetAsk') : t('private')}</p>
      {asking ? (
        <>
          <Button tone="danger" onClick={onForget}>
            {t('forgetYes')}
          </Button>
          <Button onClick={() => setAsking(false)}>{t('forgetNo')}</Button>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>{t('forget')}</Button>
      )}
    </div>
  )
}
