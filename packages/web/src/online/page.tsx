import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { useGame } from '../games/use-game.ts'
import { LinkNotice } from './link-notice.tsx'
import { NoSuchTable } from './no-such-table.tsx'
import { connection, useGoOnline, useOnlineState } from './online-state.ts'
import { OnlineTable } from './table/online-table.tsx'
import { isPlaying } from './table/remote-table.ts'
import { type SeenTable, TableFeed } from './table/table-feed.ts'
import { WaitingRoom } from './waiting/waiting-room.tsx'

/** Looks at a table for as long as the page shows it. */
function useFeed(id: string): { feed: TableFeed; seen: SeenTable } {
  useGoOnline()
  const feed = useMemo(() => new TableFeed(id, connection), [id])
  useEffect(() => {
    const close = feed.open()
    return () => close()
  }, [feed])
  return { feed, seen: useSyncExternalStore(feed.subscribe, feed.snapshot) }
}

/** One address for a table from its first seat to its result. */
export default function OnlineTablePage({ id }: { id: string }) {
  const t = useTranslations('online.room')
  const { feed, seen } = useFeed(id)
  const { link } = useOnlineState()
  const { known } = seen
  const loaded = useGame(known?.facts.terms.game)
  if (known === null || loaded === null) return <NoSuchTable feed={feed} />
  if (!known && seen.unreadable) {
    return (
      <Frame title={t('unreadable')}>
        <p role="alert">{t('unreadableLine')}</p>
      </Frame>
    )
  }
  if (!known || !loaded) {
    if (link !== 'waiting' && link !== 'outdated') return <Loading />
    return (
      <Frame title={t('title')}>
        <LinkNotice known={false} />
      </Frame>
    )
  }
  return isPlaying(known) ? (
    // Whoever signs in while looking on may turn out to sit here: for them it is another table.
    <OnlineTable key={known.seat} feed={feed} seen={seen} known={known} loaded={loaded} />
  ) : (
    <WaitingRoom feed={feed} seen={seen} known={known} loaded={loaded} />
  )
}
