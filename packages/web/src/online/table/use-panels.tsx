import type { ChatLine } from '@ludoteca/protocol'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtraPanel } from '../../table/panels/side-panels.tsx'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { NotesPanel } from '../chat/notes-panel.tsx'
import { useOnlineState } from '../online-state.ts'
import { StoredByTable } from '../stored-by-table.ts'
import type { Known } from './known.ts'
import styles from './online-table.module.css'
import type { TableFeed } from './table-feed.ts'

const kept = new StoredByTable<number>('read')

/** How many lines of the chat by others this device has not shown yet. */
function useUnread(table: string, chat: readonly ChatLine[], me: string | undefined) {
  const [read, setRead] = useState(() => kept.get(table) ?? -1)
  const onRead = useCallback(
    (seq: number) => {
      kept.keep(table, seq)
      setRead(seq)
    },
    [table],
  )
  const unread = chat.filter(line => line.seq > read && line.by.id !== me).length
  return { unread, onRead }
}

interface Panels {
  readonly panels: readonly ExtraPanel[]
  readonly unread: number
}

/** Chat and notes, beside log and standings. */
export function usePanels(feed: TableFeed, { facts, chat, seat }: Known): Panels {
  const t = useTranslations('online.table')
  const { me } = useOnlineState()
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
