import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS, type Lang } from '@ludoteca/engine'
import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import type { Lobby, Me, Profile } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { runAdmin } from '../../src/admin/index.ts'

const { open, data } = useFolders()
const NOW = Date.UTC(2026, 5, 1)

interface Done {
  readonly said: string
  readonly refused: string | null
}

async function admin(
  line: string,
  more: { file?: string; days?: string; clear?: boolean; lang?: Lang } = {},
): Promise<Done> {
  const said: string[] = []
  const refused = await runAdmin({
    words: [...line.split(' ').filter(word => word !== ''), ...(more.file ? [more.file] : [])],
    data: data(),
    days: more.days ?? null,
    clear: more.clear ?? false,
    lang: more.lang ?? 'en',
    clock: () => NOW,
    out: text => said.push(text),
  })
  return { said: said.join('\n'), refused }
}

async function entered(url: string, name: string): Promise<{ visitor: Visitor; id: string }> {
  const visitor = new Visitor(url)
  const { id } = await visitor.ask<Me>('POST', '/guest', { name })
  return { visitor, id }
}

describe.each(LANGS)('in %s', lang => {
  test('the help names every act', async () => {
    const { said } = await admin('', { lang })
    for (const act of [
      'users ban',
      'users host',
      'tables abandon',
      'announce',
      'rest on|off',
      'backup',
      'restore',
      'audit',
    ]) {
      expect(said).toContain(act)
    }
  })

  test.each(['frobnicate', 'users frobnicate', 'users constructor', 'tables', 'audit'])(
    '“%s” is refused in words',
    async line => {
      const { refused } = await admin(line, { lang })
      expect(refused?.length).toBeGreaterThan(5)
      expect(refused).not.toMatch(/[{}]|undefined/)
    },
  )
})

describe('while the server is open', () => {
  test('people are found, renamed, barred, let in again and deleted', async () => {
    const server = await open()
    const { visitor, id } = await entered(server.url, 'Rude Person')
    expect((await admin('users')).said).toMatch(new RegExp(`^${id}  .* Rude Person  \\(guest\\)$`))
    expect((await admin('users find nobody')).said).toBe('Nobody.')
    expect((await admin('users find RUDE')).said).toContain(id)

    await visitor.connect()
    const gone = visitor.closed()
    await admin(`users ban ${id}`, { days: '99999' })
    await gone
    expect(await visitor.ask('GET', '/sessions')).toMatchObject({ problem: { code: 'banned-until' } })
    expect((await admin('users')).said).toContain('barred until 2300-03-16 00:00')
    await admin(`users unban ${id}`)
    expect(await visitor.ask<object[]>('GET', '/sessions')).toHaveLength(1)

    await admin(`users rename ${id} Kind Person`)
    expect(await visitor.ask('GET', '/me')).toMatchObject({ name: 'Kind Person' })
    await admin(`users delete ${id}`)
    expect(await visitor.ask('GET', '/me')).toBeNull()
    expect((await admin('users')).said).toBe('Nobody.')

    expect((await admin('audit')).said.split('\n').map(line => line.split('  ')[2])).toEqual([
      `users delete ${id}`,
      `users rename ${id}`,
      `users unban ${id}`,
      `users ban ${id} --days 99999`,
    ])
    await server.close()
  })

  test('what cannot be done to people is refused and not written down', async () => {
    const server = await open()
    const { visitor, id } = await entered(server.url, 'Ana')
    await visitor.ask('POST', '/account', { name: 'Ana', password: 'four words or so' })
    const other = await entered(server.url, 'Bo')
    await other.visitor.ask('POST', '/account', { name: 'Bo', password: 'four words or so' })
    expect((await admin('users ban')).refused).toContain('WHO')
    expect((await admin('users ban nobody')).refused).toContain('“nobody”')
    expect((await admin('users ban ana', { days: '-1' })).refused).toContain('“-1”')
    expect((await admin('users rename ana x')).refused).toContain('“x”')
    expect((await admin('users rename ana BO')).refused).toContain('“BO”')
    const guest = await entered(server.url, 'Cy')
    expect((await admin(`users host ${guest.id}`)).refused).toContain('“Cy”')
    expect((await admin('users find ana')).said).toContain(`${id}  `)
    expect((await admin('audit')).said).toBe('Nothing has been done yet.')
    await server.close()
  })

  test('a game is ended without a result, and everybody at the table sees it; another is taken away', async () => {
    const server = await open()
    const [ana, bo] = [await entered(server.url, 'Ana'), await entered(server.url, 'Bo')]
    await ana.visitor.connect()
    await bo.visitor.connect()
    const { id } = await ana.visitor.ask<{ id: string }>('POST', '/tables', TERMS)
    await bo.visitor.does(id, { do: 'join' })
    expect((await admin(`tables abandon ${id}`)).refused).toContain(id)
    await ana.visitor.does(id, { do: 'start' })
    expect((await admin('tables')).said).toMatch(new RegExp(`^${id}  .*  being played  public  Ana, Bo$`))
    expect((await admin(`tables show ${id}`)).said).toContain('"rated":true')
    bo.visitor.watch(id)
    await bo.visitor.hear('update')
    expect(await admin(`tables abandon ${id}`)).toEqual({ said: 'Done.', refused: null })
    expect((await bo.visitor.hear('update')).facts).toMatchObject({
      phase: 'over',
      result: { how: 'abandoned', ranks: [] },
    })
    expect((await bo.visitor.ask<Profile>('GET', `/people/${bo.id}`)).ratings).toEqual([])

    expect(await admin(`tables remove ${id}`)).toEqual({ said: 'Done.', refused: null })
    await bo.visitor.hear('no-table')
    expect((await admin('tables')).said).toBe('No tables.')
    expect((await admin(`tables show ${id}`)).refused).toContain(id)
    await server.close()
  })

  test('somebody deleted leaves the tables: one seat less here, a resignation there', async () => {
    const server = await open()
    const [ana, bo] = [await entered(server.url, 'Ana'), await entered(server.url, 'Bo')]
    await ana.visitor.connect()
    await bo.visitor.connect()
    const [playing, waiting] = [
      await ana.visitor.ask<{ id: string }>('POST', '/tables', TERMS),
      await ana.visitor.ask<{ id: string }>('POST', '/tables', TERMS),
    ]
    await bo.visitor.does(playing.id, { do: 'join' })
    await bo.visitor.does(waiting.id, { do: 'join' })
    await ana.visitor.does(playing.id, { do: 'start' })
    await admin(`users delete ${bo.id}`)
    const lobby = await ana.visitor.ask<Lobby>('GET', '/lobby')
    expect(lobby.open[0]?.seats[1]?.person).toBeNull()
    expect(lobby.finished[0]).toMatchObject({
      result: { how: 'resigned', ranks: [1, 2] },
      seats: [{ person: { name: 'Ana' } }, { person: { id: bo.id, name: '' } }],
    })
    await server.close()
  })

  test('a notice reaches every page, and those who come later', async () => {
    const server = await open()
    const { visitor } = await entered(server.url, 'Ana')
    await visitor.connect()
    await admin('announce Closed on Monday')
    expect((await visitor.hear('announcement')).text).toBe('Closed on Monday')
    const late = (await entered(server.url, 'Bo')).visitor
    await late.connect()
    expect((await late.hear('announcement')).text).toBe('Closed on Monday')
    await admin('announce', { clear: true })
    expect((await visitor.hear('announcement')).text).toBeNull()
    expect((await admin('announce')).refused).toContain('TEXT')
    await server.close()
  })

  test('a resting server takes no new games', async () => {
    const server = await open()
    const { visitor } = await entered(server.url, 'Ana')
    await admin('rest on')
    expect(await visitor.ask('POST', '/tables', TERMS)).toMatchObject({ problem: { code: 'resting' } })
    expect(await visitor.ask('GET', '/lobby')).toMatchObject({ resting: true })
    await admin('rest off')
    expect(await visitor.ask('POST', '/tables', TERMS)).toHaveProperty('id')
    expect((await admin('rest maybe')).refused).toContain('rest on')
    await server.close()
  })
})

