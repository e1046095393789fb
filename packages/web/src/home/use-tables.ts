import { useCallback, useEffect, useState } from 'react'
import type { TableRecord } from '../store/records.ts'
import { type GameResult, resultOf } from '../store/result.ts'
import { listResults } from '../store/results.ts'
import { listTables, removeTable } from '../store/tables.ts'

/** What is kept on this device. */
interface Kept {
  readonly open: readonly TableRecord[]
  readonly finished: readonly TableRecord[]
  readonly results: readonly GameResult[]
  readonly remove: (id: string) => void
}

/** Null until it has been read. */
export function useTables(): Kept | null {
  const [found, setFound] = useState<Omit<Kept, 'remove'> | null>(null)
  const refresh = useCallback(async () => {
    const [tables, results] = await Promise.all([listTables(), listResults()])
    setFound({
      open: tables.filter(table => table.turn !== null),
      finished: tables.filter(table => table.turn === null),
      // What could not be written is still known from its table.
      results: [...unkept(tables, results), ...results],
    })
  }, [])
  useEffect(() => {
    void refresh()
  }, [refresh])
  const remove = (id: string) => void removeTable(id).then(refresh, refresh)
  return found && { ...found, remove }
}

const unkept = (tables: readonly TableRecord[], results: readonly GameResult[]): GameResult[] =>
  tables.flatMap(table => {
    const result = results.some(each => each.id === table.id) ? null : resultOf(table)
    return result ? [result] : []
  })
