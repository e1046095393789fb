import 'fake-indexeddb/auto'
import { type AnyMatch, act, readSave, rewind, writeSave } from '@ludoteca/engine'
import { openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { mayPlayOn, playOnFrom } from '../src/local/play-on.ts'
import { openDatabase } from '../src/store/database.ts'
import { importSave } from '../src/store/import.ts'
import type { Player } from '../src/store/players.ts'
import type { TableRecord } from '../src/store/records.ts'
import { endingOf, type GameResult, ownSeat, resultOf } from '../src/store/result.ts'
import { forgetResults, listResults } from '../src/store/results.ts'
import { statisticsOf } from '../src/store/statistics.ts'
import {
  getTable,
  layTable,
  listTables,
  newTableId,
  putTable,
  recordOf,
  removeTable,
} from '../src/store/tables.ts'
import { BOT, first, game, HUMAN, newMatch } from './world.ts'

function finished(seats = 2): AnyMatch {
  const match = newMatch(seats)
  const { game } = match
  for (let seat = game.turn(match.state); seat !== null; seat = game.turn(match.state))
    act(match, seat, [first(game.legal(match.state))])
  return match
}

afterEach(async () => {
  for (const { id } of await listTables()) await removeTable(id)
  await forgetResults()
})

const terms = (players: readonly Player[] = [HUMAN, BOT]) => ({ id: newTableId(), players, privacy: true })

/** A device as it was before results were kept, with one finished game and one that goes on. */
async function formerDevice(name: string): Promise<void> {
  const old = await openDB(name, 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated')
      db.createObjectStore('ownRules', { keyPath: 'game' })
    },
  })
  const record = (id: string, match: AnyMatch) => ({
    ...recordOf({ ...terms(), id }, match),
    save: writeSave(match),
  })
  await old.put('tables', record('over', finished()))
  await old.put('tables', record('on', newMatch(2)))
  await old.put('ownRules', { game: 'toy', name: 'mine', text: 'H' })
  old.close()
}

test('a device that kept no results yet gets those of its finished games, and loses nothing', async () => {
  await formerDevice('former')
  const now = await openDatabase('former')
  expect((await now.getAll('results')).map(each => each.id)).toEqual(['over'])
  expect((await now.getAllKeys('tables')).sort()).toEqual(['on', 'over'])
  expect((await now.get('ownRules', 'toy'))?.text).toBe('H')
  now.close()
})

test('the closing line of a save tells how the game ended', () => {
  const match = finished()
  const standings = match.game.standings(match.state)
  expect(endingOf(writeSave(match))).toEqual({
    totals: standings.map(each => each.total),
    ranks: standings.map(each => each.rank),
  })
  expect(endingOf(writeSave(newMatch(2)))).toBeNull()
  expect(endingOf('')).toBeNull()
})

test('a finished game is noted once, and what was taken back or begun elsewhere does not count', async () => {
  const match = finished()
  const record = recordOf(terms(), match)
  await putTable(record)
  await putTable({ ...record, updated: record.updated + 1 })
  expect((await listResults()).map(each => each.id)).toEqual([record.id])
  await removeTable(record.id)
  expect(await listResults()).toHaveLength(1)
  expect(resultOf(record)?.practice).toBe(false)
  expect(resultOf({ ...record, origin: { kind: 'file' } })?.practice).toBe(true)
  const again = finished()
  rewind(again, 3)
  expect(resultOf(recordOf(terms(), again))).toBeNull()
  for (let seat = again.game.turn(again.state); seat !== null; seat = again.game.turn(again.state))
    act(again, seat, [first(again.game.legal(again.state))])
  expect(resultOf(recordOf(terms(), again))?.practice).toBe(true)
})

const LEVELS = { e: 'easy', h: 'hard' } as const

/** A game of seat 0 against bots, e.g. `ee` for two easy ones. */
function played(when: number, rank: number, total: number, bots: string, more: Partial<GameResult> = {}) {
  const levels = [...bots].map(each => LEVELS[each as 'e' | 'h'])
  const players: Player[] = [HUMAN, ...levels.map(level => ({ kind: 'bot', level }) as const)]
  const others = levels.map((_, i) => i)
  const result: GameResult = {
    id: `${when}`,
    game: 'toy',
    when,
    players,
    names: [],
    totals: [total, ...others],
    ranks: [rank, ...others.map(i => i + 2)],
    practice: false,
    ...more,
  }
  return result
}

test('results are counted by game, level and number of players, with the longest row of victories', () => {
  const results = [
    played(5, 1, 30, 'ee'),
    played(1, 1, 41, 'ee'),
    played(2, 1, 20, 'ee'),
    played(3, 2, 50, 'eh'),
    played(4, 1, 12, 'h'),
    played(6, 1, 99, 'ee', { practice: true }),
    played(7, 3, 8, 'ee', { players: [HUMAN, HUMAN, BOT] }),
    played(8, 2, 8, 'e', { game: 'other' }),
  ]
  const [toy, other] = statisticsOf(results)
  expect(toy).toEqual({
    game: 'toy',
    played: 5,
    won: 4,
    best: 50,
    streak: 2,
    longest: 2,
    rows: [
      { level: 'hard', seats: 2, played: 1, won: 1, best: 12 },
      { level: 'easy', seats: 3, played: 3, won: 3, best: 41 },
      { level: 'mixed', seats: 3, played: 1, won: 0, best: 50 },
    ],
  })
  expect(other).toMatchObject({ game: 'other', played: 1, streak: 0 })
  expect(ownSeat({ players: [BOT, HUMAN] })).toBe(1)
  expect(ownSeat({ players: [BOT, BOT] })).toBeNull()
})

test('a table that cannot be written can be played as long as the page stays', async () => {
  // Functions cannot be stored: so fails a disk that is full.
  const record = { ...recordOf(terms(), newMatch(2)), names: [() => {}] as unknown as string[] }
  await expect(putTable(record)).rejects.toThrow()
  expect((await getTable(record.id))?.steps).toBe(0)
  expect(await layTable(record)).toBe(record.id)
  await removeTable(record.id)
  expect(await getTable(record.id)).toBeUndefined()
})

test('a file that says who sat where is opened so; one that does not has people everywhere', async () => {
  const match = finished()
  const { save } = recordOf(terms([BOT, HUMAN]), match)
  const known = await importSaveOfToy(save)
  expect(known).toMatchObject({ seated: true, over: true })
  expect(known.record?.players).toEqual([BOT, HUMAN])
  expect(known.record?.origin).toEqual({ kind: 'file' })
  const unknown = await importSaveOfToy(writeSave(newMatch(2)))
  expect(unknown).toMatchObject({ seated: false, over: false })
  expect(unknown.record?.players).toEqual([HUMAN, HUMAN])
})

async function importSaveOfToy(text: string) {
  const imported = await importSave(text, async given => readSave(given, [game]))
  if (!imported.ok) throw new Error(imported.problem.reason)
  return { ...imported, record: await getTable(imported.id) }
}

test('who plays alone plays on from any moment, at a table of its own', async () => {
  const match = finished()
  const record: TableRecord = recordOf(terms(), match)
  expect(mayPlayOn(record)).toBe(true)
  expect(mayPlayOn({ players: [HUMAN, HUMAN] })).toBe(false)
  const id = await playOnFrom(record, match, 3)
  const made = await getTable(id)
  expect(made).toMatchObject({ steps: 3, origin: { kind: 'moment', table: record.id, at: 3 } })
  expect(made?.players).toEqual(record.players)
  expect(match.steps.length).toBeGreaterThan(3)
})
