import { type AnyForeseen, type AnyGame, DEAL } from '@ludoteca/engine'
import { applyEntry, type Change, Unfoldable } from './apply-entry.ts'
import { freshClock } from './clock.ts'
import type { Agreed } from './decision.ts'
import type { Entry, EntryOf } from './entry.ts'
import { emptySeat, NEWER, type Table, troubleOf } from './state.ts'
import { readEntry } from './stored-entry.ts'

/** What the first entry of a log makes. */
export function open(entry: EntryOf<'made'>, games: ReadonlyMap<string, AnyGame>): Table {
  const { terms } = entry
  const table: Table = {
    id: entry.table,
    seq: 0,
    game: games.get(terms.game) ?? null,
    version: entry.version,
    terms,
    seed: entry.seed,
    deal: DEAL,
    code: entry.code,
    created: entry.at,
    rematchOf: entry.rematchOf,
    ...(entry.tournament && { tournament: entry.tournament }),
    phase: 'open',
    host: entry.host,
    started: null,
    ended: null,
    moved: entry.at,
    seats: entry.seats.map(who => ({ ...emptySeat(), ...who })),
    resigned: [],
    match: null,
    made: [],
    lows: [],
    changed: { facts: 0, clock: 0, position: 0 },
    request: null,
    overdue: null,
    clock: freshClock(terms.pace, terms.seats),
    result: null,
    rematch: null,
    chat: [],
    said: {},
    answered: new Map(),
    damage: null,
  }
  count(table, entry, 'facts')
  return table
}

/** Follows a log from its beginning; null when it does not even begin. */
export function foldAll(texts: readonly string[], games: ReadonlyMap<string, AnyGame>): Table | null {
  const first = readEntry(texts[0] ?? '')
  const begins = first.ok ? first.entry : first.begins
  if (begins?.kind !== 'made') return null
  const table = open(begins, games)
  if (!first.ok) table.damage = { seq: 0, why: NEWER }
  foldOn(table, texts.slice(1))
  return table
}

/** Follows further lines as they are kept. */
export function foldOn(table: Table, texts: readonly string[]): void {
  for (const text of texts) {
    const read = readEntry(text)
    if (read.ok) fold(table, read.entry)
    else {
      table.damage ??= { seq: table.seq, why: read.newer ? NEWER : 'unreadable' }
      skip(table)
    }
  }
}

/** Follows what has been decided about the table as it is. */
export function foldDecision(table: Table, { entries, foreseen }: Agreed): void {
  for (const entry of entries) fold(table, entry, foreseen)
}

const NEEDS_NO_RULES: ReadonlySet<Entry['kind']> = new Set(['said', 'phrase', 'rematch', 'closed'])

/**
 * Adds one entry. One that does not fit marks the table as damaged there; what follows is counted but not followed,
 * and of a table played by other rules only what needs no rules.
 */
export function fold(table: Table, entry: Entry, foreseen?: AnyForeseen): void {
  const needsRules = !NEEDS_NO_RULES.has(entry.kind)
  if (table.damage || (needsRules && table.phase !== 'over' && troubleOf(table))) {
    skip(table)
    return
  }
  try {
    follow(table, entry, foreseen)
  } catch (error) {
    if (!(error instanceof Unfoldable)) throw error
    table.damage = { seq: table.seq, why: error.message }
    skip(table)
  }
}

function skip(table: Table): void {
  table.seq++
  table.lows.push(-1)
}

function count(table: Table, entry: Entry, change: Change, low = -1): void {
  table.seq++
  table.lows.push(low)
  if (change !== 'chat') table.changed[change] = table.seq
  if (low >= 0) table.changed.position = table.seq
  if (entry.by === undefined || entry.id === undefined) return
  table.answered.set(`${entry.by} ${entry.id}`, table.seq)
}

function follow(table: Table, entry: Entry, foreseen?: AnyForeseen): void {
  const { phase } = table
  const before = table.match?.steps.length ?? 0
  const change = applyEntry(table, entry, foreseen)
  const after = table.match?.steps.length ?? 0
  const moved = before !== after || phase !== table.phase
  if (moved) table.moved = entry.at
  // Whoever takes over a seat sees all of the game with other eyes.
  const low = entry.kind === 'substituted' ? 0 : moved ? Math.min(before, after) : -1
  count(table, entry, change, low)
}
