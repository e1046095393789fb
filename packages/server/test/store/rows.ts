import type { PersonRow, TableRow, TournamentRow } from '../../src/store/store.ts'

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
    program: false,
    deleted: false,
    ...change,
  }
}

/** A tournament of Ana's that people may enter. */
export const tournamentRow = (id: string, change: Partial<TournamentRow> = {}): TournamentRow => ({
  id,
  seq: 1,
  phase: 'open',
  visibility: 'public',
  organiser: 'ana',
  people: ['ana', 'bo'],
  moved: 1,
  due: null,
  shown: {
    name: 'An evening',
    game: 'tigris-euphrates',
    system: 'swiss',
    seats: 4,
    pace: { kind: 'live', bank: 1800, increment: 20 },
    entry: 'open',
    people: 2,
    most: 32,
    round: 0,
    rounds: 5,
    starts: null,
  },
  ...change,
})
