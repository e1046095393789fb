import type { ArchivePage, Figures, Me, ResultFacts, Terms } from '@ludoteca/protocol'
import { allGames } from '@ludoteca/shelf'
import { expect, onTestFinished, test } from 'vitest'
import { openFiler } from '../../src/archive/filer.ts'
import type { TableRow } from '../../src/store/store.ts'
import { tournamentRow } from '../store/rows.ts'
import { tableRow } from './rows.ts'
import {
  accountAt,
  type Device,
  guestAt,
  newDevice,
  openTestServer,
  PASSWORD,
  type TestServer,
} from './test-server.ts'

const games = await allGames()
const PLAYED: ResultFacts = { how: 'played', ranks: [1, 2], totals: [40, 30] }
const HOUR = 3_600_000

interface Room {
  readonly server: TestServer
  readonly ana: Device
  readonly bo: Device
  readonly ids: { readonly ana: string; readonly bo: string }
  /** A table of Ana's and Bo's, finished after so many hours where nothing else is said. */
  table(id: string, hours: number, change?: Partial<TableRow>, terms?: Partial<Terms>): Promise<void>
}

async function open(options: Parameters<typeof openTestServer>[0] = {}): Promise<Room> {
  const server = await openTestServer({
    hub: { save: async id => ({ ok: true, text: `save of ${id}` }) },
    ...options,
  })
  onTestFinished(() => server.close())
  const [ana, bo] = [await accountAt(server, 'Ana'), await accountAt(server, 'Bo')]
  const idOf = async (device: Device) => (await device.ask<Me>('GET', '/me')).body.id
  const ids = { ana: await idOf(ana), bo: await idOf(bo) }
  const log = {
    info: () => {},
    warn: () => {},
    error: (_: object, text: string) => void server.errors.push(text),
  }
  const filer = openFiler(server.store, { finished: async () => null }, games, log)
  return {
    server,
    ana,
    bo,
    ids,
    async table(id, hours, change = {}, terms = {}) {
      const people = [ids.ana, ids.bo]
      const row = tableRow({ id, people, phase: 'over', result: PLAYED, moved: hours * HOUR, terms })
      await server.store.tables.append(id, 0, ['{}'], { ...row, ...change })
      await filer.file(id)
    },
  }
}

const page = (device: Device, asked = '') => device.ask<ArchivePage>('GET', `/archive${asked}`)
const found = async (device: Device, asked = ''): Promise<string> => {
  const { status, body } = await page(device, asked)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.games.map(each => each.id).join(' ')
}

test('anybody finds finished public games, by name of player, game, options, length and time', async () => {
  const { server, table } = await open()
  await table('nobles', 1, {}, { options: { nobles: 'on' } })
  await table('plain', 2)
  await table('lisboa', 3, {}, { game: 'lisboa' })
  await table('long', 30, {}, { game: 'lisboa' })
  const stranger = newDevice(server)
  expect(await found(stranger)).toBe('long lisboa plain nobles')
  expect(await found(stranger, '?game=puerto-rico')).toBe('plain nobles')
  expect(await found(stranger, '?game=puerto-rico&options=nobles.on')).toBe('nobles')
  expect(await found(stranger, '?game=puerto-rico&options=nobles.off+rules.text')).toBe('plain')
  expect(await found(stranger, '?length=days')).toBe('long')
  expect(await found(stranger, '?player=ana&result=won&seats=2')).toBe('long lisboa plain nobles')
  expect(await found(stranger, '?player=bo&result=won')).toBe('')
  expect(await found(stranger, '?player=Bo&against=Ana&game=lisboa')).toBe('long lisboa')
  expect(await found(stranger, `?from=${2 * HOUR}&until=${30 * HOUR}`)).toBe('lisboa plain')
  const { body } = await page(stranger)
  expect(body.games[0]).toMatchObject({ seats: [{ person: { name: 'Ana' } }, { person: { name: 'Bo' } }] })
  expect(body.next).toBeNull()
})

