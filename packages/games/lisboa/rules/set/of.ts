import { VERSION_4 } from '../data/version-4.ts'
import type { State } from '../state.ts'
import { readSet } from './read.ts'
import { BUILT_IN, type Tables } from './tables.ts'

/** The value of the option when nobody brings a set. */
export const OURS = 'ours'
/** What a state says of a set begun under the newest version; states of version 4 say the value of the option alone. */
const NEWEST = '5 '

/** Written out: a text put together is compared more slowly, and this is done at every step. */
const OURS_NOW = '5 ours'

/** What a state says of the set it is played with. */
export function setUnder(value: string, version: number): string {
  if (version < 5) return value
  return value === OURS ? OURS_NOW : NEWEST + value
}

/** Read sets are kept, so that a state only needs to carry the text. */
const MOST_KEPT = 8
const kept = new Map<string, Tables>()
let latest = ''
let latestTables: Tables = BUILT_IN

function read(set: string, base: Tables): Tables {
  const found = readSet(set, base)
  if (!found.ok) throw new RangeError(`a set that cannot be read: ${JSON.stringify(found.problems[0])}`)
  return found.tables
}

const BUILT_IN_4 = read(JSON.stringify(VERSION_4), BUILT_IN)

function find(set: string): Tables {
  const known = kept.get(set)
  if (known) return known
  const found = set.startsWith(NEWEST) ? read(set.slice(NEWEST.length), BUILT_IN) : read(set, BUILT_IN_4)
  if (kept.size === MOST_KEPT) kept.clear()
  kept.set(set, found)
  return found
}

/** The tables of a game: ours, or those of the text its state carries. */
export function tablesOf({ set }: Pick<State, 'set'>): Tables {
  if (set === OURS_NOW) return BUILT_IN
  if (set === OURS) return BUILT_IN_4
  if (set !== latest) {
    latestTables = find(set)
    latest = set
  }
  return latestTables
}
