import { expect, test, vi } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { choice, newStore, openHall, quickBots, toyGames } from './hall.ts'

/* One failure of the store, then all is well: everything goes on by itself within a second. */

/** Far less than the 30 s after which work that was begun is handed out again, however busy the machine is. */
const SOON = { interval: 20 }

type Part = 'tables' | 'people' | 'settings'

/** The same store; whenever `fails` names a call, that call fails. */
function failing(store: Store, fails: (call: string) => boolean): Store {
  const part = (name: Part) =>
    new Proxy(store[name], {
      get(target, key, receiver) {
        const call = Reflect.get(target, key, receiver)
        if (typeof call !== 'function' || key === 'onAppended') return call
        return (...args: unknown[]) =>
          fails(String(key)) ? Promise.reject(new Error(`${String(key)} fails`)) : call(...args)
      },
    })
  return {
    ...store,
    tables: part('tables') as Store['tables'],
    people: part('people') as Store['people'],
    settings: part('settings') as Store['settings'],
  }
}

/** Each call named to `next` fails, once for each time it is named. */
function once() {
  const left: string[] = []
  return {
    left,
    next: (...calls: string[]): void => void left.push(...calls),
    fails(call: string): boolean {
      const at = left.indexOf(call)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    },
  }
}

for (const calls of [['append'], ['append', 'log'], ['append', 'log', 'log'], ['lease'], ['release']]) {
  test(`a bot moves although ${calls} failed for it`, async () => {
    const fault = once()
    const inTime = calls[0] === 'append'
    let thought = 0
    const kept = await newStore()
    const quick = quickBots(toyGames)
    const hall = await openHall({
      store: { ...failing(kept, fault.fails), shared: true },
      bots: {
        ...quick,
        think(...args) {
          if (inTime && thought++ === 0) fault.next(...calls)
          return quick.think(...args)
        },
      },
    })
    const table = await hall.play(['ana'])
    const line = hall.enter('ana')
    line.say({ type: 'watch', table })
    await line.next('update')
    if (!inTime) fault.next(...calls)
    const byBots = () => line.page.steps.filter(step => (step as { seat: number }).seat === 1).length
    for (let moves = 0; byBots() === 0 && moves < 20; moves++) {
      const act = choice(line.page)
      const mine = act.do === 'act' && act.lines.length > 0
      if (mine) await hall.do('ana', table, act)
      else await vi.waitFor(() => expect(byBots()).toBeGreaterThan(0), SOON)
    }
    expect(byBots()).toBeGreaterThan(0)
    await vi.waitFor(() => expect(fault.left).toEqual([]), SOON)
  })
}

test('a clock is called out although the line could not be kept at first', async () => {
  let skew = 0
  const fault = once()
  const kept = await newStore()
  const hall = await openHall({ store: failing(kept, fault.fails), clock: () => Date.now() + skew })
  const table = await hall.play(['ana', 'bea'], { pace: { kind: 'live', bank: 60, increment: 0 } })
  fault.next('append')
  skew = 61_000
  const kinds = async () => (await kept.tables.log(table, 0)).map(line => JSON.parse(line).kind)
  // The store hands out what is due once a second.
  await vi.waitFor(async () => expect(await kinds()).toContain('timeout'), SOON)
  expect(fault.left).toEqual([])
})

test('whoever wants to look while the table cannot be read sees it as soon as it can', async () => {
  const fault = once()
  const kept = await newStore()
  const before = await openHall({ store: kept })
  const table = await before.play(['ana', 'bea'])
  await before.hub.stop()
  const hall = await openHall({ store: failing(kept, fault.fails) })
  fault.next('snapshot', 'snapshot')
  const line = hall.enter('ana')
  line.say({ type: 'watch', table })
  await vi.waitFor(() => expect(line.page.seq).toBe(3), SOON)
  expect(line.all('no-table')).toEqual([])
  expect(await hall.do('ana', table, choice(line.page))).toMatchObject({ type: 'done' })
  expect(line.page.seq).toBe(4)
})

test('a table that could not be read is not taken for one that is not there', async () => {
  const fault = once()
  const hall = await openHall({ store: failing(await newStore(), fault.fails) })
  const table = await hall.create('ana')
  fault.next('snapshot')
  expect(await hall.do('ana', table, { do: 'say', text: 'one' })).toMatchObject({
    refusal: { rule: 'not-saved' },
  })
  expect(await hall.do('ana', table, { do: 'say', text: 'two' })).toMatchObject({ type: 'done' })
  fault.next('append')
  expect(await hall.do('ana', table, { do: 'say', text: 'three' })).toMatchObject({
    refusal: { rule: 'not-saved' },
  })
  expect(await hall.do('ana', table, { do: 'say', text: 'four' })).toMatchObject({ type: 'done' })
})

test('a server whose store does not answer when it opens is open as soon as it does', async () => {
  const fault = once()
  fault.next('get')
  const hall = await openHall({ store: failing(await newStore(), fault.fails) })
  const table = await hall.create('ana')
  expect(await hall.do('ana', table, { do: 'say', text: 'hello' })).toMatchObject({ type: 'done' })
})
