import type { AnyMatch } from '@ludoteca/engine'
import { useEffect, useState } from 'react'
import type { TableRecord } from '../store/database.ts'
import { matchOf } from '../store/file.ts'
import { getTable } from '../store/tables.ts'

export interface KeptTable {
  readonly record: TableRecord
  readonly match: AnyMatch
}

async function load(id: string): Promise<KeptTable | null> {
  const record = await getTable(id)
  const match = record ? await matchOf(record.save) : null
  return record && match ? { record, match } : null
}

/** A table kept on this device; undefined while loading, null when it is not there. */
export function useKeptTable(id: string, ready = true): KeptTable | null | undefined {
  const [kept, setKept] = useState<KeptTable | null>()
  useEffect(() => {
    if (!ready) return
    let current = true
    load(id).then(
      found => current && setKept(found),
      () => current && setKept(null),
    )
    return () => {
      current = false
    }
  }, [id, ready])
  return kept
}
