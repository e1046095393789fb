import { basename } from 'node:path'
import { databaseFile, databaseOf } from '../ops/data.ts'
import { backUp, replace } from '../store/open.ts'
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

/** The part of a context that `restore` needs: there may be no database yet. */
type Restoring = Pick<Context, 'data' | 'words' | 'text' | 'lang' | 'clock' | 'out'>

/** Leaves the database as it was when the backup is damaged, or when a server is running on it. */
export async function restore(context: Restoring): Promise<string | null> {
  const [from] = context.words
  if (from === undefined) return say(context, 'missing-words', { act: 'restore', what: 'FILE' })
  const file = databaseFile(context.data)
  const kept = `${file}.before-${new Date(context.clock()).toISOString().replace(/\D/g, '').slice(0, 14)}`
  try {
    const { replaced } = await replace(from, databaseOf(context.data), kept)
    context.out(replaced ? say(context, 'restored', { kept: basename(kept) }) : say(context, 'restoredFresh'))
    return null
  } catch (error) {
    return say(context, 'failed', { why: whyIn(context.lang, error) })
  }
}
