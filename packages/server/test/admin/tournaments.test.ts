import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS, type Lang } from '@ludoteca/engine'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import { expect, test } from 'vitest'
import { runAdmin } from '../../src/admin/index.ts'
import { openStore } from '../../src/store/open.ts'
import { foldAll } from '../../src/tournaments/fold.ts'
import { rowOf } from '../../src/tournaments/row.ts'
import { personRow } from '../store/rows.ts'
import { SWISS } from '../tournaments/club.ts'

const { data } = useFolders()
const NOW = Date.UTC(2026, 5, 1)

async function admin(line: string, lang: Lang = 'en'): Promise<{ said: string; refused: string | null }> {
  const said: string[] = []
  const words = line.split(' ').filter(word => word !== '')
  const context = { words, data: data(), days: null, clear: false, lang, clock: () => NOW }
  const refused = await runAdmin({ ...context, out: text => said.push(text) })
  return { said: said.join('\n'), refused }
}

const database = () => `sqlite:${join(data(), 'ludoteca.db')}`
const withStore = async <T>(
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
): Promise<T> => {
  const store = await openStore(database())
  return work(store).finally(() => store.close())
}

test('a host sets up, starts, puts off, ends and exports a tournament from the command line', async () => {
  await withStore(async store => {
    for (const id of ['ana', 'bea']) await store.people.add(personRow(id))
  })
  const file = join(data(), 'terms.json')
  writeFileSync(
    file,
    JSON.stringify({
      ...SWISS,
      game: 'lisboa',
      entry: { kind: 'list', names: ['ana'] },
      start: { kind: 'at', at: NOW + 3_600_000 },
    }),
  )
  const { said, refused } = await admin(`tournament make ${file} ana`)
  expect(refused).toBeNull()
  const [id = ''] = said.split('\n')
  expect((await admin('tournament')).said).toMatch(new RegExp(`^${id} .* An evening  ana$`))
  expect((await admin('tournament start nowhere')).refused).toBe('There is no tournament nowhere.')
  expect((await admin(`tournament start ${id}`)).refused).toContain('Too few have entered')
  expect((await admin(`tournament start ${id}`, 'zh')).refused).toContain('报名人数太少')
  expect((await admin(`tournament invite ${id} nobody`)).refused).toContain('Nobody is called')
  expect((await admin(`tournament invite ${id} bea`)).refused).toBeNull()
  expect((await admin(`tournament postpone ${id} start soon`)).refused).toContain('soon')
  expect((await admin(`tournament postpone ${id} start 2026-06-02T20:00Z`)).refused).toBeNull()
  expect((await admin(`tournament postpone ${id}`)).refused).toContain('start|round|deadline TIME')
  expect((await admin(`tournament show ${id}`)).said).toContain('lisboa')
  const out = join(data(), 'out.json')
  expect((await admin(`tournament export ${id} json ${out}`)).said).toContain(out)
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ id, name: 'An evening', organiser: 'ana' })
  expect((await admin(`tournament export ${id} json ${out}`)).refused).toContain('EEXIST')
  expect((await admin(`tournament export ${id} csv`)).said).toMatch(/^division,place/)
  expect((await admin(`tournament export ${id} pdf`)).refused).toContain('json, csv, games')
  expect((await admin(`tournament end ${id}`)).refused).toBeNull()
  expect((await admin(`tournament end ${id}`)).refused).toBe('The tournament has ended.')
  expect((await admin('audit')).said.split('\n').map(line => line.split('  ').at(-1))).toEqual([
    `tournament end ${id}`,
    expect.stringMatching(`^tournament postpone ${id} start 2026-06-02T20:00:00.000Z$`),
    `tournament invite ${id} bea`,
    `tournament make ${id}`,
  ])
  await withStore(async store => {
    const t = foldAll(await store.tournaments.log(id, 0))
    expect(t && rowOf(t)).toEqual(await store.tournaments.row(id))
    expect([...(t?.invited ?? [])]).toEqual(['ana', 'bea'])
  })
  expect((await admin(`tournament delete ${id}`)).refused).toBeNull()
  for (const lang of LANGS)
    expect((await admin('tournament', lang)).said).toBe(lang === 'en' ? 'No tournaments.' : '没有赛事。')
})

test('terms that are none are named by what is wrong with them', async () => {
  await withStore(store => store.people.add(personRow('ana')))
  const file = join(data(), 'terms.json')
  writeFileSync(file, '{')
  expect((await admin(`tournament make ${file} ana`)).refused).toContain('That did not work')
  writeFileSync(file, JSON.stringify({ ...SWISS, most: 'many' }))
  expect((await admin(`tournament make ${file} ana`)).refused).toContain('most')
  writeFileSync(file, JSON.stringify({ ...SWISS, game: 'chess' }))
  expect((await admin(`tournament make ${file} ana`)).refused).toBe('This server does not have that game.')
  expect((await admin(`tournament make ${file} zoe`)).refused).toContain('zoe')
  expect((await admin('tournament make')).refused).toContain('FILE WHO')
})
