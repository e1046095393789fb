import Database from 'libsql'
import { settingReads, settingWrites } from '../sql/settings.ts'
import type { Sql } from '../sql/sql.ts'

/*
 * A lock is on a file, and files beside the database may be taken away and made anew. So the running server is named in
 * the database too: whoever opens it is the one whose name is there, and nobody else's commit counts from then on.
 */

const KEY = 'open-room'

/** The name of a running server, with the file its lock is on, where the system says which. */
export const claimOn = (token: string, lock: string | null): string => `${token} ${lock ?? ''}`

/** In one transaction with whatever is to be written: whether it may be. */
export const isClaimed = async (sql: Sql, claim: string): Promise<boolean> =>
  (await settingReads.get(sql, KEY)) === claim

export const stakeClaim = (sql: Sql, claim: string): Promise<void> => settingWrites.set(sql, KEY, claim)

/** Takes the name away when the server stops in good order; the name of another server stays. */
export async function dropClaim(sql: Sql, claim: string): Promise<void> {
  await sql.run('delete from house where key = ? and value = ?', KEY, claim)
}

/** The file on which the latest server has its lock, if the database says so. */
export function claimedLock(file: string): string | null {
  try {
    const database = new Database(file)
    try {
      const row = database.prepare('select value from house where key = ?').get(KEY) as
        | { value: string }
        | undefined
      return row?.value.split(' ')[1] || null
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}
