import { tablesOf } from '@ludoteca/tournament'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import type { Place } from '../store/conformance/places.ts'
import { type Club, openClub, people } from '../tournaments/club.ts'
import { newDatabase } from './place.ts'

let place: Place

beforeAll(async () => {
  place = await newDatabase()
})
afterAll(() => place.remove())

/** A node of the server. */
async function node(count: number): Promise<Club> {
  const store = await openStore(place.url)
  onTestFinished(() => store.close())
  return openClub(count, { store })
}

test('two nodes play one tournament: each round is made once, each result heard once', async () => {
  const one = await node(8)
  const two = await node(0)
  const id = await one.make()
  await Promise.all(
    people(8).map((person, i) => (i % 2 ? one : two).does(person, id, { do: 'enter', rating: null })),
  )
  await two.does('org', id, { do: 'start', seed: 'seed' })
  for (let round = 1; round <= 3; round++) {
    const t = await one.read(id)
    expect(t.core.rounds).toHaveLength(round)
    const games = t.core.rounds.at(-1)?.tables ?? []
    expect(games).toHaveLength(4)
    two.now = one.now += 1000
    await Promise.all(
      games.map((table, i) => {
        const at = i % 2 ? one : two
        return at.do(table.seats[1] ?? '', t.games.get(table.id) ?? '', { do: 'resign' })
      }),
    )
    // Both see at the same time that the round is over.
    await Promise.all([one, two, one, two].map(each => each.desk.advance(id)))
  }
  const t = await two.read(id)
  expect(t.ended?.why).toBe('played')
  const lines = (await one.store.tournaments.log(id, 0)).map(line => JSON.parse(line))
  const of = (kind: string) => lines.filter(line => line.kind === kind)
  expect(of('paired').map(line => line.round.number)).toEqual([1, 2, 3])
  expect(new Set(of('recorded').map(line => line.table)).size).toBe(12)
  expect(of('recorded')).toHaveLength(12)
  expect(of('ended')).toHaveLength(1)
  const ids = await one.store.tables.ids(null, 100)
  expect(ids.toSorted()).toEqual(
    tablesOf(t.core)
      .map(table => t.games.get(table.id))
      .toSorted(),
  )
  expect(await one.store.tournaments.untold(id)).toEqual([])
})

test('programs enter on either node where the terms let them', async () => {
  const one = await node(4)
  const two = await node(0)
  const id = await one.make({ programs: 'only' })
  const program = { do: 'enter', rating: null, program: true } as const
  expect(await two.refuses('p00', id, { ...program, program: false })).toBe('programs-only')
  await Promise.all(people(4).map((person, i) => (i % 2 ? one : two).does(person, id, program)))
  await two.does('org', id, { do: 'start', seed: 'seed' })
  expect((await one.read(id)).core.rounds[0]?.tables).toHaveLength(2)
})
