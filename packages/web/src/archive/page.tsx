import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation, useSearch } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { LinkNotice } from '../online/link-notice.tsx'
import { useOnlineState } from '../online/online-state.ts'
import styles from './archive.module.css'
import { Filters } from './filters.tsx'
import { Game } from './game.tsx'
import { readSought, writeSought } from './sought.ts'
import { TakeAll } from './take-all.tsx'
import { useGames } from './use-games.ts'
import { SoughtWords } from './words.tsx'

/** Finished public games, by what the address asks for. */
export default function ArchivePage() {
  const t = useTranslations('archive')
  const explorer = useTranslations('explorer')
  const [, navigate] = useLocation()
  const sought = readSought(useSearch())
  const { found, problem, busy, more } = useGames(sought)
  const { me } = useOnlineState()
  const key = writeSought(sought)
  // The keyboard goes on at the first of the games that came.
  const list = useRef<HTMLUListElement>(null)
  const had = useRef(0)
  const count = found?.games.length ?? 0
  useEffect(() => {
    const first = list.current?.children[had.current]
    if (had.current > 0 && count > had.current && document.activeElement === document.body)
      first?.querySelector('a')?.focus({ preventScroll: true })
    had.current = 0
  }, [count])
  // On a narrow screen what was found is seen first.
  const [open, setOpen] = useState(() => matchMedia('(min-width: 40rem)').matches)
  return (
    <Frame title={t('title')} wide>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('lead')}</p>
        <p>
          <Link href="/explorer">{explorer('title')}</Link>
        </p>
      </div>
      <LinkNotice known={found !== null} />
      <details className={styles.filters} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary data-testid="filters">
          {t('filters')} <SoughtWords sought={sought} />
        </summary>
        <Filters sought={sought} look={next => navigate(`/archive${writeSought(next)}`)} />
      </details>
      {problem && problem.message !== '' && <p role="alert">{problem.message}</p>}
      {found && (
        <section className={styles.list} aria-labelledby="found" aria-busy={busy} data-found={key}>
          <h2 id="found" className="visually-hidden">
            {t('games')}
          </h2>
          {found.games.length === 0 ? (
            !problem && found.next === null && <Empty>{t(key === '' ? 'empty' : 'none')}</Empty>
          ) : (
            <ul ref={list}>
              {found.games.map(table => (
                <li key={table.id}>
                  <Game table={table} />
                </li>
              ))}
            </ul>
          )}
          {found.next !== null && (
            <Button
              disabled={busy}
              onClick={() => {
                had.current = count
                more()
              }}
              data-testid="more"
            >
              {t('more')}
            </Button>
          )}
        </section>
      )}
      {me && <TakeAll me={me} tournament={sought.tournament} />}
    </Frame>
  )
}
