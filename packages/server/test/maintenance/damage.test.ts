import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { below, LANGS, rngFrom } from '@ludoteca/engine'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { PROTOCOL } from '@ludoteca/protocol'
import { allGames } from '@ludoteca/shelf'
import { expect, test, vi } from 'vitest'
import { newId } from '../../src/ids.ts'
import { openHub } from '../../src/live/hub.ts'
import { runVerify } from '../../src/maintenance/commands.ts'
import { openToRead } from '../../src/maintenance/database.ts'
import { tablesOf } from '../../src/maintenance/verify.ts'
import { backUp, openStore } from '../../src/store/open.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import type { Store } from '../../src/store/store.ts'
import { whyIn } from '../../src/store/trouble.ts'
import { FakeSocket, personOf, quickBots } from '../live/hall.ts'
import { livedIn } from './sample.ts'

const context = (lang: 'en' | 'zh' = 'en') => ({ lang, clock: Date.now, out: () => {} })

/** The bytes of a database in one file, and the ids of its tables. */
async function sample(): Promise<{ bytes: Buffer; ids: string[] }> {
  const file = join(newFolder(), 'sample.db')
  await backUp(await livedIn(newFolder()), file)
  const end = await openToRead(`sqlite:${file}`)
  const ids: string[] = []
  for await (const id of tablesOf(end)) ids.push(id)
  await end.close()
  return { bytes: readFileSync(file), ids }
}

/** What was said when something failed: words, in both languages. */
const failures: string[] = []
function words(error: unknown): void {
  for (const lang of LANGS) failures.push(whyIn(lang, error))
}

async function lookAround(store: Store, ids: readonly string[]): Promise<void> {
  const games = await allGames()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const hub = openHub({ store, games, clock: Date.now, ids: newId, log, bots: quickBots(games) })
  const line = new FakeSocket()
  hub.attach(line, personOf('ana'))
  line.say({ type: 'hello', protocol: PROTOCOL })
  for (const table of ids) {
    line.say({ type: 'watch', table })
    const answered = () =>
      line.got.some(
        said => 'table' in said && said.table === table && /update|no-table|unreadable/.test(said.type),
      )
    await vi.waitFor(() => expect(answered()).toBe(true), { interval: 5 })
  }
  for (const phase of ['open', 'playing', 'over'] as const) {
    await store.tables.list({ phase, limit: 50 }).catch(words)
    await store.people.byId('ana').catch(words)
  }
  await hub.stop().catch(words)
}

test('a database damaged in many places neither hangs nor dies, and every failure is told in words', async () => {
  const { bytes, ids } = await sample()
  const folder = newFolder()
  const counts = { refused: 0, opened: 0, wrong: 0 }
  for (let seed = 0; seed < 40; seed++) {
    const rng = rngFrom(`damage ${seed}`)
    const damaged = Buffer.from(bytes)
    // The first page has the schema: a database damaged there is seldom opened at all.
    const from = seed % 4 === 0 ? 0 : 4096 * 4
    for (let count = 8 + below(rng, 30); count > 0; count--)
      damaged[from + below(rng, damaged.length - from)] = below(rng, 256)
    const file = join(folder, `${seed}.db`)
    writeFileSync(file, damaged)
    copyFileSync(file, `${file}.copy`)
    const verified = await runVerify(context(seed % 2 ? 'zh' : 'en'), `sqlite:${file}.copy`)
    if (verified !== null) counts.wrong++
    failures.push(verified ?? 'ok')
    await backUp(`sqlite:${file}.copy`, `${file}.backup`).catch(words)
    try {
      const store = await openStore(`sqlite:${file}`)
      counts.opened++
      await lookAround(store, ids).finally(() => store.close())
    } catch (error) {
      counts.refused++
      words(error)
    }
  }
  expect(counts.opened + counts.refused).toBe(40)
  expect(counts.opened).toBeGreaterThan(10)
  expect(counts.wrong).toBeGreaterThan(20)
  expect(failures.filter(said => /\[object|undefined|^\s*$/.test(said))).toEqual([])
}, 180_000)

test.each(LANGS)(
  'in %s, verify goes on after what cannot be read and names each table, its line and why',
  async lang => {
    const { bytes } = await sample()
    const file = join(newFolder(), 'ludoteca.db')
    writeFileSync(file, bytes)
    const connection = connect(file)
    const played = await connection.all<{ id: string }>(
      'select table_id as id from lines group by table_id having count(*) > 3 order by table_id',
    )
    const [first = '', second = '', third = ''] = played.map(({ id }) => id)
    await connection.run(
      `update lines set line = cast(x'7bff7d' as text) where table_id = ? and seq = 1`,
      first,
    )
    await connection.run(`update tables set facts = '{"seats":[' where id = ?`, second)
    await connection.run(`update lines set line = '{}' where table_id = ? and seq = 0`, third)
    const said = (await runVerify(context(lang), `sqlite:${file}`)) ?? ''
    connection.close()
    const about = (id: string) => said.split('\n').find(line => line.includes(id)) ?? ''
    expect(about(first)).toMatch(
      lang === 'zh' ? /第 1 行读不出来/ : /line 1 cannot be read \(a text is damaged\)/,
    )
    expect(about(second)).toMatch(
      lang === 'zh' ? /列表里的资料读不出来/ : /what lists show of it cannot be read/,
    )
    expect(about(third)).toMatch(lang === 'zh' ? /没有开头/ : /does not begin/)
    expect(said).toContain(lang === 'zh' ? '4 局中有 3 局' : 'Of 4 games 3')
  },
)

test('one damaged row is left out of lists, and the pages of a list go on after it', async () => {
  const { bytes, ids } = await sample()
  const file = join(newFolder(), 'ludoteca.db')
  writeFileSync(file, bytes)
  const connection = connect(file)
  const playing = await connection.all<{ id: string }>(
    `select id from tables where phase = 'playing' order by moved desc, id desc`,
  )
  await connection.run(`update tables set facts = cast(x'ff' as text) where id = ?`, playing[0]?.id ?? '')
  connection.close()
  const store = await openStore(`sqlite:${file}`)
  expect((await store.tables.list({ phase: 'playing', limit: 1 })).map(({ id }) => id)).toEqual([
    playing[1]?.id,
  ])
  expect(await store.tables.ids(null, 9)).toEqual(ids)
  await expect(store.tables.row(playing[0]?.id ?? '')).rejects.toThrow()
  await store.close()
})
