import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/index.ts'

const TIMES = { headers: 400, request: 800, silence: 1_500, check: 100 }
const HEAD = 'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
/** More than a connection takes that nobody reads. */
const MUCH = 64 * 2 ** 20

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
let app: FastifyInstance
let port: number
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'page')
  app = await createApp(folder, { times: TIMES })
  app.post('/echo', async () => 'done')
  app.get('/much', async () => Buffer.alloc(MUCH))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Says something, and then one byte now and then; resolves with what was answered once the server has hung up. */
function drip(first: string, bytes: string, reads = true): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(first))
    const dripping = setInterval(() => bytes !== '' && socket.write(bytes), 150)
    const patience = setTimeout(() => {
      socket.destroy()
      reject(new Error('the server held the line'))
    }, 15_000)
    if (reads) {
      socket.on('data', part => {
        heard += part
      })
    } else socket.pause()
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      clearTimeout(patience)
      resolve(heard.split('\r\n')[0] ?? '')
    })
  })
}

test.each([
  ['who says nothing at all', '', ''],
  ['whose headers never end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'],
  ['whose body drips', `${HEAD}Content-Length: 10000\r\n\r\n{`, ' '],
  ['whose body never comes', `${HEAD}Content-Length: 10000\r\n\r\n`, ''],
  ['whose chunks drip', `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
  [
    'whose body nobody wants drips',
    'POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n',
    'x',
  ],
])('somebody %s is let go', async (_, first, bytes) => {
  expect(await drip(first, bytes)).toMatch(/^$|^HTTP\/1\.1 4\d\d /)
})

test('somebody who does not read the answer is let go', async () => {
  const gone = new Promise(resolve => app.server.once('connection', socket => socket.once('close', resolve)))
  const asked = drip('GET /much HTTP/1.1\r\nHost: localhost\r\n\r\n', '', false)
  asked.catch(() => {})
  await gone
})

test('whoever is quick enough is served', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await answer.text()).toBe('done')
})
