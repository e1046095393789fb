import { useTranslations } from 'use-intl'
import type { ExtraPanel } from '../../table/side-panels.tsx'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { NotesPanel } from '../chat/notes-panel.tsx'
import { useUnread } from '../chat/use-unread.ts'
import type { Known } from '../known.ts'
import { useRoom } from '../room.ts'
import type { TableFeed } from '../seen-table.ts'
import styles from './online-table.module.css'

interface Panels {
  readonly panels: readonly ExtraPanel[]
  readonly unread: number
}

/** Chat and notes, beside log and standings. */
export function usePanels(feed: TableFeed, { facts, chat, seat }: Known): Panels {
  const t = useTranslations('online.table')
  const { me } = useRoom()
  const { unread, onRead } = useUnread(facts.id, chat, me?.id)
  const talk: ExtraPanel = {
    key: 'chat',
    icon: 'chat',
    label: t('chat'),
    badge: unread > 0 && (
      <span className={styles.badge} data-testid="unread">
        <span aria-hidden="true">{unread}</span>
        <span className="visually-hidden">{t('unread', { n: unread })}</span>
      </span>
    ),
    content: <ChatPanel feed={feed} chat={chat} seats={facts.seats} speaks={seat !== null} onRead={onRead} />,
  }
  const notes: ExtraPanel = {
    key: 'notes',
    icon: 'pencil',
    label: t('notes'),
    content: <NotesPanel table={facts.id} />,
  }
  return { panels: me ? [talk, notes] : [talk], unread }
}
