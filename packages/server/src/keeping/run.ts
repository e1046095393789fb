import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fill, type Lang } from '@ludoteca/engine'
import { allGames } from '@ludoteca/shelf'
import { fileOf, shownUrl } from '../store/open.ts'
import { realFile } from '../store/sqlite/lock.ts'
import { whyIn } from '../store/trouble.ts'
import { addBackup, drill } from './backups.ts'
import { openToRead } from './end.ts'
import { moveHouse } from './move.ts'
import { reasonIn } from './reasons.ts'
import { type KeepingText, keepingText } from './text.ts'
import { type Verified, verify } from './verify.ts'

export interface Keeping {
  readonly lang: Lang
  readonly clock: () => number
  out(line: string): void
}

const KEEP = 14

const say = (
  { lang }: Keeping,
  key: keyof KeepingText,
  params: Record<string, string | number> = {},
): string => fill(keepingText[lang][key], params)

/** What goes wrong with disks and servers is told in words, without a password. */
async function told(keeping: Keeping, work: () => Promise<string | null>): Promise<string | null> {
  try {
    return await work()
  } catch (error) {
    return say(keeping, 'failed', { why: shownUrl(whyIn(keeping.lang, error)) })
  }
}

function judge(
  keeping: Keeping,
  { tables, bad, file = [] }: Verified,
  good: keyof KeepingText,
): string | null {
  if (bad.length === 0 && file.length === 0) {
    keeping.out(say(keeping, good, { tables }))
    return null
  }
  const each = bad.map(({ table, why }) => `  ${table}  ${reasonIn(keeping.lang, why)}`)
  const faults = file.map(why => `  ${why}`)
  return [
    ...(bad.length > 0 ? [say(keeping, 'broken', { tables, count: bad.length }), ...each] : []),
    ...(file.length > 0 ? [say(keeping, 'faults', { tables }), ...faults] : []),
  ].join('\n')
}

/** Plays every game of a house, also while the room is open. What is wrong comes back in words, as below. */
export const runVerify = (keeping: Keeping, database: string): Promise<string | null> =>
  told(keeping, async () => {
    const end = await openToRead(database)
    const verified = await verify(end, await allGames()).finally(() => end.close())
    return judge(keeping, verified, 'verified')
  })

export const runBackup = (
  keeping: Keeping,
  database: string,
  wanted: { readonly folder: string | undefined; readonly keep: string | null; readonly drill: boolean },
): Promise<string | null> =>
  told(keeping, async () => {
    const keep = Number(wanted.keep ?? KEEP)
    if (wanted.folder === undefined) return say(keeping, 'needs-folder')
    if (!Number.isInteger(keep) || keep < 1) return say(keeping, 'bad-keep', { given: wanted.keep ?? '' })
    const { file, removed } = await addBackup(database, wanted.folder, { keep, now: keeping.clock() })
    keeping.out(say(keeping, 'backedUp', { file }))
    if (removed > 0) keeping.out(say(keeping, 'removed', { count: removed }))
    return wanted.drill ? judge(keeping, await drill(file), 'verified') : null
  })

function isSameHouse(from: string, to: string): boolean {
  const [one, other] = [fileOf(from), fileOf(to)]
  if (one === null || other === null) return from === to
  return existsSync(one) && existsSync(dirname(other)) && realFile(one) === realFile(other)
}

/** Nobody may play in either house meanwhile. */
export const runMigrate = (
  keeping: Keeping,
  ends: { readonly from: string | null; readonly to: string | null },
): Promise<string | null> =>
  told(keeping, async () => {
    const { from, to } = ends
    if (from === null || to === null) return say(keeping, 'needs-ends')
    if (isSameHouse(from, to)) return say(keeping, 'same-house')
    const verified = await moveHouse(from, to, (part, rows) => {
      if (rows > 0) keeping.out(say(keeping, 'moved', { part, rows }))
    })
    return judge(keeping, verified, 'movedIn')
  })
