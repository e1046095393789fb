import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { connection, useInRoom } from './room.ts'
import { type SeenTable, TableFeed } from './seen-table.ts'

/** Looks at a table for as long as the page shows it. */
export function useFeed(id: string): { feed: TableFeed; seen: SeenTable } {
  useInRoom()
  const feed = useMemo(() => new TableFeed(id, connection), [id])
  useEffect(() => {
    const close = feed.open()
    return () => close()
  }, [feed])
  return { feed, seen: useSyncExternalStore(feed.subscribe, feed.snapshot) }
}
