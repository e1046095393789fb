import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import type { Me } from '@ludoteca/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../../src/admin/run.ts'
import { openServer, readConfig } from '../../src/index.ts'
import type { Opened } from '../../src/server.ts'
import type { Place } from '../store/conformance/places.ts'
import { newDatabase } from './place.ts'

/* A session that ends at one node ends at all of them. */

type Server = Extract<Opened, { ok: true }>

const PASSWORD = 'seventeen green boats'
const folders: string[] = []
let place: Place
let one: Server
let two: Server

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
  folders.push(folder)
  return folder
}

async function openNode(): Promise<Server> {
  const [data, page] = [newFolder(), newFolder()]
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
  const flags = ['--port', '0', '--data', data, '--database', place.url]
  const parsed = readConfig(flags, { LOG_LEVEL: 'silent' }, data)
  if (!parsed.ok) throw parsed.problem
  const server = await openServer(parsed.config, page, () => {})
  if (!server.ok) throw new Error(server.problem)
  return server
}

beforeAll(async () => {
  place = await newDatabase()
  one = await openNode()
  two = await openNode()
})
afterAll(async () => {
  await one.close()
  await two.close()
  await place.remove()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Somebody with an account at the first node, and a thief who is signed in as them at the second. */
async function robbed(name: string) {
  const owner = new Visitor(one.url)
  await owner.ask('POST', '/guest', { name: `guest ${name}` })
  const { id } = await owner.ask<Me>('POST', '/account', { name, password: PASSWORD })
  const { id: table } = await owner.ask<{ id: string }>('POST', '/tables', TERMS)
  const thief = new Visitor(two.url)
  await thief.ask('POST', '/signin', { name, password: PASSWORD })
  await thief.connect()
  await thief.does(table, { do: 'say', text: 'ha' })
  return { owner, thief, id, table, gone: thief.closed() }
}

const admin = (...words: string[]) =>
  runAdmin({
    words,
    data: '/nowhere',
    database: place.url,
    days: null,
    clear: false,
    lang: 'en',
    clock: Date.now,
    out: () => {},
  })

type Robbed = Awaited<ReturnType<typeof robbed>>

const ends: Readonly<Record<string, (robbed: Robbed) => Promise<unknown>>> = {
  'a new password': ({ owner }) =>
    owner.ask('POST', '/password', { old: PASSWORD, new: 'eighteen green boats' }),
  'deleting oneself': ({ owner }) => owner.ask('DELETE', '/me', { password: PASSWORD }),
  'being barred by the host': ({ id }) => admin('users', 'ban', id),
  'ending that session from another device': async ({ owner }) => {
    const sessions = await owner.ask<{ id: string; current: boolean }[]>('GET', '/sessions')
    for (const { id, current } of sessions) if (!current) await owner.ask('DELETE', `/sessions/${id}`)
  },
}

for (const [what, end] of Object.entries(ends)) {
  test(`${what} reaches the other node within a second`, async () => {
    const name = `Ana ${Object.keys(ends).indexOf(what)}`
    const victim = await robbed(name)
    await end(victim)
    const since = performance.now()
    await victim.gone
    expect(performance.now() - since).toBeLessThan(1_000)
    await victim.thief.connect()
    victim.thief.does(victim.table, { do: 'say', text: 'again' }).catch(() => {})
    expect((await victim.thief.hear('refused')).refusal.rule).toBe('sign-in-first')
  })
}
