import { type AnyForeseen, type AnyGame, DEAL } from '@ludoteca/engine'
import { freshClock } from './clock.ts'
import type { Agreed } from './decision.ts'
import type { LineOf, LogLine } from './lines.ts'
import { emptySeat, NEWER, type Table, troubleOf } from './state.ts'
import { readLine } from './stored.ts'
import { type Change, take, Unfoldable } from './take.ts'

/** What the first line of a log makes. */
export function open(line: LineOf<'made'>, games: ReadonlyMap<string, AnyGame>): Table {
  const { terms } = line
  const table: Table = {
    id: line.table,
    seq: 0,
    game: games.get(terms.game) ?? null,
    version: line.version,
    terms,
    seed: line.seed,
    deal: DEAL,
    code: line.code,
    created: line.at,
    rematchOf: line.rematchOf,
    phase: 'open',
    host: line.host,
    started: null,
    ended: null,
    moved: line.at,
    seats: line.seats.map(who => ({ ...emptySeat(), ...who })),
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
  count(table, line, 'facts')
  return table
}

/** Follows a log from its beginning; null when it does not even begin. */
export function foldAll(texts: readonly string[], games: ReadonlyMap<string, AnyGame>): Table | null {
  const first = readLine(texts[0] ?? '')
  const begins = first.ok ? first.line : first.begins
  if (begins?.kind !== 'made') return null
  const table = open(begins, games)
  if (!first.ok) table.damage = { seq: 0, why: NEWER }
  foldOn(table, texts.slice(1))
  return table
}

/** Follows further lines as they are kept. */
export function foldOn(table: Table, texts: readonly string[]): void {
  for (const text of texts) {
    const read = readLine(text)
    if (read.ok) fold(table, read.line)
    else {
      table.damage ??= { seq: table.seq, why: read.newer ? NEWER : 'unreadable' }
      skip(table)
    }
  }
}

/** Follows what has been decided about the table as it is. */
export function foldDecision(table: Table, { lines, foreseen }: Agreed): void {
  for (const line of lines) fold(table, line, foreseen)
}

const NEEDS_NO_RULES: ReadonlySet<LogLine['kind']> = new Set(['said', 'phrase', 'rematch', 'closed'])

/**
 * Adds one line. One that does not fit marks the table as damaged there; what follows is counted but not followed,
 * and of a table played by other rules only what needs no rules.
 */
export function fold(table: Table, line: LogLine, foreseen?: AnyForeseen): void {
  const needsRules = !NEEDS_NO_RULES.has(line.kind)
  if (table.damage || (needsRules && table.phase !== 'over' && troubleOf(table))) {
    skip(table)
    return
  }
  try {
    follow(table, line, foreseen)
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

function count(table: Table, line: LogLine, change: Change, low = -1): void {
  table.seq++
  table.lows.push(low)
  if (change !== 'chat') table.changed[change] = table.seq
  if (low >= 0) table.changed.position = table.seq
  if (line.by === undefined || line.id === undefined) return
  table.answered.set(`${line.by} ${line.id}`, table.seq)
}

function follow(table: Table, line: LogLine, foreseen?: AnyForeseen): void {
  const { phase } = table
  const before = table.match?.steps.length ?? 0
  const change = take(table, line, foreseen)
  const after = table.match?.steps.length ?? 0
  const moved = before !== after || phase !== table.phase
  if (moved) table.moved = line.at
  count(table, line, change, moved ? Math.min(before, after) : -1)
}
