import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { shelf } from '@ludoteca/shelf'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { statisticsOf } from '../store/statistics.ts'
import { GameCard } from './game-card.tsx'
import { OpenSave } from './open-save.tsx'
import styles from './page.module.css'
import { TableList } from './table-list.tsx'
import { useTables } from './use-tables.ts'

/** What is going on first, then what could be begun, then what is over. */
export function HomePage() {
  const t = useTranslations('home')
  const online = useTranslations('online.lobby')
  const puzzles = useTranslations('puzzles')
  const explorer = useTranslations('explorer')
  const kept = useTables()
  const records = statisticsOf(kept?.results ?? [])
  return (
    <Frame title={t('title')} wide>
      {kept && kept.open.length > 0 && (
        <section className={styles.open} aria-labelledby="open">
          <h2 id="open">{t('continue')}</h2>
          <TableList tables={kept.open} onRemove={kept.remove} />
        </section>
      )}
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.games}>
        {shelf.map(game => (
          <GameCard key={game.id} game={game} record={records.find(each => each.game === game.id)} />
        ))}
      </div>
      {shelf.some(game => game.puzzles) && (
        <section className={styles.puzzles} aria-label={puzzles('title')}>
          <p>{puzzles('homeLine')}</p>
          <ButtonLink href="/puzzles">
            <Icon name="lamp" />
            {puzzles('day')}
          </ButtonLink>
        </section>
      )}
      {shelf.some(game => game.openings) && (
        <section className={styles.puzzles} aria-label={explorer('title')}>
          <p>{explorer('homeLine')}</p>
          <ButtonLink href="/explorer" data-testid="explorer">
            <Icon name="search" />
            {explorer('title')}
          </ButtonLink>
        </section>
      )}
      <section className={styles.online} aria-label={online('homeCreate')}>
        <p>{online('homeLine')}</p>
        <ButtonLink href="/online">
          <Icon name="seats" />
          {online('homeCreate')}
        </ButtonLink>
      </section>
      <section className={styles.tables} aria-labelledby="tables">
        <div className={styles.bar}>
          <h2 id="tables">{t('finished')}</h2>
          {kept && kept.results.length > 0 && (
            <ButtonLink href="/results">
              <Icon name="podium" />
              {t('results')}
            </ButtonLink>
          )}
          <OpenSave />
        </div>
        {kept && kept.finished.length > 0 && <TableList tables={kept.finished} onRemove={kept.remove} />}
        {kept && kept.finished.length === 0 && (
          <Empty>{t(kept.open.length > 0 ? 'noneFinished' : 'empty')}</Empty>
        )}
      </section>
      <p className={styles.private}>{t('private')}</p>
    </Frame>
  )
}
