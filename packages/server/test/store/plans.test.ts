import { join } from 'node:path'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { expect, test } from 'vitest'
import { archiveReads } from '../../src/store/sql/archive.ts'
import { migrate } from '../../src/store/sql/migrate.ts'
import { peopleReads } from '../../src/store/sql/people.ts'
import { puzzleReads } from '../../src/store/sql/puzzles.ts'
import { resultReads } from '../../src/store/sql/results.ts'
import type { Sql } from '../../src/store/sql/sql.ts'
import { tableReads, tableWrites } from '../../src/store/sql/tables.ts'
import { tournamentReads, tournamentWrites } from '../../src/store/sql/tournaments.ts'
import { connect } from '../../src/store/sqlite/connection.ts'

/** How SQLite finds the rows for all statements of one operation. */
async function plan(operation: (sql: Sql) => Promise<unknown>): Promise<string> {
  const connection = connect(join(newFolder(), 'ludoteca.db'))
  await migrate(connection)
  const found: string[] = []
  await operation({
    ...connection,
    async all(text, ...values) {
      const rows = await connection.all<{ detail: string }>(`explain query plan ${text}`, ...values)
      found.push(...rows.map(each => each.detail))
      return []
    },
  })
  connection.close()
  return found.join('\n')
}

const PLACE = { moved: 5, id: 't' }
const list = (query: object) => (sql: Sql) => tableReads.list(sql, { phase: 'playing', limit: 9, ...query })
const claim = (kind: 'bot' | 'clock') => (sql: Sql) =>
  tableWrites.claim(sql, { node: 'n', now: 1, leaseMs: 1, kinds: [kind], limit: 9 })

const tournaments = (query: object) => (sql: Sql) =>
  tournamentReads.list(sql, { phase: 'over', limit: 9, ...query })
const claimTournaments = (sql: Sql) =>
  tournamentWrites.claim(sql, { node: 'n', now: 1, leaseMs: 1, limit: 9 })

const archive = (query: object) => (sql: Sql) => archiveReads.find(sql, { limit: 9, ...query })
const AFTER = { ended: 5, id: 't' }

test.each([
  ['the lobby', list({ publicOnly: true }), 'tables_by_moved'],
  ['the next page of it', list({ publicOnly: true, before: PLACE }), 'tables_by_moved'],
  ['the lobby of one game', list({ publicOnly: true, game: 'g', before: PLACE }), 'tables_by_moved'],
  ['all tables', list({}), 'tables_by_moved'],
  ['all tables of a game', list({ game: 'g' }), 'tables_by_moved'],
  ['finished games', list({ phase: 'over', publicOnly: true }), 'tables_by_moved'],
  ['the history of a person', list({ phase: 'over', person: 'p', before: PLACE }), 'seats_by_moved'],
  ['games waiting for a person', (sql: Sql) => tableReads.waiting(sql, ['p']), 'tables_by_turn'],
  ['ids', (sql: Sql) => tableReads.ids(sql, null, 9), 'sqlite_autoindex_tables_1'],
  ['a log', (sql: Sql) => tableReads.log(sql, 't', 5), 'sqlite_autoindex_lines_1'],
  ['bots that are wanted', claim('bot'), 'tables_by_wants'],
  ['clocks that have run out', claim('clock'), 'tables_by_due'],
  ['tournaments', tournaments({}), 'tournaments_by_moved'],
  ['the next page of them', tournaments({ publicOnly: true, before: PLACE }), 'tournaments_by_moved'],
  ['tournaments of a person', tournaments({ person: 'p', before: PLACE }), 'tournament_people_by_moved'],
  ['tournaments with something due', claimTournaments, 'tournaments_by_due'],
  ['tournaments whose tables have ended', claimTournaments, 'tables_untold'],
  ['tables a tournament has not heard of', (sql: Sql) => tournamentReads.untold(sql, 't'), 'tables_untold'],
  ['tables without a record', (sql: Sql) => resultReads.unrecorded(sql, 9), 'tables_unrecorded'],
  ['the archive', archive({ from: 1 }), 'archive_by_ended'],
  ['the next page of it', archive({ after: AFTER, from: 1 }), 'archive_by_ended'],
  ['finished games of a person', archive({ person: 'p', after: AFTER }), 'archive_people_by_ended'],
  ['of those, of one game', archive({ person: 'p', game: 'g', against: 'q' }), 'archive_people_by_ended'],
  ['finished games of a tournament', archive({ tournament: 't', seats: 3 }), 'archive_by_tournament'],
  ['figures of a person', (sql: Sql) => archiveReads.figures(sql, 'p', 9), 'figures_by_ended'],
  ['the next page of them', (sql: Sql) => archiveReads.figures(sql, 'p', 9, AFTER), 'figures_by_ended'],
  ['games that are not filed', (sql: Sql) => archiveReads.unfiled(sql, null, 9), 'tables_unfiled'],
  ['people', (sql: Sql) => peopleReads.list(sql, null, 9), 'sqlite_autoindex_people_1'],
  ['a name', (sql: Sql) => peopleReads.byKey(sql, 'k'), 'people_by_key'],
  ['sessions', (sql: Sql) => peopleReads.sessions(sql, 'p'), 'sessions_by_person'],
  ['puzzles', (sql: Sql) => puzzleReads.puzzles(sql, 'p'), 'sqlite_autoindex_puzzle_answers_1'],
  ['records', (sql: Sql) => resultReads.records(sql, 'p'), 'result_people_by_person'],
])('%s: found through an index, already in order', async (_, operation, index) => {
  const found = await plan(operation)
  expect(found).toMatch(new RegExp(`INDEX ${index}\\b`))
  expect(found).not.toMatch(/SCAN|TEMP B-TREE/)
})

test.each([
  ['own tables', (sql: Sql) => tableReads.mine(sql, 'p', 9)],
  ['tables a person plays at', list({ person: 'p' })],
])('%s: a person has few, they are found through an index and sorted', async (_, operation) => {
  const found = await plan(operation)
  expect(found).toMatch(/INDEX seats_by_moved/)
  expect(found).not.toMatch(/SCAN/)
})

test('programs with a rating: they are few, found through an index and sorted', async () => {
  const found = await plan(sql => resultReads.ladder(sql, 'g', 9, { games: 9, sigma: 2 }))
  expect(found).toMatch(/INDEX people_by_program/)
  expect(found).not.toMatch(/SCAN/)
})

test('finished games of some kinds: there are few kinds, and each is found through an index', async () => {
  for (const query of [{ game: 'g' }, { seats: 2, after: AFTER, options: { nobles: 'on' } }]) {
    const found = await plan(archive(query))
    expect(found.match(/SEARCH a USING (?:COVERING )?INDEX archive_by_kind/g)).toHaveLength(2)
    expect(found).not.toMatch(/SCAN (?!k\b|a$|s$|gathered$)/m)
  }
})
