import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import type { Lobby, Me, Profile } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'

const { open } = useFolders()

test('two people come in, play, and find everything again after the server was closed', async () => {
  const first = await open()
  const [ana, bo] = [new Visitor(first.url), new Visitor(first.url)]
  await ana.ask('POST', '/guest', { name: 'Ana' })
  const { id: boId } = await bo.ask<Me>('POST', '/guest', { name: 'Bo' })
  await ana.connect()
  await bo.connect()
  const { id } = await ana.ask<{ id: string }>('POST', '/tables', TERMS)
  await bo.does(id, { do: 'join' })
  await ana.does(id, { do: 'start' })
  expect((await bo.ask<Lobby>('GET', '/lobby')).mine).toMatchObject([{ id, phase: 'playing' }])
  await first.close()
  expect((await bo.hear('closing')).retryMs).toBeLessThan(10_000)

  const second = await open()
  const again = new Visitor(second.url, bo.cookie)
  expect(await again.ask('GET', '/me')).toMatchObject({ id: boId, name: 'Bo' })
  await again.connect()
  await again.does(id, { do: 'resign' })
  const profile = async () => again.ask<Profile>('GET', `/people/${boId}`)
  await expect.poll(async () => (await profile()).ratings.length, { timeout: 30_000 }).toBe(1)
  expect(await profile()).toMatchObject({
    ratings: [{ game: 'tigris-euphrates', games: 1 }],
    records: [{ game: 'tigris-euphrates', played: 1, won: 0 }],
    recent: [{ id, phase: 'over', result: { how: 'resigned', ranks: [1, 2] } }],
  })
  await second.close()
})

test('the secrets stay the same', async () => {
  const first = await open()
  const { key } = await new Visitor(first.url).ask<{ key: string }>('GET', '/push')
  await first.close()
  const second = await open()
  expect((await new Visitor(second.url).ask<{ key: string }>('GET', '/push')).key).toBe(key)
  await second.close()
})

test('the server tells those who watch over it how it is', async () => {
  const server = await open()
  const read = async (path: string, headers = {}) => {
    const answer = await fetch(new URL(path, server.url), { headers })
    return { status: answer.status, text: await answer.text() }
  }
  const visitor = new Visitor(server.url)
  await visitor.ask('GET', '/lobby')
  await visitor.ask('POST', '/guest', { name: 'Ana' })
  expect(await read('/healthz')).toEqual({ status: 200, text: '{"ok":true}' })
  expect(await read('/readyz')).toEqual({ status: 200, text: '{"ok":true}' })
  const { text } = await read('/metrics')
  for (const name of [
    'ludoteca_sockets 0',
    'ludoteca_bots_waiting 0',
    'nodejs_eventloop_lag_p99_seconds',
    'route="/api/lobby"',
  ]) {
    expect(text).toContain(name)
  }
  expect(Number(/ludoteca_commit_writes_count (\d+)/.exec(text)?.[1])).toBeGreaterThan(0)
  expect((await read('/metrics', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(404)
  await server.close()
})

test('a socket from another site is turned away', async () => {
  const server = await open()
  const url = new URL('/api/live', server.url.replace('http', 'ws'))
  for (const headers of [{ origin: 'https://evil.example' }, {}]) {
    const socket = new WebSocket(url, { headers })
    const status = await new Promise(resolve => {
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.once('open', () => resolve('open'))
      socket.on('error', () => {})
    })
    expect(status).toBe(403)
  }
  await server.close()
})

test('a private table shows nothing to those who were not let in', async () => {
  const server = await open()
  const [host, outsider] = [new Visitor(server.url), new Visitor(server.url)]
  await host.ask('POST', '/guest', { name: 'Host' })
  await outsider.ask('POST', '/guest', { name: 'Outsider' })
  await host.connect()
  const { id } = await host.ask<{ id: string }>('POST', '/tables', { ...TERMS, visibility: 'private' })
  await host.does(id, { do: 'bot', seat: 1, level: 'easy' })
  await host.does(id, { do: 'start' })
  const paths = [`/tables/${id}/positions/0`, `/tables/${id}/save`, `/tables/${id}/note`]
  for (const path of paths) {
    expect(await outsider.ask('GET', path)).toMatchObject({ problem: { code: 'no-table' } })
  }
  expect(JSON.stringify(await outsider.ask('GET', '/lobby'))).not.toContain(id)
  expect(await host.ask('GET', `/tables/${id}/positions/0`)).toHaveProperty('view')
  expect(await host.ask('GET', `/tables/${id}/save`)).toMatchObject({ problem: { code: 'not-over' } })
  await server.close()
})
