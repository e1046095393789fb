import type { Ladder } from '@ludoteca/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ranked } from '../../src/http/ladder.ts'
import type { LadderRow } from '../../src/store/store.ts'
import { accountAt, newDevice, openTestServer, PASSWORD, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const row = (person: string, mu: number, games: number, sigma = 1.5): LadderRow => ({
  ...{ person, name: person, game: 'lisboa', mu, sigma, games },
})

test('settled ratings have places, which equal ones share; the others come last', () => {
  const rows = [
    row('new', 40, 3),
    row('a', 30, 12),
    row('b', 30, 50),
    row('wide', 29, 20, 6),
    row('c', 20, 10),
  ]
  expect(ranked(rows).map(({ person, place }) => [person.name, place])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 3],
    ['new', null],
    ['wide', null],
  ])
})

test('has programs alone, with a rating in this game', async () => {
  const people = await Promise.all(['Rook', 'Knight', 'Ana'].map(name => accountAt(server, name)))
  for (const program of people.slice(0, 2)) await program.ask('PUT', '/me/program', { password: PASSWORD })
  const ids = await Promise.all(
    people.map(async each => (await each.ask<{ id: string }>('GET', '/me')).body.id),
  )
  for (let played = 1; played <= 2; played++)
    await server.store.results.record(
      {
        ...{ table: `table${played}`, game: 'lisboa', ended: played, rated: true },
        people: ids.map((person, seat) => ({ person, seat, rank: 1 + seat, total: 9 - seat })),
      },
      ids.map((person, at) => ({ person, game: 'lisboa', mu: 30 - at, sigma: 2, games: played })),
    )
  const nobody = newDevice(server)
  const { body } = await nobody.ask<Ladder>('GET', '/ladder/programs?game=lisboa')
  expect(body.programs.map(({ person, games }) => [person.name, person.program, games])).toEqual([
    ['Rook', true, 2],
    ['Knight', true, 2],
  ])
  await server.store.people.change(ids[0] ?? '', { deleted: true })
  const after = await nobody.ask<Ladder>('GET', '/ladder/programs?game=lisboa')
  expect(after.body.programs.map(({ person }) => person.name)).toEqual(['Knight'])
  const empty = await nobody.ask<Ladder>('GET', '/ladder/programs?game=puerto-rico')
  expect(empty.body).toEqual({ game: 'puerto-rico', programs: [] })
  expect((await nobody.ask('GET', '/ladder/programs?game=none')).body.problem.code).toBe('unknown-game')
})
