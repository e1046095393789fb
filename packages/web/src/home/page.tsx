import { useTranslations } from 'use-intl'
import { ButtonLink } from '../ui/button.tsx'
import { Frame } from '../ui/frame.tsx'
import { Icon } from '../ui/icon.tsx'
import { GameCard } from './game-card.tsx'
import { HOUSE } from './games.ts'
import { OpenSave } from './open-save.tsx'
import styles from './page.module.css'
import { TableList } from './table-list.tsx'

export function HomePage() {
  const t = useTranslations('home')
  const online = useTranslations('online.lobby')
  return (
    <Frame title={t('title')} wide>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.games}>
        {HOUSE.map(id => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <section className={styles.online} aria-label={online('homeCreate')}>
        <p>{online('homeLine')}</p>
        <ButtonLink href="/online">
          <Icon name="seats" />
          {online('homeCreate')}
        </ButtonLink>
      </section>
      <section className={styles.tables} aria-labelledby="tables">
        <div className={styles.bar}>
          <h2 id="tables">{t('continue')}</h2>
          <OpenSave />
        </div>
        <TableList />
      </section>
      <p className={styles.private}>{t('private')}</p>
    </Frame>
  )
}
