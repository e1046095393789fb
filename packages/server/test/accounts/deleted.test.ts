import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { newFolder } from '@ludoteca/harness/folder.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import type { Me } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { runAdmin } from '../../src/admin/index.ts'
import { openStore } from '../../src/store/open.ts'
import { carryOut } from '../../src/store/sql/migrate.ts'
import { steps } from '../../src/store/sql/schema.ts'
import { connect } from '../../src/store/sqlite/connection.ts'
import { tableRow } from '../store/rows.ts'

const { open, data } = useFolders()

/** Nothing else here is called like this. */
const [FIRST, LATER] = ['Zyxomma Quilp', 'Vexillum Thrang']
const TRACE = /zyxomma|quilp|vexillum|thrang/i

/** Files in a folder in whose bytes the name still stands. */
const tracesIn = (folder: string): string[] =>
  readdirSync(folder).filter(name => TRACE.test(readFileSync(join(folder, name)).toString('latin1')))

async function admin(...words: string[]): Promise<string> {
  const said: string[] = []
  const out = (text: string): void => void said.push(text)
  const request = { words, data: data(), days: null, clear: false, lang: 'en', clock: Date.now, out } as const
  return `${await runAdmin(request)} ${said.join('\n')}`
}

test('the name of somebody deleted stands nowhere any more: not in answers, exports, files or backups', async () => {
  const server = await open()
  const [zyx, bo] = [new Visitor(server.url), new Visitor(server.url)]
  const { id: zyxId } = await zyx.ask<Me>('POST', '/guest', { name: FIRST })
  await zyx.ask('POST', '/account', { name: FIRST, password: 'four words or so' })
  const { id: boId } = await bo.ask<Me>('POST', '/guest', { name: 'Bo' })
  await admin('users', 'rename', zyxId, LATER)
  await admin('users', 'host', zyxId)
  expect(await admin('audit')).toContain(`users host ${zyxId} (${LATER})`)
  await zyx.ask('PUT', '/admin/announcement', { text: 'Closed on Monday' })
  expect(await admin('audit')).toContain(`${zyxId} (${LATER})  announce Closed on Monday`)
  await zyx.connect()
  await bo.connect()
  const table = async (): Promise<string> => {
    const { id } = await zyx.ask<{ id: string }>('POST', '/tables', TERMS)
    await bo.does(id, { do: 'join' })
    return id
  }
  const [over, playing, waiting] = [await table(), await table(), await table()]
  for (const id of [over, playing]) {
    await zyx.does(id, { do: 'start' })
    await zyx.does(id, { do: 'say', text: 'hello' })
    await zyx.ask('PUT', `/tables/${id}/note`, { text: `${LATER} was here` })
  }
  await bo.does(over, { do: 'resign' })
  await bo.ask('POST', '/tables', TERMS)
  const { id: watched } = await bo.ask<{ id: string }>('POST', '/tables', TERMS)
  await zyx.ask('PUT', `/tables/${watched}/note`, { text: `${LATER} looked on` })
  expect(JSON.stringify(await bo.ask('GET', '/lobby'))).toContain(LATER)
  expect(JSON.stringify(await bo.ask('GET', '/me/export'))).toContain(LATER)
  expect(tracesIn(data())).not.toEqual([])

  expect(await zyx.ask('DELETE', '/me', { password: 'four words or so' })).toEqual({})
  bo.heard.length = 0
  for (const id of [over, playing, waiting]) bo.watch(id)
  for (let updates = 0; updates < 3; updates++)
    expect(JSON.stringify(await bo.hear('update'))).not.toMatch(TRACE)
  const save = await fetch(new URL(`/api/tables/${over}/save`, server.url), {
    headers: { cookie: bo.cookie },
  })
  const answers = [
    await save.text(),
    await admin('users'),
    await admin('tables'),
    await admin('audit'),
    ...(await Promise.all(
      ['/lobby', '/me/export', '/me', `/people/${zyxId}`, `/people/${boId}`, `/people/${boId}/games`].map(
        path => bo.ask('GET', path),
      ),
    )),
  ]
  expect(answers.map(answer => JSON.stringify(answer)).filter(answer => TRACE.test(answer))).toEqual([])
  expect(JSON.stringify(answers)).toContain(zyxId)
  await expect.poll(() => tracesIn(data())).toEqual([])
  await admin('backup', join(data(), 'copy.db'))
  await server.close()
  expect(tracesIn(data())).toEqual([])
})

test('a server of an earlier version forgets the names in its tables and in what its hosts did', async () => {
  const file = join(newFolder(), 'ludoteca.db')
  const connection = connect(file, { journal: 'delete' })
  await connection.run('create table schema_version (version integer not null)')
  for (const [at, statements] of steps.slice(0, 6).entries()) {
    for (const statement of statements) await carryOut(connection, statement)
    await connection.run('insert into schema_version (version) values (?)', at + 1)
  }
  const row = tableRow('t', 1)
  const seats = row.seats.map(seat => ({ ...seat, person: { id: 'ana', name: FIRST } }))
  const insert = `insert into tables (id, seq, game, visibility, phase, people, moved, facts) values (?, 1, 'g', 'public', 'over', '[]', 1, ?)`
  connection.exec('begin')
  for (let i = 0; i < 1_100; i++) await connection.run(insert, `t${i}`, JSON.stringify({ ...row, seats }))
  await connection.run(insert, 'torn', '{"seats":[')
  const acts = {
    [`users ban Zc4FqQm1Yb2x (${FIRST}) --days 7`]: 'users ban Zc4FqQm1Yb2x --days 7',
    [`users rename Zc4FqQm1Yb2x (${FIRST}) ${LATER}`]: 'users rename Zc4FqQm1Yb2x',
    [`users delete Zc4FqQm1Yb2x (${LATER})`]: 'users delete Zc4FqQm1Yb2x',
    'announce (soon) closed': 'announce (soon) closed',
    'rest on': 'rest on',
  }
  for (const [at, what] of Object.keys(acts).entries())
    await connection.run('insert into audits (id, at, who, what) values (?, 1, ?, ?)', at + 1, 'root', what)
  connection.exec('commit')
  connection.close()
  const store = await openStore(`sqlite:${file}`)
  expect((await store.tables.row('t1099'))?.seats[0]?.person).toEqual({ id: 'ana', name: '' })
  expect((await store.settings.audits(9)).map(act => act.what).reverse()).toEqual(Object.values(acts))
  await store.people.forget('ana')
  await store.close()
  expect(readFileSync(file).toString('latin1')).not.toMatch(TRACE)
})
