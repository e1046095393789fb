import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { problemText } from '@ludoteca/protocol'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp, listen } from '../src/index.ts'

const PAGE = '<!doctype html><title>page</title>'
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets', 'a-1234.js'), 'let a')
  writeFileSync(join(folder, '.sources'), 'secret')
  mkdirSync(join(folder, '.hidden'))
  writeFileSync(join(folder, '.hidden', 'x.js'), 'secret')
  writeFileSync(join(folder, 'assets', 'a-1234.js.br'), brotliCompressSync('let a'))
  app = await createApp(folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const asPage = { accept: 'text/html,*/*' }

describe('the server', () => {
  test('allows nothing but its own files', async () => {
    const { headers } = await get('/', asPage)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each(['/%', '/%ED%A0%80', '/api/%C0', '/api/people/%ED%A0%80'])(
    'answers an address that cannot be read, %s, in the language of the caller and repeats none of it',
    async url => {
      const { statusCode, headers, body } = await get(url, { 'accept-language': 'zh-CN' })
      expect(statusCode).toBe(400)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      expect(body).toContain(problemText('zh', 'bad-request'))
      expect(body).not.toContain('%')
    },
  )

  test('sends hashed files for good, compressed, and the page always fresh', async () => {
    const file = await get('/assets/a-1234.js', { 'accept-encoding': 'br' })
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(file.headers['content-encoding']).toBe('br')
    expect(file.headers.vary).toContain('accept-encoding')
    const plain = await get('/assets/a-1234.js')
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['let a', undefined])
    expect((await get('/', asPage)).headers['cache-control']).toBe('no-cache')
  })

  test('answers every address inside the page with the page', async () => {
    const deep = await get('/table/abc?x=1', asPage)
    expect([deep.statusCode, deep.body]).toEqual([200, PAGE])
    expect(deep.headers['cache-control']).toBe('no-cache')
  })

  test('does not send the page for files that are missing', async () => {
    for (const file of ['/assets/gone.js', '/assets/gone', '/gone.js', '/gone.js?v=1.2']) {
      expect((await get(file, asPage)).statusCode).toBe(404)
    }
    expect((await get('/table/abc', { accept: 'application/json' })).statusCode).toBe(404)
    // It may be there tomorrow.
    expect((await get('/assets/gone.js')).headers['cache-control']).toBe('no-store')
    expect((await get('/../package.json')).statusCode).not.toBe(200)
  })
})

describe('what lies beside the page', () => {
  test.each([
    '/.sources',
    '/%2esources',
    '/./.sources',
    '//.sources',
    '/assets/../.sources',
    '/assets/..%2f.sources',
    '/.hidden/x.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets\\..\\.sources',
    '/assets/a-1234.js/',
    '/assets/a-1234.js%00',
    '/assets//a-1234.js',
    '/assets/a-1234.js.br',
    '/assets',
  ])('is not served: %s', async path => {
    const answer = await get(path)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('secret')
  })
})

test('a browser that has a file is not sent it again', async () => {
  const first = await get('/assets/a-1234.js', { 'accept-encoding': 'gzip, br;q=0.5' })
  const etag = String(first.headers.etag)
  const again = await get('/assets/a-1234.js', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const plain = await get('/assets/a-1234.js', { 'accept-encoding': 'br;q=0', 'if-none-match': etag })
  expect([plain.statusCode, plain.body, plain.headers['content-type']]).toEqual([
    200,
    'let a',
    'text/javascript; charset=utf-8',
  ])
  const head = await app.inject({ method: 'HEAD', url: '/assets/a-1234.js' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5'])
})

describe('a taken port', () => {
  let other: Server
  let port = 0
  beforeAll(async () => {
    other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    port = (other.address() as { port: number }).port
  })
  afterAll(() => void other.close())

  test('is named, and the next free one used', async () => {
    const said: string[] = []
    const app = await createApp(folder)
    const listening = await listen(app, { host: '127.0.0.1', port }, line => said.push(line))
    await app.close()
    expect(said[0]).toBe(`Port ${port} is taken; trying ${port + 1}.`)
    if (!listening.ok) throw new Error(listening.problem)
    expect(listening.port).toBeGreaterThan(port)
  })
})

test('an address this machine does not have is explained', async () => {
  const app = await createApp(folder)
  const listening = await listen(app, { host: '203.0.113.1', port: 0 }, () => {})
  await app.close()
  expect(listening).toEqual({ ok: false, problem: 'This machine has no address "203.0.113.1".' })
})