describe('a backup', () => {
  test('is made while people play, put back when the server is closed, and nothing is thrown away', async () => {
    const file = join(data(), 'copy.db')
    const first = await open()
    const ana = (await entered(first.url, 'Ana')).visitor
    expect((await admin('backup', { file })).said).toContain(file)
    expect((await admin('backup', { file })).refused).toContain(file)
    const bo = (await entered(first.url, 'Bo')).visitor
    expect((await admin('restore', { file })).refused).toContain(String(process.pid))
    await first.close()
    expect((await admin('restore', { file })).said).toContain('ludoteca.db.before-20260601')
    expect(readdirSync(data()).some(name => name.startsWith('ludoteca.db.before-'))).toBe(true)
    const second = await open()
    const back = (visitor: Visitor) => new Visitor(second.url, visitor.cookie).ask('GET', '/me')
    expect([await back(ana), await back(bo)]).toMatchObject([{ name: 'Ana' }, null])
    expect((await admin('audit')).said).toContain(`restore ${file}`)
    await second.close()
  })

  test('that is damaged leaves everything as it was', async () => {
    const server = await open()
    const ana = (await entered(server.url, 'Ana')).visitor
    await server.close()
    const file = join(data(), 'broken.db')
    writeFileSync(file, 'this is no database')
    expect((await admin('restore', { file })).refused).toContain('did not work')
    expect((await admin('restore /nowhere')).refused).toContain('/nowhere')
    const again = await open()
    expect(await new Visitor(again.url, ana.cookie).ask('GET', '/me')).toMatchObject({ name: 'Ana' })
    await again.close()
  })

  test('can be the beginning of a database', async () => {
    const server = await open()
    await server.close()
    await admin(`backup ${join(data(), 'copy.db')}`)
    const moved = join(data(), 'elsewhere')
    const refused = await runAdmin({
      words: ['restore', join(data(), 'copy.db')],
      data: moved,
      days: null,
      clear: false,
      lang: 'zh',
      clock: () => NOW,
      out: text => expect(text).toBe('备份已恢复。'),
    })
    expect([refused, existsSync(join(moved, 'ludoteca.db'))]).toEqual([null, true])
  })
})
