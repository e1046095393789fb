import type { TableStore } from '../store/store.ts'

/** Longer than a decision takes; when a node dies, another one takes over after this time. */
const LEASE_MS = 10_000

/** Which of several nodes thinks for the bots of a table. */
export interface Turns {
  /** Reserves the decision at this entry; false when another node has it, or has made it. */
  take(table: string, seq: number): Promise<boolean>
  giveBack(table: string): Promise<void>
}

export const turnsOf = (tables: TableStore, node: string, clock: () => number): Turns => ({
  take(table, seq) {
    const now = clock()
    return tables.lease(table, seq, node, now, now + LEASE_MS)
  },
  giveBack: table => tables.release(table, node),
})
