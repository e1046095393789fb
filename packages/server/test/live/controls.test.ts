import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { LIVE_PATH, serveSockets } from '../../src/live/upgrade.ts'

/** A page on a connection of its own, and the server's end of it. */
async function openLine(): Promise<{ page: WebSocket; stream: Duplex; gone: Promise<number> }> {
  const server = createServer()
  let stream: Duplex | undefined
  server.on('upgrade', (_, socket) => {
    stream = socket
  })
  const stop = serveSockets(server, {
    hub: { attach: () => {} },
    entrantOf: async () => ({ person: null, plays: false }),
    refusal: () => null,
    addressOf: () => 'somewhere',
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    stop()
    server.closeAllConnections()
    server.close()
  })
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}${LIVE_PATH}`)
  onTestFinished(() => page.terminate())
  const gone = new Promise<number>(resolve => page.on('close', resolve))
  page.on('error', () => {})
  await new Promise(resolve => page.on('open', resolve))
  if (!stream) throw new Error('nobody asked for a line')
  return { page, stream, gone }
}

test('pings of a page that reads no answer do not pile up in the server', async () => {
  const { page, stream } = await openLine()
  page.pause()
  const closed = new Promise<void>(resolve => stream.on('close', resolve))
  let waiting = 0
  const looking = setInterval(() => {
    waiting = Math.max(waiting, stream.writableLength)
  }, 1)
  for (let n = 0; n < 200_000 && !stream.destroyed; n++) {
    page.ping(Buffer.alloc(125))
    if (n % 1_000 === 0) await new Promise(resolve => setTimeout(resolve, 1))
  }
  await closed
  clearInterval(looking)
  expect(waiting).toBeLessThan(64 * 1024)
})

test.each(['ping', 'pong'] as const)('a page that sends nothing but %ss is let go', async what => {
  const { page, gone } = await openLine()
  for (let n = 0; n < 1_000; n++) page[what](Buffer.from(`${n}`))
  expect(await gone).toBe(1008)
})

test('a message in crumbs is not waited for', async () => {
  const { page, gone } = await openLine()
  for (let n = 0; n < 1_000; n++) page.send('', { fin: false })
  expect(await gone).toBe(1008)
})

test('a ping now and then is answered', async () => {
  const { page } = await openLine()
  const answer = new Promise(resolve => page.on('pong', resolve))
  page.ping('here?')
  expect(String(await answer)).toBe('here?')
})
