import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { HubDeps, Thinkers } from '../../src/live/hub.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { choice, type FakeSocket, type Hall, openHall, quickBots, toyGames } from '../live/hall.ts'
import type { Place } from '../store/conformance/places.ts'
import { personRow } from '../store/rows.ts'
import { newDatabase } from './place.ts'

let place: Place

beforeAll(async () => {
  place = await newDatabase()
  const store = await openStore(place.url)
  for (const id of ['ana', 'bea']) await store.people.add(personRow(id, { name: id.toUpperCase() }))
  await store.close()
})
afterAll(() => place.remove())

async function node(change: Partial<HubDeps> = {}, alter = (store: Store): Store => store): Promise<Hall> {
  const store = await openStore(place.url)
  onTestFinished(() => store.close())
  return openHall({ clock: Date.now, ...change, store: alter(store) })
}

async function watch(hall: Hall, person: string, table: string): Promise<FakeSocket> {
  const line = hall.enter(person)
  line.say({ type: 'watch', table })
  await line.next('update')
  return line
}

/** Plays until nobody can, each person on their own node. */
async function playOn(table: string, seats: readonly { hall: Hall; person: string; line: FakeSocket }[]) {
  for (let moves = 0; moves < 500; moves++) {
    const [{ hall, line }] = seats as [(typeof seats)[number]]
    const { facts } = (await hall.hub.look(table, null)) ?? {}
    if (facts?.phase === 'over') return
    const seq = Math.max(...seats.map(each => each.line.page.seq))
    await vi.waitFor(() => expect(seats.every(each => each.line.page.seq >= seq)).toBe(true), 5_000)
    for (const { hall, person, line } of seats) {
      const act = choice(line.page)
      if (act.do === 'act' && act.lines.length > 0) await hall.do(person, table, act)
    }
    await vi.waitFor(() => expect(line.page.seq).toBeGreaterThan(seq), 5_000)
  }
  throw new Error('the game does not end')
}

test('a table is served by two nodes at once; both see the same, to the end', async () => {
  const [one, two] = [await node(), await node()]
  const table = await one.play(['ana', 'bea'])
  const ana = await watch(one, 'ana', table)
  const bea = await watch(two, 'bea', table)
  await playOn(table, [
    { hall: one, person: 'ana', line: ana },
    { hall: two, person: 'bea', line: bea },
  ])
  await vi.waitFor(() => expect(bea.page.seq).toBe(ana.page.seq), 5_000)
  expect(bea.page.steps.length).toBe(ana.page.steps.length)
})

test('of two nodes that act at once one is first, the other reads on and answers', async () => {
  const [one, two] = [await node(), await node()]
  const table = await one.play(['ana', 'bea'])
  const said = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2
        ? one.do('ana', table, { do: 'say', text: `${i}` })
        : two.do('bea', table, { do: 'say', text: `${i}` }),
    ),
  )
  expect(said.every(answer => answer.type === 'done')).toBe(true)
  const texts = (await two.store.tables.log(table, 0))
    .map(line => JSON.parse(line))
    .filter(line => line.kind === 'said')
  expect(new Set(texts.map(line => line.text)).size).toBe(20)
  expect(texts).toHaveLength(20)
})

test('a message sent again to another node is answered, not played again', async () => {
  const [one, two] = [await node(), await node()]
  const table = await one.play(['ana', 'bea'])
  const ana = { id: 'ana', name: 'ANA' }
  const send = (hall: Hall) =>
    hall.hub.command(table, ana, 'message00001', { do: 'say', text: 'once' }, Date.now())
  const answers = await Promise.all([send(one), send(two), send(two)])
  expect(answers.every(answer => answer.type === 'done')).toBe(true)
  const log = await one.store.tables.log(table, 0)
  expect(log.filter(line => line.includes('message00001'))).toHaveLength(1)
})

test('each decision of a bot is thought about on one node, and on none for people alone', async () => {
  const quick = quickBots(toyGames)
  const counted = (): Thinkers & { think: ReturnType<typeof vi.fn> } => ({
    ...quick,
    think: vi.fn(quick.think),
  })
  const [first, second, third] = [counted(), counted(), counted()]
  const halls = [
    await node({ role: 'web', bots: first }),
    await node({ role: 'bots', bots: second }),
    await node({ role: 'bots', bots: third }),
  ] as const
  const [web] = halls
  const table = await web.play(['ana'])
  const ana = await watch(web, 'ana', table)
  await playOn(table, [{ hall: web, person: 'ana', line: ana }])
  const acted = (await web.store.tables.log(table, 0)).filter(line => line.includes('"kind":"acted"'))
  const byBots = acted.filter(line => !line.includes('"by"'))
  expect(byBots.length).toBeGreaterThan(0)
  expect(first.think).not.toHaveBeenCalled()
  expect(second.think.mock.calls.length + third.think.mock.calls.length).toBe(byBots.length)
})

test('no node says no because it is behind', async () => {
  const one = await node()
  const deaf = await node({}, store => ({
    ...store,
    tables: { ...store.tables, onAppended: () => () => {} },
  }))
  const table = await one.create('ana')
  await watch(deaf, 'ana', table)
  await one.do('bea', table, { do: 'join' })
  expect(await deaf.do('ana', table, { do: 'start' })).toMatchObject({ type: 'done' })
})

test('news that were lost are made up for', async () => {
  const one = await node()
  const deaf = await node({}, store => ({
    ...store,
    tables: { ...store.tables, onAppended: () => () => {} },
  }))
  const table = await one.play(['ana', 'bea'])
  const bea = await watch(deaf, 'bea', table)
  await one.do('ana', table, { do: 'say', text: 'anybody there?' })
  await vi.waitFor(() => expect(bea.page.chat).toHaveLength(1), 10_000)
})

test('a page hears of its turn at a table that is in memory elsewhere only', async () => {
  const [one, two] = [await node(), await node()]
  const bea = two.enter('bea')
  const table = await one.create('bea')
  await one.do('ana', table, { do: 'join' })
  await one.do('bea', table, { do: 'start' })
  await bea.next('turns', each => each.waiting > 0)
})
