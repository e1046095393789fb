import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Command } from '@ludoteca/protocol'
import { PROTOCOL } from '@ludoteca/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openGuards } from '../../src/http/guards.ts'
import { PACE } from '../../src/live/limits/pace.ts'
import { LIVE_PATH, serveSockets } from '../../src/live/upgrade.ts'
import { FakeSocket, type Hall, openHall, personOf } from './hall.ts'

/** Says so many pings on a new line; how many were answered before the server hung up. */
function chatter(hall: Hall, person: string | null, address: string, count: number): number {
  const line = new FakeSocket()
  hall.hub.attach(line, person === null ? null : personOf(person), address)
  line.say({ type: 'hello', protocol: PROTOCOL })
  for (let at = 0; at < count; at++) line.say({ type: 'ping', at })
  const answered = line.all('pong').length
  line.close(1000)
  return answered
}

const rounds = (count: number, once: (at: number) => number): number =>
  Array.from({ length: count }, (_, at) => once(at)).reduce((sum, each) => sum + each, 0)

test('whoever hangs up and comes back goes no faster for it', async () => {
  const hall = await openHall()
  const said = rounds(40, at => chatter(hall, 'ana', `192.0.2.${at}`, 50))
  expect(said).toBeLessThanOrEqual(PACE.person.burst)
  expect(chatter(hall, 'bea', '192.0.2.1', 50)).toBe(50)
  hall.now += 1_000
  expect(rounds(5, () => chatter(hall, 'ana', '192.0.2.1', 50))).toBeLessThanOrEqual(PACE.person.perSecond)
})

test('nor does a crowd of nobodies from one address', async () => {
  const hall = await openHall()
  expect(rounds(100, () => chatter(hall, null, '192.0.2.1', 55))).toBeLessThanOrEqual(PACE.address.burst)
  expect(chatter(hall, null, '192.0.2.2', 50)).toBe(50)
})

test('without limits pages go as fast as they like, on one line or many', async () => {
  const hall = await openHall({ limits: false })
  expect(chatter(hall, 'ana', '192.0.2.1', 5_000)).toBe(5_000)
})

/** What the server answers to commands sent over pages, one new page for each. */
async function answers(
  hall: Hall,
  table: string,
  commands: readonly Command[],
  from: (at: number) => { person: string; address: string },
): Promise<string[]> {
  return Promise.all(
    commands.map(async (command, at) => {
      const { person, address } = from(at)
      const line = new FakeSocket()
      hall.hub.attach(line, personOf(person), address)
      line.say({ type: 'hello', protocol: PROTOCOL })
      line.say({ type: 'do', id: `message${at}`, table, command })
      const fits = (each: { type: string }) => each.type === 'done' || each.type === 'refused'
      for (;;) {
        const answer = line.got.find(fits)
        if (answer?.type === 'refused') return answer.refusal.rule
        if (answer) return answer.type
        await new Promise(setImmediate)
      }
    }),
  )
}

const count = (list: readonly string[], one: string): number => list.filter(each => each === one).length

test('codes are tried so often and no more, by one person and from one address, and a right one is told from no other', async () => {
  const hall = await openHall()
  const table = await hall.create('ana', { visibility: 'private', seats: 3 })
  const code = (await hall.hub.look(table, personOf('ana')))?.facts?.code ?? ''
  const wrong: Command = { do: 'join', code: 'AAAAAA' }
  const one = await answers(hall, table, Array(12).fill(wrong), at => ({
    person: 'bea',
    address: `192.0.2.${at}`,
  }))
  expect(count(one, 'wrong-code')).toBe(PACE.codes.burst)
  expect(count(one, 'too-many-codes')).toBe(12 - PACE.codes.burst)
  const right = await answers(hall, table, [{ do: 'join', code }], () => ({
    person: 'bea',
    address: '192.0.2.99',
  }))
  expect(right).toEqual(['too-many-codes'])
  const many = await answers(hall, table, Array(30).fill(wrong), at => ({
    person: `guest${at}`,
    address: '198.51.100.1',
  }))
  expect(count(many, 'wrong-code')).toBe(PACE.codesFromAddress.burst)
  const joined = await answers(hall, table, [{ do: 'join', code }], () => ({
    person: 'cai',
    address: '203.0.113.5',
  }))
  expect(joined).toEqual(['done'])
})

test('all who guess codes together are held up as well', async () => {
  const hall = await openHall()
  const table = await hall.create('ana', { visibility: 'private' })
  const guesses = await answers(hall, table, Array(700).fill({ do: 'join', code: 'AAAAAA' }), at => ({
    person: `guest${at}`,
    address: `address ${at}`,
  }))
  expect(count(guesses, 'wrong-code')).toBe(PACE.codesInAll.burst)
})

test('chat has a pace of its own, and so do commands', async () => {
  const hall = await openHall()
  const table = await hall.play(['ana', 'bea'])
  const from = (person: string) => () => ({ person, address: '192.0.2.1' })
  const said = await answers(hall, table, Array(30).fill({ do: 'say', text: 'hi' }), from('ana'))
  expect(count(said, 'done')).toBe(PACE.chat.burst)
  expect(count(said, 'too-chatty')).toBe(30 - PACE.chat.burst)
  const lines = Array.from({ length: 8 }, () => hall.enter('bea'))
  for (const [at, line] of lines.entries()) {
    for (let n = 0; n < 17; n++)
      line.say({ type: 'do', id: `undo${at}x${n}`, table, command: { do: 'undo', steps: 0, count: 1 } })
  }
  await vi.waitFor(() => {
    const rules = lines.flatMap(line => line.all('refused').map(each => each.refusal.rule))
    expect(rules).toHaveLength(8 * 17)
    expect(count(rules, 'too-many')).toBe(8 * 17 - PACE.commands.burst)
  })
})

test('an address that opens one line after the other is turned away for a while', async () => {
  const server = createServer()
  const guards = openGuards({ clock: () => 0, origin: null, limits: true })
  const stop = serveSockets(server, {
    hub: { attach: line => line.close(1000) },
    entrantOf: async () => ({ person: null, plays: false }),
    refusal: () => null,
    addressOf: ({ headers }) => String(headers['x-from']),
    admits: address => guards.socket(address) === null,
    log: { info() {}, warn() {}, error() {} },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    stop()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const open = async (address: string): Promise<number> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers: { 'x-from': address } })
    const status = await new Promise<number>((resolve, reject) => {
      socket.once('open', () => resolve(101))
      socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0))
      socket.once('error', reject)
    })
    socket.on('error', () => {})
    socket.terminate()
    return status
  }
  const statuses: number[] = []
  for (let at = 0; at < 250; at++) statuses.push(await open('one'))
  expect(statuses.filter(each => each === 101)).toHaveLength(240)
  expect(statuses.at(-1)).toBe(429)
  expect(await open('another')).toBe(101)
})
