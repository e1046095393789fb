import type { Lang } from '@ludoteca/engine'
import type { Log } from '../live/hub.ts'
import type { Store } from '../store/store.ts'
import type { ReadinessText } from './text/en.ts'
import { texts } from './text/index.ts'

type Unready = keyof ReadinessText

export const unreadyIn = (lang: Lang, why: Unready): string => texts[lang][why]

/** An answer is kept for this long. */
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
