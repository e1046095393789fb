import type { ChatLine } from '@ludoteca/protocol'
import { useCallback, useState } from 'react'
import { Keepsakes } from '../keepsake.ts'

const kept = new Keepsakes<number>('read')

/** How many lines of the chat by others this device has not shown yet. */
export function useUnread(table: string, chat: readonly ChatLine[], me: string | undefined) {
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
