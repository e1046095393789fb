import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation, useSearch } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { LinkNotice } from '../online/link-notice.tsx'
import { useOnlineState } from '../online/online-state.ts'
import styles from './archive.module.css'
import { Filters } from './filters.tsx'
import { Game } from './game.tsx'
import { readSought, writeSought } from './sought.ts'
import { TakeAll } from './take-all.tsx'
import { useGames } from './use-games.ts'

/** Finished public games, by what the address asks for. */
export default function ArchivePage() {
  const t = useTranslations('archive')
  const [, navigate] = useLocation()
  const sought = readSought(useSearch())
  const { found, problem, busy, more } = useGames(sought)
  const { me } = useOnlineState()
  const key = writeSought(sought)
  // On a narrow screen what was found is seen first.
  const [open, setOpen] = useState(() => matchMedia('(min-width: 40rem)').matches)
  return (
    <Frame title={t('title')} wide>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('lead')}</p>
      </div>
      <LinkNotice known={found !== null} />
      <details className={styles.filters} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary data-testid="filters">{t('filters')}</summary>
        <Filters
          key={`${sought.player} ${sought.against}`}
          sought={sought}
          look={next => navigate(`/archive${writeSought(next)}`)}
        />
      </details>
      {problem && problem.message !== '' && <p role="alert">{problem.message}</p>}
      {found && (
        <section className={styles.list} aria-label={t('games')} aria-busy={busy} data-found={key}>
          {found.games.length === 0 ? (
            !problem && found.next === null && <Empty>{t(key === '' ? 'empty' : 'none')}</Empty>
          ) : (
            <ul>
              {found.games.map(table => (
                <li key={table.id}>
                  <Game table={table} />
                </li>
              ))}
            </ul>
          )}
          {found.next !== null && (
            <Button disabled={busy} onClick={more} data-testid="more">
              {t('more')}
            </Button>
          )}
        </section>
      )}
      {me && <TakeAll me={me} tournament={sought.tournament} />}
    </Frame>
  )
}
