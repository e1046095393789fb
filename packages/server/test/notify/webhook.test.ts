import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Notice } from '@ludoteca/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Post, postman } from '../../src/notify/post.ts'
import { webhookCaller } from '../../src/notify/webhook.ts'

const NOTICE: Notice = {
  event: 'turn',
  table: 'table0',
  game: 'lisboa',
  url: 'https://room.example/t/table0',
}

let server: Server
let url: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
const bodies: string[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    bodies.push(body)
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const SOON = 10
const anywhere = webhookCaller({ allowPrivate: true }, SOON)
const outward = webhookCaller({ allowPrivate: false }, SOON)
const status = (...codes: number[]): void => {
  bodies.length = 0
  answer = (_, response) => response.writeHead(codes.shift() ?? 500, { location: url }).end()
}

test('what happened is posted as JSON', async () => {
  status(204)
  expect(await anywhere(url, NOTICE)).toBeNull()
  expect(bodies).toEqual([JSON.stringify(NOTICE)])
})

test('a failure is tried once more', async () => {
  status(503, 200)
  expect(await anywhere(url, NOTICE)).toBeNull()
  expect(bodies).toHaveLength(2)
})

test('redirects are not followed', async () => {
  status(302, 302, 200)
  expect(await anywhere(url, NOTICE)).toBe('webhook-status 302')
  expect(bodies).toHaveLength(2)
})

test('nobody there is said so', async () => {
  expect(await anywhere('http://127.0.0.1:9/', NOTICE)).toBe('webhook-unreachable')
  const unknown = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  // The answer of a machine that asks nobody else for names.
  const post: Post = asked =>
    postman()({ ...asked, way: { ...asked.way, lookup: (_, __, done) => done(unknown, '', 4) } })
  const call = webhookCaller({ allowPrivate: true, post }, SOON)
  expect(await call('http://nobody.invalid/', NOTICE)).toBe('webhook-unreachable')
})

test('an address that keeps quiet is given up after five seconds, twice', async () => {
  answer = () => {}
  expect(await anywhere(url, NOTICE)).toBe('webhook-timeout')
})

test('the own network is never called: neither by number nor by a name that leads there', async () => {
  status(200)
  expect(await outward(url, NOTICE)).toBe('webhook-private')
  expect(await outward(url.replace('127.0.0.1', 'localhost'), NOTICE)).toBe('webhook-private')
  expect(bodies).toEqual([])
})
