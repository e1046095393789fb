import { useTranslations } from 'use-intl'
import { useGame } from '../shell/use-game.ts'
import { Frame } from '../ui/frame.tsx'
import { Loading } from '../ui/loading.tsx'
import { Gone } from './gone.tsx'
import { LinkNotice } from './link-notice.tsx'
import { isPlaying } from './remote-table.ts'
import { useRoom } from './room.ts'
import { OnlineTable } from './table/online-table.tsx'
import { useFeed } from './use-feed.ts'
import { WaitingRoom } from './waiting/waiting-room.tsx'

/** One address for a table from its first seat to its result. */
export default function OnlineTablePage({ id }: { id: string }) {
  const t = useTranslations('online.room')
  const { feed, seen } = useFeed(id)
  const { link } = useRoom()
  const { known } = seen
  const loaded = useGame(known?.facts.terms.game)
  if (known === null || loaded === null) return <Gone feed={feed} />
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
