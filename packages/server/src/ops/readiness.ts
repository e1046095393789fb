import type { Lang } from '@ludoteca/engine'
import type { Log } from '../live/hub.ts'
import type { Store } from '../store/store.ts'

/** Why the room is not ready, as others may read it; what exactly went wrong is in the log. */
const texts = {
  'cannot-write': {
    en: 'Nothing can be written: the disk is full, or the database does not take it.',
    zh: '无法写入：磁盘已满，或数据库不接受写入。',
  },
  silent: {
    en: 'The database does not answer.',
    zh: '数据库没有回应。',
  },
} as const satisfies Record<string, Record<Lang, string>>

export type Unready = keyof typeof texts

export const unreadyIn = (lang: Lang, why: Unready): string => texts[why][lang]

/** Whoever asks more often than this gets the same answer. */
const FRESH_MS = 1_000
const PATIENCE_MS = 3_000

/**
 * Says whether the store takes what is written now: null, or why it does not. Each answer is of its own; once the store
 * writes again, it says so.
 */
export function readinessOf(
  { prove }: Pick<Store, 'prove'>,
  log: Log,
  { fresh = FRESH_MS, patience = PATIENCE_MS } = {},
): () => Promise<Unready | null> {
  let asked = Number.NEGATIVE_INFINITY
  let latest: Promise<Unready | null> = Promise.resolve(null)
  let before: Unready | null = null
  /** One proof at a time: who does not answer is not asked again. */
  let proving: Promise<void> | null = null

  function told(now: Unready | null, err?: unknown): Unready | null {
    if (now !== null && before === null) log.error({ err, why: now }, 'the store cannot be written to')
    if (now === null && before !== null) log.warn({}, 'the store can be written to again')
    before = now
    return now
  }

  async function ask(): Promise<Unready | null> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'silent'>(resolve => {
      timer = setTimeout(() => resolve('silent'), patience)
    })
    proving ??= prove().finally(() => {
      proving = null
    })
    try {
      return told(await Promise.race([proving.then(() => null), late]))
    } catch (error) {
      return told('cannot-write', error)
    } finally {
      clearTimeout(timer)
    }
  }

  return () => {
    const now = performance.now()
    if (now - asked >= fresh) {
      asked = now
      latest = ask()
    }
    return latest
  }
}
