import { join } from 'node:path'
import { LANGS, type Lang } from '@ludoteca/engine'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import { expect, test } from 'vitest'
import { runAdmin } from '../../src/admin/index.ts'
import { openStore } from '../../src/store/open.ts'
import { tableRow } from '../http/rows.ts'
import { personRow } from '../store/rows.ts'

const { open, data } = useFolders()

async function admin(line: string, { clear = false, lang = 'en' as Lang } = {}): Promise<string> {
  const said: string[] = []
  const words = line.split(' ')
  const context = { words, data: data(), days: null, clear, lang, clock: () => Date.UTC(2026, 5, 1) }
  const refused = await runAdmin({ ...context, out: text => said.push(text) })
  return refused ?? said.join('\n')
}

test('games from before the archive are filed when the server opens, and anew when the host says so', async () => {
  const store = await openStore(`sqlite:${join(data(), 'ludoteca.db')}`)
  for (const id of ['ana', 'bo']) await store.people.add(personRow(id))
  const result = { how: 'played', ranks: [1, 2], totals: [9, 8] } as const
  const row = tableRow({ id: 'first0', people: ['ana', 'bo'], phase: 'over', result, moved: 60_000 })
  await store.tables.append('first0', 0, ['{}'], row)
  await store.close()
  for (const lang of LANGS) expect(await admin('archive', { lang })).toMatch(/^(No games\.|没有对局。)$/)
  const server = await open()
  await expect.poll(() => admin('archive')).toBe('first0  1970-01-01 00:01  puerto-rico  ana, bo')
  const end = await openStore(`sqlite:${join(data(), 'ludoteca.db')}`)
  await end.archive.file({ table: 'first0', ended: 0, kind: null, tournament: null, people: [], figures: [] })
  expect(await admin('archive')).toBe('No games.')
  expect(await admin('archive rebuild')).toContain('1 finished games')
  await expect.poll(() => admin('archive'), { timeout: 15_000 }).toContain('first0')
  await end.close()
  await server.close()
})

test('says on what terms games may be used', async () => {
  await (await openStore(`sqlite:${join(data(), 'ludoteca.db')}`)).close()
  expect(await admin('archive licence')).toBe('Nothing is said about it.')
  await admin('archive licence CC0 1.0')
  expect(await admin('archive licence')).toBe('CC0 1.0')
  await admin('archive licence', { clear: true })
  expect(await admin('archive licence')).toBe('Nothing is said about it.')
  expect(await admin('audit')).toContain('archive licence --clear')
})
