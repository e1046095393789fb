import type { PersonRow, TableRow } from '../../src/store/store.ts'

/** A table being played by Ana and Bo, Ana to move. */
export function tableRow(id: string, seq: number, change: Partial<TableRow> = {}): TableRow {
  return {
    id,
    seq,
    game: 'puerto-rico',
    visibility: 'public',
    people: ['ana', 'bo'],
    wants: null,
    terms: {
      game: 'puerto-rico',
      seats: 2,
      options: {},
      pace: { kind: 'free' },
      visibility: 'public',
      rated: true,
      guardian: 'easy',
      order: 'given',
    },
    phase: 'playing',
    host: 'ana',
    created: 1,
    started: 2,
    ended: null,
    seats: ['ana', 'bo'].map(person => ({
      person: { id: person, name: '' },
      bot: null,
      guarded: false,
      resigned: false,
    })),
    result: null,
    steps: seq,
    turn: 'ana',
    due: null,
    moved: seq,
    ...change,
  }
}

export function personRow(id: string, change: Partial<PersonRow> = {}): PersonRow {
  return {
    id,
    name: id,
    key: id,
    password: null,
    recovery: null,
    since: 1_700_000_000_000,
    settings: { away: null, quiet: null, webhook: null },
    webhookFailure: null,
    banned: null,
    host: false,
    deleted: false,
    ...change,
  }
}
