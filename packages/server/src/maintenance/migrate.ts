import { createHash } from 'node:crypto'
import { allGames } from '@ludoteca/shelf'
import { MIGRATION } from '../settings.ts'
import { settingReads, settingWrites } from '../store/sql/settings.ts'
import { tableReads } from '../store/sql/tables.ts'
import { Trouble } from '../store/trouble.ts'
import { copyRows, KEYS } from './copy-rows.ts'
import { type End, openAlone, openToWrite } from './database.ts'
import { followTournament, tournamentsOf } from './tournaments.ts'
import { type Bad, replay, tablesOf, type Verified } from './verify.ts'

/** A mark for a database that does not tell its password. */
const markOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16)

/** Marks the target of a migration. It must be empty, or be the target of an earlier migration from the same database. */
async function enter(to: End, from: string): Promise<void> {
  const moving = await settingReads.get(to.sql, MIGRATION)
  if (moving === markOf(from)) return
  if (moving !== null) throw new Trouble('being-migrated')
  for (const table of Object.keys(KEYS)) {
    if ((await to.sql.all(`select 1 from ${table} limit 1`)).length > 0) {
      throw new Trouble('not-empty')
    }
  }
  await settingWrites.set(to.sql, MIGRATION, markOf(from))
}

/**
 * Copies a database into another database and plays every game on both sides. A migration that was broken off is continued;
 * no server can start on the new database before it is complete.
 */
export async function migrateDatabase(
  fromUrl: string,
  toUrl: string,
  say: (part: string, rows: number) => void,
): Promise<Verified> {
  const from = await openAlone(fromUrl)
  try {
    const to = await openToWrite(toUrl)
    try {
      await enter(to, fromUrl)
      for (const part of Object.keys(KEYS)) say(part, await copyRows(from, to, part))
      const verified = await compare(from, to)
      if (verified.bad.length === 0) await settingWrites.set(to.sql, MIGRATION, null)
      return verified
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

/** Every game must lead to the same on both sides; one that was damaged before is as damaged after. */
async function compare(from: End, to: End): Promise<Verified> {
  const games = await allGames()
  const bad: Bad[] = []
  let tables = 0
  for await (const table of tablesOf(from)) {
    const [before, after] = [await replay(from, table, games), await replay(to, table, games)]
    if (before.digest !== after.digest) bad.push({ table, why: after.why ?? { key: 'not-same' } })
    tables++
  }
  for (const table of await tournamentsOf(from)) {
    const [before, after] = [await followTournament(from, table), await followTournament(to, table)]
    if (before.digest !== after.digest) bad.push({ table, why: after.why ?? { key: 'not-same' } })
  }
  for await (const table of tablesOf(to)) {
    if ((await tableReads.head(from.sql, table)) === 0) bad.push({ table, why: { key: 'not-before' } })
  }
  return { tables, bad }
}
