import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allGames } from '@ludoteca/shelf'
import { makeFolder, makeOwn } from '../store/folder.ts'
import { backUp, restore } from '../store/open.ts'
import { openToRead } from './database.ts'
import { type Verified, verify } from './verify.ts'

const NAMED = /^ludoteca-\d{8}-\d{6}\.db$/

const nameAt = (now: number): string =>
  `ludoteca-${new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)}.db`

/** Backups in a folder, the oldest first. */
const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => NAMED.test(name))
    .sort()

/** Adds a backup to a folder and takes away the oldest, so that `keep` remain. Nothing else there is touched. */
export async function addBackup(
  database: string,
  folder: string,
  { keep, now }: { readonly keep: number; readonly now: number },
): Promise<{ file: string; removed: number }> {
  makeFolder(folder)
  const file = join(folder, nameAt(now))
  await backUp(database, file)
  const all = backupsIn(folder)
  for (const name of all) makeOwn(join(folder, name))
  const old = all.slice(0, -keep)
  for (const name of old) rmSync(join(folder, name))
  return { file, removed: old.length }
}

/** Restores a backup into a place of its own and plays every game in it. */
export async function drill(file: string): Promise<Verified> {
  const scratch = mkdtempSync(join(tmpdir(), 'ludoteca-drill-'))
  try {
    const url = `sqlite:${join(scratch, 'ludoteca.db')}`
    await restore(file, url)
    const end = await openToRead(url)
    return await verify(end, await allGames()).finally(() => end.close())
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
