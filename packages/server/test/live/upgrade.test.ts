import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Socket } from '../../src/live/contract.ts'
import { LIVE_PATH, type SocketDeps, serveSockets } from '../../src/live/upgrade.ts'

const OURS = 'http://our.server'

/** A server with sockets and nothing behind them but what a test gives it. */
async function openRouter(change: Partial<SocketDeps> = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const server = createServer()
  const stop = serveSockets(server, {
    hub: { attach: () => {} },
    entrantOf: async () => ({ person: null, plays: false }),
    refusal: () => null,
    addressOf: () => 'somewhere',
    log,
    ...change,
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    stop()
    server.closeAllConnections()
    server.close()
  })
  return { log, port: (server.address() as AddressInfo).port }
}

const KEY = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='

/** Asks for an upgrade in so many words; resolves with the first line of the answer when the server has hung up. */
function ask(port: number, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    // Never hangs up by itself: whoever is turned away must not be able to stay.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${KEY}\r\n\r\n`,
      ),
    )
    setTimeout(() => socket.destroy(new Error('it was left open')), 5_000).unref()
    socket.on('data', part => {
      heard += part
    })
    socket.on('end', () => {
      const knocking = setInterval(() => socket.write('still here'), 50)
      socket.on('close', () => clearInterval(knocking))
    })
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''))
    socket.on('error', error => ('code' in error ? undefined : reject(error)))
  })
}

test.each(['//', '///', '//[', 'http://[::', '/\\', '*', '/api/live/', '/api/live%2F', 'x:y', '/%'])(
  'an upgrade for %s is answered, and the line is closed',
  async target => {
    const { port, log } = await openRouter()
    expect(await ask(port, target)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(log.error).not.toHaveBeenCalled()
  },
)

const broken = (): never => {
  throw new Error('broken')
}

test.each<[string, Partial<SocketDeps>, string]>([
  ['who asks cannot be told', { entrantOf: broken }, '500'],
  ['who asks cannot be found', { entrantOf: async () => broken() }, '503'],
  ['its token is not good', { entrantOf: async () => 'bad-token' }, '401'],
  ['where it comes from cannot be told', { refusal: broken }, '500'],
  ['its address cannot be read', { addressOf: broken }, '500'],
])('an upgrade is answered where %s', async (_, change, status) => {
  const { port, log } = await openRouter(change)
  expect(await ask(port, LIVE_PATH)).toContain(status)
  expect(log.error).toHaveBeenCalledTimes(status === '500' ? 1 : 0)
})

test.each<[string, (line: Socket) => void]>([
  ['it is received', broken],
  ['it speaks', line => line.onMessage(broken)],
  ['its word is carried out', line => line.onMessage(async () => broken())],
])('a page is let go where the server fails while %s', async (_, attach) => {
  const { port, log } = await openRouter({ hub: { attach } })
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { origin: OURS })
  socket.on('open', () => socket.send('hello'))
  expect(await new Promise(resolve => socket.on('close', resolve))).toBe(1011)
  expect(log.error).toHaveBeenCalledWith({ err: new Error('broken') }, 'a page could not be served')
})

test('a server that fails when a page goes says so and stays', async () => {
  const { port, log } = await openRouter({ hub: { attach: line => line.onClose(broken) } })
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { origin: OURS })
  socket.on('open', () => socket.close())
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled())
})
