import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAnswer } from '@ludoteca/harness/client/check.ts'
import type { Problem } from '@ludoteca/protocol'
import { allGames } from '@ludoteca/shelf'
import type { FastifyInstance } from 'fastify'
import { openPasswords, type Passwords } from '../../src/accounts/passwords.ts'
import { createApp } from '../../src/app.ts'
import { addApi } from '../../src/http/api.ts'
import { type Guards, openGuards } from '../../src/http/guards.ts'
import type { Hub, Log } from '../../src/live/hub.ts'
import { leadsOutward } from '../../src/notify/outward.ts'
import type { Reviews } from '../../src/ops/config.ts'
import { joinNodes, selfAs } from '../../src/ops/nodes.ts'
import { overviewOf } from '../../src/ops/overview.ts'
import { Pulse } from '../../src/ops/pulse.ts'
import { RecentProblems } from '../../src/ops/recent-problems.ts'
import type { Reviewer } from '../../src/reviews/reviewer.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { openDesk } from '../../src/tournaments/desk.ts'
import { wordFilter } from '../../src/word-filter.ts'

export const HOST = 'room.example'

export interface TestServer {
  readonly app: FastifyInstance
  readonly database: string
  readonly store: Store
  readonly guards: Guards
  /** What went wrong inside. */
  readonly errors: string[]
  now: number
  close(): Promise<void>
}

/** A hub where nothing happens but what a test gives it. */
const idleHub = (parts: Partial<Hub> = {}): Hub => ({
  create: async () => ({ ok: true, id: 'table0000000' }),
  command: async () => ({ type: 'no-table' }),
  substitute: async () => ({ type: 'no-table' }),
  begin: async () => ({ type: 'no-table' }),
  close: async () => ({ type: 'no-table' }),
  tournamentChanged: () => {},
  look: async () => null,
  position: async () => null,
  choices: async () => null,
  save: async () => null,
  finished: async () => null,
  attach: () => {},
  rename: () => {},
  hangUp: () => {},
  resync: async () => {},
  present: () => false,
  turnAt: () => undefined,
  changeAvailability: async () => {},
  census: () => ({ pages: 0, tables: 0, at: () => 0 }),
  announce: () => {},
  on: () => () => {},
  stop: async () => {},
  ...parts,
})

export const cheapPasswords = openPasswords(10)

/** The addresses under /api on a real database, reached without a network. */
export async function openTestServer(
  options: {
    hub?: Partial<Hub>
    words?: string
    limits?: boolean
    trustProxy?: boolean
    tournaments?: 'accounts' | 'hosts'
    reviews?: Reviews
    reviewer?: Reviewer
    /** Another node of the same server. */
    database?: string
    /** Cheap ones, where nothing else is said. */
    passwords?: Passwords
    /** Told of each route under /api, as `GET /me`. */
    watch?: (route: string) => void
  } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>')
  const database = options.database ?? `sqlite:${join(folder, 'ludoteca.db')}`
  const store = await openStore(database)
  const app = await createApp(folder, { trustProxy: options.trustProxy ?? false })
  const errors: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const path = url.replace(/^\/api/, '')
    if (typeof method === 'string' && method !== 'HEAD' && path !== url && path !== '/*')
      options.watch?.(`${method} ${path}`)
  })
  const log: Log = {
    info: () => {},
    warn: () => {},
    error: (facts, text) => errors.push(text + JSON.stringify(facts)),
  }
  const start = Date.UTC(2026, 0, 10)
  const guards = openGuards({ clock: () => server.now, origin: null, limits: options.limits ?? false })
  const server: TestServer = { app, database, store, guards, errors, now: start, close }
  const clock = () => server.now
  const hub = idleHub(options.hub)
  const games = await allGames()
  const desk = openDesk({ store, hub, games, clock, log })
  const nodes = await joinNodes(store, selfAs('all', hub, { waiting: 0 }, clock), clock, log)
  await addApi(app, {
    store,
    hub,
    overview: overviewOf({
      store,
      hub,
      clock,
      pulse: new Pulse(clock),
      problems: new RecentProblems(clock),
      nodes,
    }),
    accounts: {
      people: store.people,
      clock,
      acceptable: wordFilter(options.words ?? ''),
      passwords: options.passwords ?? cheapPasswords,
    },
    guards,
    desk,
    reviews: options.reviews ?? 'browser',
    reviewer: options.reviewer ?? null,
    games,
    tournaments: options.tournaments ?? 'accounts',
    log,
    pushKey: 'public-key',
    reachable: leadsOutward,
  })
  async function close(): Promise<void> {
    await app.close()
    await desk.stop()
    await store.close()
    rmSync(folder, { recursive: true })
  }
  return server
}

/** What a test expects to be answered with, or a problem: one of the two is there. */
interface Answer<T = object> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: T & { readonly problem: Problem }
}

/** One device: it keeps its cookie and says where its requests come from. */
export interface Device {
  cookie: string | null
  ask<T = object>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: object,
  ): Promise<Answer<T>>
}

export function newDevice(
  { app }: TestServer,
  agent = 'Firefox/140 Linux',
  address = '198.51.100.7',
): Device {
  const device: Device = {
    cookie: null,
    async ask(method, path, body, headers = {}) {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: address,
        headers: {
          host: HOST,
          'user-agent': agent,
          ...(method === 'GET' || 'authorization' in headers ? {} : { origin: `http://${HOST}` }),
          ...(device.cookie === null ? {} : { cookie: device.cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const set = answer.headers['set-cookie']
      if (typeof set === 'string')
        device.cookie = set.includes('Max-Age=0') ? null : (set.split(';')[0] ?? null)
      const json = String(answer.headers['content-type']).startsWith('application/json')
      // Not where a test asks for a route that the server does not have, or for a part of an answer.
      const isWhole = answer.body !== '' && answer.statusCode !== 304
      if (isWhole) checkAnswer(method, path, answer.statusCode, json ? answer.json() : answer.body)
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: json && answer.body !== '' ? answer.json() : (answer.body as never),
      }
    },
  }
  return device
}

/** A device with a guest on it. */
export async function guestAt(server: TestServer, name: string): Promise<Device> {
  const device = newDevice(server)
  const { status, body } = await device.ask('POST', '/guest', { name })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return device
}

export const PASSWORD = 'four words or so'

export async function accountAt(server: TestServer, name: string): Promise<Device> {
  const device = await guestAt(server, name)
  const { status, body } = await device.ask('POST', '/account', { name, password: PASSWORD })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return device
}
