import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from '@ludoteca/harness/client/visitor.ts'
import { newFolder } from '@ludoteca/harness/folder.ts'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { openMetrics } from '../../src/ops/metrics.ts'
import { Pulse } from '../../src/ops/pulse.ts'
import { readinessOf } from '../../src/ops/readiness.ts'
import { addOps } from '../../src/ops/routes.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { start } from '../store/processes.ts'

function listener() {
  const heard: string[] = []
  const hear = (_: object, text: string) => void heard.push(text)
  return { heard, log: { info: hear, warn: hear, error: hear } }
}

test('what stands in the way is told once, and its end too', async () => {
  const { heard, log } = listener()
  const prove = vi.fn<() => Promise<void>>()
  const ready = readinessOf({ prove }, log, { fresh: 0, patience: 30 })
  prove.mockRejectedValue(new Error('database or disk is full'))
  expect([await ready(), await ready()]).toEqual(['cannot-write', 'cannot-write'])
  prove.mockResolvedValue()
  expect([await ready(), await ready()]).toEqual([null, null])
  expect(heard).toEqual(['the store cannot be written to', 'the store can be written to again'])
})

test('a store that does not answer is waited for once, and believed when it does', async () => {
  const answers: (() => void)[] = []
  const prove = vi.fn(() => new Promise<void>(resolve => void answers.push(resolve)))
  const ready = readinessOf({ prove }, listener().log, { fresh: 0, patience: 20 })
  expect([await ready(), await ready(), await ready()]).toEqual(['silent', 'silent', 'silent'])
  expect(prove).toHaveBeenCalledTimes(1)
  answers[0]?.()
  await Promise.resolve()
  prove.mockResolvedValue()
  expect(await ready()).toBeNull()
})

test('however often it is asked, the store is asked once a second', async () => {
  const prove = vi.fn(async () => {})
  const ready = readinessOf({ prove }, listener().log)
  await Promise.all(Array.from({ length: 50 }, () => ready()))
  expect(prove).toHaveBeenCalledTimes(1)
})

test.each([
  ['en', 'Nothing can be written'],
  ['zh-CN', '无法写入'],
])('/readyz says in %s that nothing can be written', async (lang, words) => {
  const store = await openStore(`sqlite:${join(newFolder(), 'ludoteca.db')}`)
  const app = Fastify()
  const full: Store = { ...store, prove: () => Promise.reject(new Error('disk full at db.internal')) }
  addOps(app, {
    store: full,
    log: listener().log,
    metrics: openMetrics(new Pulse(Date.now)),
    metricsOpen: false,
  })
  const answer = await app.inject({ url: '/readyz', headers: { 'accept-language': lang } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ ok: false, why: 'cannot-write' })
  expect(answer.body).toContain(words)
  expect(answer.body).not.toContain('internal')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await store.close()
})

/** Linux lets a process be told that its files may not grow, and lets it be untold; not every system has the program. */
const canLimit = spawnSync('prlimit', ['--version']).status === 0

test.runIf(canLimit)(
  'a server whose files cannot grow says so, goes on living, and recovers by itself',
  async () => {
    const data = newFolder()
    const { child, hear } = start('./server-process.ts', data)
    const url = await hear()
    const limit = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`])
    const ready = async () => (await fetch(new URL('/readyz', url))).status
    const ana = new Visitor(url)
    await ana.ask('POST', '/guest', { name: 'Ana' })
    expect(await ready()).toBe(200)
    limit(String(readFileSync(join(data, 'ludoteca.db-wal')).length))
    await expect.poll(ready, { interval: 300 }).toBe(503)
    const refused = await new Visitor(url).ask<{ problem?: { code: string } }>('POST', '/guest', {
      name: 'Bo',
    })
    expect(refused.problem?.code).toBe('failed')
    expect(await ana.ask('GET', '/me')).toMatchObject({ name: 'Ana' })
    limit('unlimited')
    await expect.poll(ready, { interval: 300 }).toBe(200)
    expect(await new Visitor(url).ask('POST', '/guest', { name: 'Bo' })).toMatchObject({ name: 'Bo' })
    child.stdin?.end()
  },
)
