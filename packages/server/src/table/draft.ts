import type { Table } from './state.ts'

/**
 * A table as it will be once something is on disk. It is folded on a copy: until then, and if that fails, the table
 * itself is what the log says. Positions, steps and lines of chat are never changed in place, so lists of them are
 * enough; who was answered is a long list of which a few entries are new.
 */
export interface Draft {
  readonly table: Table
  /** It is on disk: what was known before is not needed any more. */
  come(): Table
}

export function draftOf(now: Table, fold: (table: Table) => void): Draft {
  const { match, request, clock } = now
  const table: Table = {
    ...now,
    seats: now.seats.map(seat => ({ ...seat })),
    resigned: [...now.resigned],
    match: match && {
      ...match,
      entries: match.entries.slice(),
      steps: match.steps.slice(),
      snapshots: match.snapshots.slice(),
    },
    made: now.made.slice(),
    lows: now.lows.slice(),
    changed: { ...now.changed },
    request: request && { ...request, agreed: [...request.agreed] },
    clock: { ...clock, left: [...clock.left] },
    chat: now.chat.slice(),
    answered: new Map(),
  }
  fold(table)
  return {
    table,
    come() {
      const fresh = table.answered
      table.answered = now.answered
      for (const [message, seq] of fresh) table.answered.set(message, seq)
      return table
    },
  }
}
