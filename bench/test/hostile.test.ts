import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newGuest } from '@ludoteca/harness/client/guest.ts'
import { Page } from '@ludoteca/harness/client/page.ts'
import { BenchTable } from '@ludoteca/harness/client/table.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/child.ts'
import { findGame } from '@ludoteca/shelf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assaults } from '../online/assaults.ts'
import { byGuest, byStranger, garbage, HTML, isEnded, SQL } from '../online/attacks.ts'
import { hostile } from '../online/hostile.ts'
import { breakIn, strike } from '../online/strike.ts'

let data: string
let server: RunningServer
let table: BenchTable
let host: Page
let guest: Page
let stranger: Page

/** A real server with its limits on, and a game of Puerto Rico whose first decision is not the guest's. */
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'ludoteca-'))
  server = await startServer(data, { limits: true })
  const game = await findGame('puerto-rico')?.rules()
  if (!game) throw new Error('no game')
  const come = (name: string) => newGuest(server.url, name, '192.0.2.1')
  const guests = [await come('Ana'), await come('Bo'), await come('Cy')]
  table = new BenchTable(
    game,
    guests.map((guest, seat) => new Page(server.url, guest, seat)),
  )
  await Promise.all(table.pages.map(page => page.open()))
  await table.begin()
  host = table.pages[0] as Page
  const mover = table.choose()?.page
  guest = table.pages.find(page => page !== host && page !== mover) as Page
  stranger = new Page(server.url, await come('Mallory'))
  await stranger.open()
}, 60_000)

afterAll(async () => {
  for (const page of [...table.pages, stranger]) page.close()
  await server.close()
  rmSync(data, { recursive: true })
})

/** The answer, in short. */
async function answer(page: Page, command: Parameters<Page['do']>[1], id?: string): Promise<string> {
  const reply = await page.do(table.id, command, id)
  return reply.type === 'done' ? `done ${reply.seq}` : reply.refusal.rule
}

describe('a page that misbehaves is let go', () => {
  test.each(garbage.map(attack => [attack.name, attack] as const))('%s', async (_, attack) => {
    const ended = await strike(server.url, '203.0.113.1', attack)
    expect(isEnded(attack, ended), ended).toBe(true)
  })

  test.each([
    ['a frame without a mask', [0x81, 0x01, 0x41]],
    ['an unknown kind of frame', [0x83, 0x80, 0, 0, 0, 0]],
    ['noise', [0xff, 0xff, 0xff, 0xff, 0xff]],
    ['a length that never comes', [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]],
  ])('%s', async (_, bytes) => {
    await breakIn(server.url, '203.0.113.2', Buffer.from(bytes))
    expect((await server.figures()).rssMb).toBeGreaterThan(0)
  })
})

describe('who tries what is not allowed hears why, and nothing changes', () => {
  test.each(byStranger)('a stranger: $command.do, $rule', async ({ command, rule }) => {
    const { seq } = host
    expect(await answer(stranger, command)).toBe(rule)
    expect(await answer(host, { do: 'undo', steps: 0, count: 1 })).toBe('nothing-to-undo')
    expect(host.seq).toBe(seq)
  })

  test.each(byGuest)('a guest of the table: $command.do, $rule', async ({ command, rule }) => {
    const { seq } = host
    expect(await answer(guest, command)).toBe(rule)
    expect(await answer(host, { do: 'undo', steps: 0, count: 1 })).toBe('nothing-to-undo')
    expect(host.seq).toBe(seq)
  })
})

test('a message sent twice is answered twice and done once; its id is no use to others', async () => {
  const { seq } = host
  const talk = { do: 'say', text: `${SQL} ${HTML}` } as const
  const first = await answer(host, talk, 'replayed01')
  expect(first).toBe(`done ${seq + 1}`)
  expect(await answer(host, talk, 'replayed01')).toBe(first)
  expect(await answer(host, { do: 'resign' }, 'replayed01')).toBe(first)
  expect(await answer(stranger, { do: 'resign' }, 'replayed01')).toBe('not-seated')
  expect(await answer(host, { do: 'phrase', phrase: 'hello' })).toBe(`done ${seq + 2}`)
})

test('honest people play on among a hundred bad pages; the logs hold nothing but their moves', async () => {
  const siege = await hostile({ tables: 6, rate: 20, seconds: 3, garbage: 100 })
  expect(siege.wrong).toEqual([])
  expect(siege.changed).toBe(0)
  expect(siege.tricks - siege.heldUp).toBeGreaterThan(5)
  const tried = Object.values(siege.assaults)
  expect(tried).toHaveLength(assaults.length)
  expect(Math.min(...tried.map(each => each.tries))).toBeGreaterThan(0)
}, 120_000)
