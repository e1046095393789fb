import { LANGS } from '@ludoteca/engine'
import { PROTOCOL } from '@ludoteca/protocol'
import { RATES, type Route, routes } from '@ludoteca/protocol/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docsText } from '../../src/docs/text/index.ts'
import { PACE } from '../../src/live/limits/pace.ts'
import { HOST, openTestServer, type TestServer } from '../http/test-server.ts'
import { follow, openApiProblems, refsIn, schema } from './openapi-check.ts'

let server: TestServer
/** What the server answers, as it was told to Fastify. */
const answered: string[] = []

beforeAll(async () => {
  server = await openTestServer({ limits: true, watch: route => answered.push(route) })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/api${path}`, headers: { host: HOST, ...headers } })

const listed = Object.values<Route>(routes)
  .map(({ method, path }) => `${method} ${path}`)
  .toSorted()

interface OpenApi {
  readonly info: { readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

test('every route that the server answers is in the table, and every one of the table is answered', () => {
  expect(answered.toSorted()).toEqual(listed)
})

describe('OpenAPI', () => {
  test('has every route there is, and no other', async () => {
    const { paths } = (await get('/openapi.json')).json<OpenApi>()
    const told = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(told.toSorted()).toEqual(listed)
  })

  test('is OpenAPI 3.1', async () => {
    expect(openApiProblems((await get('/openapi.json')).json())).toEqual([])
  })

  test('a document that is none is found out', () => {
    const paths = { '/a/{id}': { get: { operationId: 'a', tags: ['b'], summary: '', responses: {} } } }
    const wrong = { openapi: '3.1.1', info: { title: '', version: '1' }, tags: [], paths }
    expect(openApiProblems(wrong)).toEqual(['a: no tag b', 'a: {id} is not described'])
    expect(openApiProblems({ ...wrong, paths: { a: {} }, more: 1 })).toEqual([
      '#/paths/a has a wrong name',
      '#/more is unknown',
    ])
    expect(schema({ type: 'text', pattern: '(' }, '#')).toEqual([
      '#/type is "text"',
      '#/pattern is no pattern',
    ])
  })

  test('says its version and the limits that the server goes by', async () => {
    const { info } = (await get('/openapi.json')).json<OpenApi>()
    expect(info.version).toBe(String(PROTOCOL))
    for (const [name, { burst }] of Object.entries(RATES))
      expect(info.description).toMatch(new RegExp(`- ${name}: [^\\n]*: ${burst}, `))
  })
})

describe('AsyncAPI', () => {
  test('describes every message, with schemas that are there', async () => {
    const document = (await get('/asyncapi.json')).json<{
      asyncapi: string
      info: { version: string; description: string }
      components: { messages: Record<string, { name: string; summary: string; payload: unknown }> }
    }>()
    expect(document.asyncapi).toBe('3.0.0')
    expect(document.info.version).toBe(String(PROTOCOL))
    expect(refsIn(document).filter(ref => follow(document, ref) === undefined)).toEqual([])
    const { messages } = document.components
    expect(Object.keys(messages)).toContain('say.do')
    expect(Object.keys(messages)).toContain('hear.update')
    for (const { name, summary, payload } of Object.values(messages)) {
      expect(summary).not.toBe(name)
      expect(schema(payload, name)).toEqual([])
    }
    for (const name of Object.keys(PACE)) expect(document.info.description).toContain(`- ${name}: `)
  })
})

test('what is said of fields is said of some that there are', async () => {
  type Node = { properties?: Record<string, Node>; description?: string }
  const [requests, line] = await Promise.all(
    ['/openapi.json', '/asyncapi.json'].map(async path =>
      (await get(path)).json<{ components: { schemas: Node } }>(),
    ),
  )
  const schemas = { ...requests?.components.schemas, ...line?.components.schemas } as Record<string, Node>
  for (const [path, words] of Object.entries(docsText.en.fields)) {
    const [name = '', ...fields] = path.split('.')
    const found = fields.reduce<Node | undefined>((at, field) => at?.properties?.[field], schemas[name])
    expect([path, found?.description]).toEqual([path, words])
  }
})

describe('the page', () => {
  test.each(LANGS)('names every route and message, and runs nothing: %s', async lang => {
    const { body, headers } = await get(`/docs?lang=${lang}`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain(`<html lang="${lang}">`)
    for (const { path } of Object.values<Route>(routes)) expect(body).toContain(`<code>/api${path}</code>`)
    for (const name of Object.keys(routes)) expect(body).toContain(`id="${name}"`)
    expect(body).not.toMatch(/<script|style=|\son\w+=|https?:\/\//)
    expect(body).not.toMatch(/undefined|\[object/)
    expect(body).toContain(`<a href="../online">${docsText[lang].back}</a>`)
    expect(body).not.toMatch(/\b1 (?:minutes|分钟)/)
    const places = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(places).size).toBe(places.length)
    for (const [, place = ''] of body.matchAll(/href="#([^"]+)"/g)) expect(places).toContain(place)
  })

  test('is the same for everybody, whoever asks, and is kept by whoever has it', async () => {
    const first = await get('/docs', { 'accept-language': 'zh-CN' })
    expect(first.body).toContain('<html lang="zh">')
    expect(first.headers['cache-control']).toBe('public, max-age=600')
    expect(first.headers.vary).toBe('accept-encoding, accept-language')
    expect(first.headers['set-cookie']).toBeUndefined()
    const etag = String(first.headers.etag)
    expect((await get('/docs?lang=zh', { 'if-none-match': etag })).statusCode).toBe(304)
    const packed = await get('/docs?lang=zh', { 'accept-encoding': 'br, gzip' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan(40_000)
  })

  test.each(['/docs', '/docs.css', '/openapi.json', '/asyncapi.json'])('%s needs no store', async path => {
    const { statusCode, headers } = await get(path, { authorization: 'Bearer ludoteca_none' })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=600')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })
})
