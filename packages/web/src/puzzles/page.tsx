import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { dayOf } from '@ludoteca/review/puzzle'
import { shelf } from '@ludoteca/shelf'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { useAccountPuzzles } from './account.ts'
import { isDaySolved, keepGame, lastGame, progressOf, streak } from './progress.ts'
import styles from './puzzles.module.css'
import { usePuzzles } from './use-puzzles.ts'

const withPuzzles = shelf.filter(({ puzzles }) => puzzles)

/** The puzzle of the day, one as hard as one is good, and all themes. */
export default function PuzzlesPage() {
  const t = useTranslations('puzzles')
  const lang = useLang()
  const [game, setGame] = useState(() => lastGame(withPuzzles.map(({ id }) => id)))
  const [today] = useState(() => dayOf(new Date()))
  const account = useAccountPuzzles()
  const { rating } = progressOf(game)
  const figures = [
    ['rating', rating.value],
    ['solved', rating.count],
    ['streak', streak(today)],
  ] as const
  return (
    <Frame title={t('title')}>
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('line')}</p>
        <Segments
          label={t('whichGame')}
          value={game}
          choices={withPuzzles.map(({ id, titles }) => ({ value: id, label: titles[lang].name }))}
          onChange={id => {
            keepGame(id)
            setGame(id)
          }}
        />
        <section className={styles.part} aria-labelledby="day">
          <h2 id="day">{t('dayOf', { day: today })}</h2>
          <p className={styles.soft}>{t('dayLine')}</p>
          <div className={styles.bar}>
            <ButtonLink tone="main" href={`/puzzles/${game}/day`} data-testid="puzzle-day">
              <Icon name={isDaySolved(today, game) ? 'check' : 'lamp'} />
              {t('day')}
            </ButtonLink>
            {isDaySolved(today, game) && <p className={styles.good}>{t('daySolved')}</p>}
          </div>
        </section>
        <section className={styles.part} aria-labelledby="next">
          <h2 id="next">{t('next')}</h2>
          <p className={styles.soft}>{t('nextLine')}</p>
          <dl className={styles.figures}>
            {figures.map(([key, value]) => (
              <div key={key} data-testid={`puzzle-${key}`}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.bar}>
            <ButtonLink tone="main" href={`/puzzles/${game}/next`} data-testid="puzzle-next">
              <Icon name="play" />
              {t('next')}
            </ButtonLink>
          </div>
          <p className={styles.soft}>{t(account.kept ? 'keptWithAccount' : 'kept')}</p>
        </section>
        <Themes game={game} />
        <p>
          <Link href="/whatif">{t('ownPosition')}</Link>
        </p>
      </div>
    </Frame>
  )
}

function Themes({ game }: { game: string }) {
  const t = useTranslations('puzzles')
  const lang = useLang()
  const loaded = usePuzzles(game)
  const names = loaded ? loaded.part.themes[lang] : {}
  const count = (theme: string): number =>
    loaded?.book.puzzles.filter(puzzle => puzzle.theme === theme).length ?? 0
  return (
    <section className={styles.part} aria-labelledby="themes">
      <h2 id="themes">{t('byTheme')}</h2>
      {loaded ? (
        <ul className={styles.themes} data-testid="puzzle-themes">
          {Object.entries(names)
            .filter(([theme]) => count(theme) > 0)
            .map(([theme, name]) => (
              <li key={theme}>
                <ButtonLink href={`/puzzles/${game}/next?theme=${theme}`}>
                  {t('theme', { theme: name, n: count(theme) })}
                </ButtonLink>
              </li>
            ))}
        </ul>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
    </section>
  )
}
