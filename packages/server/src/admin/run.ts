import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Lang } from '@ludoteca/engine'
import { databaseOf } from '../ops/data.ts'
import { fileOf, openStore, shownUrl } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { whyIn } from '../store/trouble.ts'
import { archive } from './archive.ts'
import { type Act, say } from './context.ts'
import { backup, restore } from './files.ts'
import { announce, audit, rest } from './settings.ts'
import { tables } from './tables.ts'
import { adminText } from './text/index.ts'
import { tournament } from './tournaments.ts'
import { users } from './users.ts'

interface AdminRequest {
  /** The command and its arguments; an empty list asks for help. */
  readonly words: readonly string[]
  readonly data: string
  /** The database, if it is not a file in `data`. */
  readonly database?: string
  readonly days: string | null
  readonly clear: boolean
  readonly lang: Lang
  readonly clock: () => number
  out(line: string): void
}

/** Acts by their first word; some have a second one, which is `list` when left out. */
const ACTS: Readonly<Record<string, Act | Readonly<Record<string, Act>>>> = {
  users,
  tables,
  tournament,
  archive,
  announce,
  rest,
  backup,
  audit,
}

function findAct(words: readonly string[]): { act: Act; words: readonly string[] } | null {
  const [first = '', second = 'list'] = words
  const found = Object.hasOwn(ACTS, first) ? ACTS[first] : undefined
  if (typeof found === 'function') return { act: found, words: words.slice(1) }
  const act = found && Object.hasOwn(found, second) ? found[second] : undefined
  return act ? { act, words: words.slice(2) } : null
}

async function withStore<T>(database: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(database)
  return work(store).finally(() => store.close())
}

/** The name of whoever sits at the host; in a container that may be a mere number. */
function whoIsHere(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}

/** Runs one command of the host. Answers with what stands in the way, in words, or null. */
export async function runAdmin(request: AdminRequest): Promise<string | null> {
  const { words, data, clock, database = databaseOf(data) } = request
  const text = adminText[request.lang]
  const audit = ({ settings }: Store, what: string): Promise<void> =>
    settings.audit(clock(), whoIsHere(), what)
  if (words.length === 0) {
    request.out(text.help)
    return null
  }
  if (words[0] === 'restore') {
    const refused = await restore({ ...request, text, words: words.slice(1) })
    if (refused === null) await withStore(databaseOf(data), store => audit(store, words.join(' ')))
    return refused
  }
  const found = findAct(words)
  if (!found) return say({ text }, 'unknown', { given: words.join(' ') })
  const file = fileOf(database)
  if (file !== null && !existsSync(file)) return say({ text }, 'no-database', { data })
  return withStore(database, store =>
    found.act({ ...request, database, store, text, words: found.words, audit: what => audit(store, what) }),
  ).catch(error => say({ text }, 'failed', { why: shownUrl(whyIn(request.lang, error)) }))
}
