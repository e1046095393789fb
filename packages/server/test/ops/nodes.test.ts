import type { NodeFacts } from '@ludoteca/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { joinNodes } from '../../src/ops/nodes.ts'
import type { Store } from '../../src/store/store.ts'

const LOG = { info: () => {}, warn: vi.fn(), error: () => {} }

const node = (id: string, seen: number): NodeFacts => ({
  id,
  name: id,
  role: 'all',
  version: '1.0.0',
  started: 0,
  seen,
  memory: 1,
  heap: 1,
  lines: 0,
  tables: 0,
  botsWaiting: 0,
})

/** The part of a shared store that nodes use. */
function sharedServer() {
  const kept = new Map<string, string>()
  const settings = {
    set: async (key: string, value: string | null) =>
      void (value === null ? kept.delete(key) : kept.set(key, value)),
    under: async (prefix: string) => new Map([...kept].filter(([key]) => key.startsWith(prefix))),
  }
  return { kept, store: { shared: true, settings } as unknown as Store }
}

test('nodes of one server know of each other until they leave or fall silent', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { kept, store } = sharedServer()
  kept.set('node long-gone', JSON.stringify(node('long-gone', 0)))
  kept.set('node newer', JSON.stringify({ other: 'shape' }))
  const join = (id: string) => joinNodes(store, () => node(id, Date.now()), Date.now, LOG)
  const [first, second] = [await join('a'), await join('b')]
  const names = async () => (await first.all()).map(each => each.id)
  expect(await names()).toEqual(['a', 'b'])
  expect(kept.has('node long-gone')).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await names()).toEqual(['a', 'b'])
  await second.leave()
  expect(await names()).toEqual(['a'])

  kept.set('node c', JSON.stringify(node('c', Date.now())))
  expect(await names()).toEqual(['a', 'c'])
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await names()).toEqual(['a'])
  await first.leave()
  expect(LOG.warn).not.toHaveBeenCalled()
})