test('pages follow each other by what the one before says, whatever ends meanwhile', async () => {
  const { server, table } = await open()
  for (let i = 0; i < 45; i++) await table(`t${i}`, 100 - i)
  const stranger = newDevice(server)
  const ids: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const { body }: { body: ArchivePage } = await page(stranger, `?seats=2&after=${next}`)
    ids.push(...body.games.map(each => each.id))
    await table(`new${ids.length}`, 1000 + ids.length)
    next = body.next
    expect(next ?? '').not.toMatch(/\./)
  }
  expect(ids).toEqual(Array.from({ length: 45 }, (_, i) => `t${i}`))
})

test('what does not fit is refused with its reason, in the language of whoever asks', async () => {
  const { server } = await open()
  const stranger = newDevice(server)
  const refused = async (asked: string): Promise<string> => {
    const { status, body } = await page(stranger, asked)
    return `${status} ${body.problem?.code} ${body.problem?.params?.field ?? body.problem?.params?.name}`
  }
  for (const [asked, field] of [
    ['seats=two', 'seats'],
    ['length=endless', 'length'],
    ['from=yesterday', 'from'],
    ['until=-1', 'until'],
    ['result=drawn&player=Ana', 'result'],
    ['result=won', 'player'],
    ['against=Ana', 'player'],
    ['after=%2e%2e', 'after'],
    ['after=bm9uc2Vuc2U', 'after'],
    ['tournament=a%20b', 'tournament'],
    ['options=nobles.on', 'options'],
    ['game=puerto-rico&options=nobles', 'options'],
    ['game=puerto-rico&options=nobles.maybe', 'options'],
    ['game=puerto-rico&options=constructor.on', 'options'],
    ['game=lisboa&options=nobles.on', 'options'],
    ['game=puerto-rico&options=libraryGoods.any', 'options'],
  ])
    expect(await refused(`?${asked}`)).toBe(`400 bad-field ${field}`)
  expect(await refused('?player=Nobody')).toBe('400 nobody-called Nobody')
  const { body } = await stranger.ask('GET', '/archive?seats=x', undefined, { 'accept-language': 'zh' })
  expect(body.problem.message).toMatch(/\p{Script=Han}/u)
  expect(await found(stranger, '?seats=&game=&player=')).toBe('')
})

test('no question finds a game that is private, unlisted, not over, without a result, or of somebody who has gone', async () => {
  const { server, ana, ids, table } = await open()
  const cy = await guestAt(server, 'Cy')
  const cyId = (await cy.ask<Me>('GET', '/me')).body.id
  const cup = { tournament: { id: 'cup000', round: 1, table: 1 } }
  await table('private', 1, cup, { visibility: 'private' })
  await table('unlisted', 1, cup, { visibility: 'unlisted' })
  await table('playing', 1, { ...cup, phase: 'playing', result: null, ended: null })
  await table('open', 1, { ...cup, phase: 'open', result: null, ended: null })
  await table('abandoned', 1, { ...cup, result: { how: 'abandoned', ranks: [], totals: [] } })
  const withCy = tableRow({ id: 'x', people: [ids.ana, cyId], phase: 'over', result: PLAYED, moved: HOUR })
  await table('gone', 1, { ...cup, seats: withCy.seats, people: withCy.people })
  expect(await found(ana)).toBe('gone')
  await cy.ask('DELETE', '/me', { password: '' })
  const values: Record<string, readonly string[]> = {
    game: ['', 'puerto-rico'],
    seats: ['', '2'],
    length: ['', 'medium'],
    options: ['', 'nobles.off'],
    tournament: ['', 'cup000'],
    player: ['', 'Ana', ids.bo],
    result: ['', 'won'],
    from: ['', '0'],
  }
  let asked: string[] = ['']
  for (const [field, each] of Object.entries(values))
    asked = asked.flatMap(so => each.map(value => (value === '' ? so : `${so}&${field}=${value}`)))
  for (const each of asked.filter(so => !so.includes('options') || so.includes('game'))) {
    if (each.includes('result') && !each.includes('player')) continue
    expect([each, await found(ana, `?${each.slice(1)}`)]).toEqual([each, ''])
  }
  expect((await page(ana, `?player=${cyId}`)).status).toBe(400)
})

const linesOf = (body: unknown) =>
  String(body)
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))

