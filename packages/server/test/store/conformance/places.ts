import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openStore } from '../../../src/store/open.ts'
import type { Store } from '../../../src/store/store.ts'

/** A database that any number of stores can be opened on. */
export interface Place {
  readonly url: string
  /** Forgets every row. */
  empty(): Promise<void>
  /** Called when all stores are closed. */
  remove(): Promise<void>
}

/** Text that breaks whoever builds statements or pages by gluing strings. */
export const NASTY = `'); drop table tables; -- "\\" <script>alert(1)</script> \${x} ? $1 %s 王小明 🏺 e\u0301 \u202e`

export let place: Place
export let store: Store
/** As in another process. */
export let other: Store

/** Opens both stores for the tests of a `describe`; each test begins with nothing in them. */
export function usePlace(newPlace: () => Promise<Place>): void {
  beforeAll(async () => {
    place = await newPlace()
    store = await openStore(place.url)
    other = await openStore(place.url)
  })
  beforeEach(() => place.empty())
  afterAll(async () => {
    await store.close()
    await other.close()
    await place.remove()
  })
}
