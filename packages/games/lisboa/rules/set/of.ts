import type { State } from '../state.ts'
import { readSet } from './read.ts'
import { BUILT_IN, type Tables } from './tables.ts'

/** The set a state is played with when nobody brought one: the value of the option and of the state. */
export const OURS = 'ours'

/** Read sets are kept, so that a state only needs to carry the text. */
const MOST_KEPT = 8
const kept = new Map<string, Tables>()
let latest = ''
let latestTables: Tables = BUILT_IN

function read(set: string): Tables {
  const known = kept.get(set)
  if (known) return known
  const found = readSet(set)
  if (!found.ok) throw new RangeError(`a set that cannot be read: ${JSON.stringify(found.problems[0])}`)
  if (kept.size === MOST_KEPT) kept.clear()
  kept.set(set, found.tables)
  return found.tables
}

/** The tables of a game: ours, or those of the text its state carries. */
export function tablesOf({ set }: Pick<State, 'set'>): Tables {
  if (set === OURS) return BUILT_IN
  if (set !== latest) {
    latestTables = read(set)
    latest = set
  }
  return latestTables
}
