import type { SettingsStore } from './store.ts'

const PROOF = 'proof'
/** More than what one move writes, so that the next one finds room too. */
const SIZE = 12_000

/** Writes something each time it is asked. It differs from what is there: a database may leave alone what is the same. */
export function proveBy({ set }: Pick<SettingsStore, 'set'>): () => Promise<void> {
  let count = 0
  return () => set(PROOF, String(count++ % 10).repeat(SIZE))
}
