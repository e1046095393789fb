import { TERMS, Visitor } from '@ludoteca/harness/client/visitor.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import type { Me, NewToken, Scope } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { runAdmin } from '../src/admin/index.ts'

const { open, data } = useFolders()
const PASSWORD = 'four words or so'

/** A program of somebody's, and the page on which they look after it. */
async function programAt(url: string, scope: Scope) {
  const owner = new Visitor(url)
  await owner.ask('POST', '/guest', { name: 'Owner' })
  const { id } = await owner.ask<Me>('POST', '/account', { name: 'Deep Clay', password: PASSWORD })
  await owner.ask('PUT', '/me/program', { password: PASSWORD })
  const body = { label: 'test', scope, password: PASSWORD }
  const made = await owner.ask<NewToken>('POST', '/me/tokens', body)
  const program = new Visitor(url)
  program.token = made.token
  return { owner, program, id, made }
}

/** What an upgrade with this header is answered with, if it is refused. */
const turnedAway = (url: string, authorization: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL('/api/live', url.replace('http', 'ws')), {
      headers: { authorization },
    })
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => reject(new Error('it was let in')))
    socket.on('error', () => {})
  })

describe('over a live line', () => {
  test('a program plays with its token, until it is revoked', async () => {
    const server = await open()
    const { owner, program, id, made } = await programAt(server.url, 'play')
    await program.connect()
    const table = (await program.ask<{ id: string }>('POST', '/tables', TERMS)).id
    program.watch(table)
    const seen = await program.hear('update')
    expect(seen.facts?.seats[0]).toMatchObject({ person: { id, name: 'Deep Clay', program: true } })
    await program.does(table, { do: 'say', text: 'hello' })
    const gone = program.closed()
    await owner.ask('DELETE', `/me/tokens/${made.id}`)
    await gone
    expect(await turnedAway(server.url, `Bearer ${made.token}`)).toBe(401)
    await server.close()
  })

  test('a token for reading looks on, and does nothing', async () => {
    const server = await open()
    const { program } = await programAt(server.url, 'read')
    const host = new Visitor(server.url)
    await host.ask('POST', '/guest', { name: 'Host' })
    const table = (await host.ask<{ id: string }>('POST', '/tables', TERMS)).id
    await program.connect()
    program.watch(table)
    expect((await program.hear('update')).seat).toBeNull()
    program.does(table, { do: 'join' }).catch(() => {})
    expect((await program.hear('refused')).refusal.rule).toBe('token-scope')
    await server.close()
  })

  test('the host of the server sees the tokens of an account, and ends them all', async () => {
    const server = await open()
    const { program, made } = await programAt(server.url, 'play')
    await program.connect()
    const gone = program.closed()
    const said: string[] = []
    const admin = (...words: string[]) =>
      runAdmin({
        ...{ words, data: data(), days: null, clear: false, lang: 'en' as const, clock: Date.now },
        out: line => said.push(line),
      })
    expect(await admin('users', 'tokens', 'Deep Clay')).toBeNull()
    expect(said.join()).toContain(`${made.id}  play  test`)
    expect(said.join()).not.toContain(made.token)
    expect(await admin('users', 'revoke', 'Deep Clay')).toBeNull()
    await gone
    expect(await turnedAway(server.url, `Bearer ${made.token}`)).toBe(401)
    said.length = 0
    expect(await admin('users', 'tokens', 'Deep Clay')).toBeNull()
    expect(said).toEqual(['No tokens.'])
    await server.close()
  })

  test.each(['Bearer', 'Bearer nonsense', `Bearer ludoteca_${'a'.repeat(43)}`])(
    '“%s” is not let in',
    async said => {
      const server = await open()
      expect(await turnedAway(server.url, said)).toBe(401)
      await server.close()
    },
  )
})
