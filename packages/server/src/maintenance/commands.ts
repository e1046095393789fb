import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fill, type Lang } from '@ludoteca/engine'
import { allGames } from '@ludoteca/shelf'
import { fileOf, shownUrl } from '../store/open.ts'
import { realFile } from '../store/sqlite/lock.ts'
import { whyIn } from '../store/trouble.ts'
import { addBackup, drill } from './backups.ts'
import { openToRead } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { reasonIn } from './reasons.ts'
import type { MaintenanceText } from './text/en.ts'
import { maintenanceText } from './text/index.ts'
import { type Verified, verify } from './verify.ts'

export interface MaintenanceContext {
  readonly lang: Lang
  readonly clock: () => number
  out(line: string): void
}

const KEEP = 14

const say = (
  { lang }: MaintenanceContext,
  key: keyof MaintenanceText,
  params: Record<string, string | number> = {},
): string => fill(maintenanceText[lang][key], params)

/** What goes wrong with disks and servers is told in words, without a password. */
async function told(context: MaintenanceContext, work: () => Promise<string | null>): Promise<string | null> {
  try {
    return await work()
  } catch (error) {
    return say(context, 'failed', { why: shownUrl(whyIn(context.lang, error)) })
  }
}

function judge(
  context: MaintenanceContext,
  { tables, bad, file = [] }: Verified,
  good: keyof MaintenanceText,
): string | null {
  if (bad.length === 0 && file.length === 0) {
    context.out(say(context, good, { tables }))
    return null
  }
  const each = bad.map(({ table, why }) => `  ${table}  ${reasonIn(context.lang, why)}`)
  const faults = file.map(why => `  ${why}`)
  return [
    ...(bad.length > 0 ? [say(context, 'broken', { tables, count: bad.length }), ...each] : []),
    ...(file.length > 0 ? [say(context, 'faults', { tables }), ...faults] : []),
  ].join('\n')
}

/** Replays every game of a database, also while a server runs on it. Answers with what is wrong, in words, or null. */
export const runVerify = (context: MaintenanceContext, database: string): Promise<string | null> =>
  told(context, async () => {
    const end = await openToRead(database)
    const verified = await verify(end, await allGames()).finally(() => end.close())
    return judge(context, verified, 'verified')
  })

export const runBackup = (
  context: MaintenanceContext,
  database: string,
  wanted: { readonly folder: string | undefined; readonly keep: string | null; readonly drill: boolean },
): Promise<string | null> =>
  told(context, async () => {
    const keep = Number(wanted.keep ?? KEEP)
    if (wanted.folder === undefined) return say(context, 'needs-folder')
    if (!Number.isInteger(keep) || keep < 1) return say(context, 'bad-keep', { given: wanted.keep ?? '' })
    const { file, removed } = await addBackup(database, wanted.folder, { keep, now: context.clock() })
    context.out(say(context, 'backedUp', { file }))
    if (removed > 0) context.out(say(context, 'removed', { count: removed }))
    return wanted.drill ? judge(context, await drill(file), 'verified') : null
  })

function isSameDatabase(from: string, to: string): boolean {
  const [one, other] = [fileOf(from), fileOf(to)]
  if (one === null || other === null) return from === to
  return existsSync(one) && existsSync(dirname(other)) && realFile(one) === realFile(other)
}

/** No server may run on either database meanwhile. */
export const runMigrate = (
  context: MaintenanceContext,
  ends: { readonly from: string | null; readonly to: string | null },
): Promise<string | null> =>
  told(context, async () => {
    const { from, to } = ends
    if (from === null || to === null) return say(context, 'needs-ends')
    if (isSameDatabase(from, to)) return say(context, 'same-database')
    const verified = await migrateDatabase(from, to, (part, rows) => {
      if (rows > 0) context.out(say(context, 'moved', { part, rows }))
    })
    return judge(context, verified, 'movedIn')
  })
