import type { AnyMatch, SaveProblem } from '@ludoteca/engine'
import { useEffect, useState } from 'react'
import { readSaveText } from '../store/file.ts'
import type { TableRecord } from '../store/records.ts'
import { getTable } from '../store/tables.ts'

export interface KeptTable {
  readonly record: TableRecord
  readonly match: AnyMatch
}

/** A record can only be unreadable after an update of the rules. */
export interface LostTable {
  readonly record: TableRecord
  readonly problem: SaveProblem
}

async function load(id: string): Promise<KeptTable | LostTable | null> {
  const record = await getTable(id)
  if (!record) return null
  const loaded = await readSaveText(record.save)
  return loaded.ok ? { record, match: loaded.match } : { record, problem: loaded.problem }
}

/** A table kept on this device; undefined while loading, null when it is not there. */
export function useKeptTable(id: string, ready = true): KeptTable | LostTable | null | undefined {
  const [kept, setKept] = useState<KeptTable | LostTable | null>()
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
