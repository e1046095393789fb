import type { Thinkers } from '../live/hub.ts'
import type { Store } from '../store/store.ts'
import type { Pulse } from './pulse.ts'

const LOOP_MS = 20

/** The same store; tells how long new entries of a table take to be on disk. */
export const timedStore = (store: Store, pulse: Pulse): Store => ({
  ...store,
  tables: {
    ...store.tables,
    async append(table, ...rest) {
      const since = performance.now()
      const first = await store.tables.append(table, ...rest)
      pulse.took('commit', performance.now() - since, { table })
      return first
    },
  },
})

/** The same bots; how long they were waited for is told. */
export const timedBots = (bots: Thinkers, pulse: Pulse): Thinkers => ({
  async think(game, view, seat, level, ...rest) {
    const since = performance.now()
    const text = await bots.think(game, view, seat, level, ...rest)
    pulse.took('think', performance.now() - since, { what: `${game} ${level}` })
    return text
  },
  close: () => bots.close(),
})

/** Tells how late this process is for what it wanted to do. Returns how to stop. */
export function timeLoop(pulse: Pulse): () => void {
  let due = performance.now() + LOOP_MS
  const timer = setInterval(() => {
    const now = performance.now()
    pulse.took('loop', Math.max(0, now - due))
    due = now + LOOP_MS
  }, LOOP_MS)
  timer.unref()
  return () => clearInterval(timer)
}
