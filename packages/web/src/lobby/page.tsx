import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import type { TableSummary } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/shelf'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { useGameName } from '../games/game-name.ts'
import { LinkNotice } from '../online/link-notice.tsx'
import { useOnlineState } from '../online/online-state.ts'
import styles from './page.module.css'
import { TableCards } from './table-cards.tsx'
import { useLobby } from './use-lobby.ts'

/** The lobby: tables of others, and one's own. */
export default function LobbyPage() {
  const t = useTranslations()
  const gameName = useGameName()
  const { lobby } = useLobby()
  const { me } = useOnlineState()
  const [game, setGame] = useState('all')
  const create = `/online/new/${game === 'all' ? shelf[0]?.id : game}`
  const shown = (tables: readonly TableSummary[]) =>
    tables.filter(table => game === 'all' || table.terms.game === game)
  // One's own tables are listed above.
  const others = (tables: readonly TableSummary[]) =>
    shown(tables).filter(table => !table.seats.some(seat => seat.person && seat.person.id === me?.id))
  return (
    <Frame title={t('online.lobby.title')} wide>
      <div className={styles.head}>
        <div>
          <h1>{t('online.lobby.title')}</h1>
          <p className={styles.lead}>{t('online.lobby.lead')}</p>
        </div>
        {!lobby?.resting && (
          <ButtonLink tone="main" href={create} data-testid="create">
            <Icon name="plus" />
            {t('online.lobby.create')}
          </ButtonLink>
        )}
      </div>
      <p className={styles.also}>
        <ButtonLink href="/tournaments" data-testid="tournaments">
          <Icon name="podium" />
          {t('tournaments.inLobby')}
        </ButtonLink>
        <ButtonLink href="/archive" data-testid="archive">
          <Icon name="search" />
          {t('archive.inLobby')}
        </ButtonLink>
        <ButtonLink href="/ladder/programs" data-testid="ladder">
          <Icon name="program" />
          {t('ladder.inLobby')}
        </ButtonLink>
      </p>
      <LinkNotice known={lobby !== null} />
      {lobby?.resting && <p className={styles.notice}>{t('online.lobby.resting')}</p>}
      {lobby && (
        <div className={styles.lists}>
          {me && (
            <TableCards
              title={t('online.lobby.mine')}
              tables={lobby.mine}
              empty={t('online.lobby.mineEmpty')}
            />
          )}
          <Segments
            label={t('online.lobby.show')}
            value={game}
            choices={[
              { value: 'all', label: t('online.lobby.all') },
              ...shelf.map(({ id }) => ({ value: id, label: gameName(id) })),
            ]}
            onChange={setGame}
          />
          <TableCards
            title={t('online.lobby.open')}
            tables={others(lobby.open)}
            empty={t('online.lobby.openEmpty')}
          />
          <TableCards
            title={t('online.lobby.live')}
            tables={others(lobby.live)}
            empty={t('online.lobby.liveEmpty')}
          />
          <TableCards
            title={t('online.lobby.finished')}
            tables={shown(lobby.finished)}
            empty={t('online.lobby.finishedEmpty')}
          />
        </div>
      )}
    </Frame>
  )
}
