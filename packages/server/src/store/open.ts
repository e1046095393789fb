import { openSqlite } from './sqlite/store.ts'
import type { Store } from './store.ts'

/** `sqlite:path/to/file` */
export async function openStore(url: string): Promise<Store> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length))
  throw new Error(`a store is sqlite:path, not ${url.split(':')[0]}:`)
}
