import type { Store } from '../../src/store/store.ts'

/** When a call fails: before it has done anything, or after it has done everything. */
export type When = 'before' | 'after'

export interface Faults {
  readonly store: Store
  /** The nth call from now on fails; with `dead`, every later one too. */
  fail(nth: number, when: When, dead: boolean): void
  /** Everything works again. Says whether anything has failed. */
  mend(): boolean
}

/** Calls a server makes for a table; those on timers of their own would come at any time. */
const TABLES = ['append', 'log', 'snapshot', 'keepSnapshot', 'head'] as const

type Call = (...args: never[]) => Promise<unknown>

/** The same store, but for calls that fail when they are told to. */
export function withFaults(store: Store): Faults {
  let calls = Number.NEGATIVE_INFINITY
  let fault: { readonly nth: number; readonly when: When; readonly dead: boolean } | null = null
  let hit = false

  const guarded =
    (call: Call): Call =>
    async (...args) => {
      const turn = ++calls
      if (fault && (turn === fault.nth || (fault.dead && turn > fault.nth))) {
        hit = true
        if (turn === fault.nth && fault.when === 'after') await call(...args)
        throw new Error(`the store does not answer (${turn})`)
      }
      return call(...args)
    }

  const tables = { ...store.tables }
  for (const name of TABLES) Object.assign(tables, { [name]: guarded(store.tables[name] as Call) })
  const people = { ...store.people, byId: guarded(store.people.byId as Call) as Store['people']['byId'] }
  return {
    store: { ...store, tables, people },
    fail(nth, when, dead) {
      calls = 0
      hit = false
      fault = { nth, when, dead }
    },
    mend() {
      fault = null
      return hit
    },
  }
}