test('people take all their own games along, hosts all of the room, anybody known those of a tournament', async () => {
  const { server, ana, ids, table } = await open()
  await server.store.tournaments.append('cup000', 0, ['x'], tournamentRow('cup000'), [])
  await table('one', 1, { tournament: { id: 'cup000', round: 1, table: 1 } })
  await table('mine', 2, {}, { visibility: 'private' })
  for (let i = 0; i < 60; i++) await table(`more${i}`, 3 + i)
  await server.store.settings.set('licence', 'CC0-1.0')
  const file = (device: Device, asked: string) => device.ask<string>('GET', `/archive/file?${asked}`)
  const own = await file(ana, 'of=me')
  expect(own.headers['content-type']).toContain('ndjson')
  expect(own.headers['content-disposition']).toContain('ludoteca-my-games.ndjson')
  const [head, ...lines] = linesOf(own.body)
  expect(head).toMatchObject({ ludoteca: 'games', format: 1, of: 'me', licence: 'CC0-1.0' })
  expect(lines).toHaveLength(62)
  expect(lines.find(line => line.table === 'mine')).toMatchObject({
    save: 'save of mine',
    seats: [{ name: 'Ana' }, {}],
  })
  expect(linesOf((await file(ana, 'of=tournament&id=cup000')).body).map(line => line.table)).toEqual([
    undefined,
    'one',
  ])
  const refused = async (device: Device, asked: string) => (await file(device, asked)).body.problem?.code
  expect(await refused(ana, 'of=room')).toBe('hosts-only')
  expect(await refused(ana, 'of=everything')).toBe('bad-field')
  expect(await refused(ana, 'of=tournament&id=league0')).toBe('no-tournament')
  expect(await refused(newDevice(server), 'of=me')).toBe('sign-in-first')
  await server.store.people.change(ids.ana, { host: true })
  const room = linesOf((await file(ana, 'of=room')).body)
  expect(room).toHaveLength(1 + 61)
  expect(room.map(line => line.table)).not.toContain('mine')
})

test('questions from one address are counted, as are files of one person', async () => {
  const { server, ana } = await open({ limits: true })
  const stranger = newDevice(server, 'Firefox', '203.0.113.9')
  const statuses: number[] = []
  for (let i = 0; i < 130; i++) statuses.push((await page(stranger)).status)
  expect(statuses.filter(status => status === 200)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
  const files: number[] = []
  for (let i = 0; i < 5; i++) files.push((await ana.ask('GET', '/archive/file?of=me')).status)
  expect(files).toEqual([200, 200, 200, 200, 429])
})

test('figures are one’s own until one shows them', async () => {
  const { server, ana, bo, ids, table } = await open()
  await table('one', 1)
  await table('two', 2, {}, { visibility: 'private' })
  const asked = async (device: Device, who = 'Ana') => {
    const { status, body } = await device.ask<Figures>('GET', `/people/${who}/figures`)
    return status === 200 ? body : `${status} ${body.problem.code}`
  }
  expect(await asked(ana)).toMatchObject({
    own: true,
    shown: false,
    games: [{ game: 'puerto-rico', played: 2, won: 2, points: 40, players: [{ players: 2, played: 2 }] }],
    opponents: [{ person: { name: 'Bo' }, played: 2, ahead: 2, behind: 0 }],
  })
  const others = [bo, newDevice(server)]
  for (const device of others) expect(await asked(device)).toBe('403 figures-private')
  expect(await asked(bo, 'Nobody')).toBe('404 no-person')
  const settings = { away: null, quiet: null, webhook: null }
  const { status } = await ana.ask('PUT', '/me/settings', { ...settings, figures: 'shown' })
  expect(status).toBe(200)
  // What others may not find says nothing to them.
  for (const device of others)
    expect(await asked(device)).toMatchObject({
      own: false,
      shown: true,
      games: [{ played: 1 }],
      opponents: [{ played: 1 }],
    })
  await bo.ask('DELETE', '/me', { password: PASSWORD })
  expect(await asked(ana)).toMatchObject({ games: [{ played: 2 }], opponents: [] })
  expect((await server.store.archive.figures(ids.bo, 9)).rows).toEqual([])
  await ana.ask('PUT', '/me/settings', settings)
  expect(await asked(newDevice(server))).toBe('403 figures-private')
})
