import { existsSync, renameSync } from 'node:fs'
import { basename } from 'node:path'
import { databaseFile, databaseOf } from '../ops/data.ts'
import { openBy } from '../ops/open-mark.ts'
import { backUp, restore as putBack } from '../store/open.ts'
import { whyIn } from '../store/trouble.ts'
import { type Act, type Context, say } from './context.ts'

export const backup: Act = async context => {
  const [file] = context.words
  if (file === undefined) return say(context, 'missing-words', { act: 'backup', what: 'FILE' })
  try {
    await backUp(context.database, file)
  } catch (error) {
    return say(context, 'failed', { why: whyIn(context.lang, error) })
  }
  await context.audit(`backup ${file}`)
  context.out(say(context, 'backedUp', { file }))
  return null
}

/** The parts of a database in use: the file itself, what is not merged into it yet, and who has read how far. */
const PARTS = ['', '-wal', '-shm']

function move(from: string, to: string): void {
  for (const part of PARTS) if (existsSync(from + part)) renameSync(from + part, to + part)
}

/** What `restore` needs: there may be no house to open yet. */
type Restoring = Pick<Context, 'data' | 'words' | 'text' | 'lang' | 'clock' | 'out'>

/** Whatever was in place is put back when the backup turns out to be no good. */
export async function restore(context: Restoring): Promise<string | null> {
  const [from] = context.words
  if (from === undefined) return say(context, 'missing-words', { act: 'restore', what: 'FILE' })
  const pid = openBy(context.data)
  if (pid !== null) return say(context, 'room-open', { pid })
  const file = databaseFile(context.data)
  const kept = `${file}.before-${new Date(context.clock()).toISOString().replace(/\D/g, '').slice(0, 14)}`
  const replaced = existsSync(file)
  move(file, kept)
  try {
    await putBack(from, databaseOf(context.data))
  } catch (error) {
    move(kept, file)
    return say(context, 'failed', { why: whyIn(context.lang, error) })
  }
  context.out(replaced ? say(context, 'restored', { kept: basename(kept) }) : say(context, 'restoredFresh'))
  return null
}
