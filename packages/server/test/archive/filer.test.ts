import { join } from 'node:path'
import { newFolder } from '@ludoteca/harness/folder.ts'
import type { ResultFacts } from '@ludoteca/protocol'
import { allGames } from '@ludoteca/shelf'
import { expect, onTestFinished, test } from 'vitest'
import { openFiler } from '../../src/archive/filer.ts'
import { filingOf } from '../../src/archive/filing.ts'
import { openStore } from '../../src/store/open.ts'
import { tableRow } from '../http/rows.ts'
import { personRow } from '../store/rows.ts'

const games = await allGames()
const errors: string[] = []
const log = { info: () => {}, warn: () => {}, error: (_: object, text: string) => void errors.push(text) }
const PLAYED: ResultFacts = { how: 'played', ranks: [2, 1], totals: [30, 40] }
const over = (id: string, change: Partial<Parameters<typeof tableRow>[0]> = {}) =>
  tableRow({ id, people: ['ana', 'bo'], phase: 'over', result: PLAYED, moved: 5, ...change })
const filed = (change: Parameters<typeof over>[1] = {}) => {
  const row = over('t', change)
  return filingOf(row, games.get(row.game))
}

test('a game is filed by the options people look for, those of its own time included', () => {
  expect(filed({ terms: { options: { nobles: 'on', libraryGoods: 'any' } } }).kind).toEqual({
    game: 'puerto-rico',
    seats: 2,
    length: 'short',
    options: { rules: 'text', newBuildings: 'off', nobles: 'on' },
  })
  expect(filed({ terms: { game: 'lisboa' } }).kind?.options).toEqual({ rules: 'text', solo: 'off' })
  expect(filed({ terms: { game: 'a game of long ago' } }).kind).toMatchObject({ seats: 2, options: {} })
})

test.each([
  [30, 'short'],
  [31, 'medium'],
  [120, 'medium'],
  [121, 'long'],
  [24 * 60, 'long'],
  [24 * 60 + 1, 'days'],
])('a game that took %i minutes is %s', (minutes, length) => {
  expect(filed({ moved: minutes * 60_000 + 1 }).kind).toMatchObject({ length })
})

test('people stand there with their places, bots do not', () => {
  expect(filed().people).toEqual([
    { person: 'ana', place: 2 },
    { person: 'bo', place: 1 },
  ])
  expect(filed({ people: [null, 'bo'] }).people).toEqual([{ person: 'bo', place: 1 }])
})

test('what not everybody may find, and what came to no result, is of no kind', () => {
  for (const visibility of ['private', 'unlisted'] as const)
    expect(filed({ terms: { visibility } }).kind).toBeNull()
  expect(filed({ result: { how: 'abandoned', ranks: [], totals: [] } }).kind).toBeNull()
  expect(filed({ result: { ...PLAYED, how: 'resigned' } }).kind).not.toBeNull()
})

test('what was left by a crash or an earlier version is made up for, without what is still being played', async () => {
  const store = await openStore(`sqlite:${join(newFolder(), 'ludoteca.db')}`)
  onTestFinished(() => store.close())
  for (const id of ['ana', 'bo']) await store.people.add(personRow(id))
  const rows = [
    ...Array.from({ length: 120 }, (_, i) => over(`t${i}`)),
    over('private', { terms: { visibility: 'private' } }),
    tableRow({ id: 'playing', people: ['ana', 'bo'], phase: 'playing' }),
  ]
  for (const row of rows) await store.tables.append(row.id, 0, ['{}'], row)
  const filer = openFiler(store, { finished: async () => null }, games, log)
  await filer.file('playing')
  await filer.file('nowhere')
  await Promise.all([filer.catchUp(), filer.catchUp()])
  expect(await store.archive.unfiled(null, 5)).toEqual([])
  const { rows: found } = await store.archive.find({ limit: 200 })
  expect(found).toHaveLength(120)
  await store.archive.unfile()
  await filer.catchUp()
  expect((await store.archive.find({ limit: 200 })).rows).toHaveLength(120)
  await filer.stop()
  expect(errors).toEqual([])
})
