import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Notice, PersonSettings } from '@ludoteca/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Hub, Notices } from '../../src/live/hub.ts'
import { type Notifier, openNotifier } from '../../src/notify/notifier.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { tableRow } from '../http/rows.ts'
import { personRow } from '../store/rows.ts'

const NOON = Date.UTC(2026, 0, 10, 12)
const HOUR = 60 * 60 * 1000

type Ears = { [K in keyof Notices]?: (notice: Notices[K]) => void }

let folder: string
let store: Store
let notifier: Notifier
let ears: Ears
let now: number
let onTurn: string
const present = new Set<string>()
const pushed: string[] = []
const called: { url: string; notice: Notice }[] = []
const errors: string[] = []
let pushAnswer: 'sent' | 'gone' | 'failed'
let hookAnswer: 'webhook-timeout' | null

const listen: Hub['on'] = (event, listener) => {
  ears[event] = listener as never
  return () => delete ears[event]
}

const open = (): Notifier =>
  openNotifier({
    store,
    hub: { on: listen, present: (_, person) => present.has(person), turnAt: () => onTurn },
    clock: () => now,
    origin: 'https://room.example',
    push: async (to, notice) => {
      pushed.push(`${to.endpoint} ${notice.event}`)
      return pushAnswer
    },
    webhook: async (url, notice) => {
      called.push({ url, notice })
      return hookAnswer
    },
    log: { info: () => {}, warn: () => {}, error: (facts, text) => errors.push(`${text} ${facts}`) },
  })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'))
  store = await openStore(`sqlite:${join(folder, 'ludoteca.db')}`)
  ears = {}
  now = NOON
  onTurn = 'ana'
  pushAnswer = 'sent'
  hookAnswer = null
  for (const list of [pushed, called, errors]) list.length = 0
  present.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  notifier = open()
  await store.tables.append(
    't',
    0,
    ['{}'],
    tableRow({ id: 't', people: ['ana', 'bo'], phase: 'playing', turn: 'ana' }),
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await notifier.close()
  await store.close()
  rmSync(folder, { recursive: true })
  expect(errors).toEqual([])
})

async function person(id: string, settings: Partial<PersonSettings> = {}): Promise<void> {
  await store.people.add(personRow(id, { settings: { away: null, quiet: null, webhook: null, ...settings } }))
  await store.people.keepPush({ endpoint: `https://push.example/${id}`, person: id, p256dh: 'k', auth: 'a' })
}
const turn = (who: string) => ears.turn?.({ table: 't', game: 'lisboa', person: who, seq: 3, due: null })
/** All that is not kept back has been sent. */
const settled = () => notifier.settled()
/** What was held back has been looked for and sent. */
async function release(): Promise<void> {
  vi.advanceTimersByTime(15_000)
  await store.people.takeHeld(0, 1)
  await settled()
}

describe('somebody whose turn it is', () => {
  test('is told on every device and at their own address', async () => {
    await person('ana', { webhook: 'https://hooks.example/ana' })
    turn('ana')
    await settled()
    expect(pushed).toEqual(['https://push.example/ana turn'])
    expect(called).toEqual([
      {
        url: 'https://hooks.example/ana',
        notice: { event: 'turn', table: 't', game: 'lisboa', url: 'https://room.example/t/t' },
      },
    ])
  })

  test('is left alone while looking at the table, or when the turn has passed', async () => {
    await person('ana')
    await person('bo')
    present.add('ana')
    turn('ana')
    turn('bo')
    await settled()
    expect(pushed).toEqual([])
  })

  test('is left alone in quiet hours and told after them, once, if it still is their turn', async () => {
    await person('ana', { quiet: { from: 11 * 60, to: 13 * 60, zone: 'UTC' } })
    turn('ana')
    await settled()
    turn('ana')
    await settled()
    now += HOUR - 1
    await release()
    expect(pushed).toEqual([])
    now += 1
    await release()
    await release()
    expect(pushed).toEqual(['https://push.example/ana turn'])
  })

  test('is told after quiet hours by the server that is open then', async () => {
    await person('ana', { quiet: { from: 11 * 60, to: 13 * 60, zone: 'UTC' } })
    turn('ana')
    await settled()
    await notifier.close()
    notifier = open()
    now += HOUR
    await release()
    expect(pushed).toEqual(['https://push.example/ana turn'])
  })
})

test('where several nodes are open nobody is called to a turn that passes at once', async () => {
  await person('ana')
  const asked = vi.spyOn(store.people, 'byId')
  store = { ...store, shared: true }
  await notifier.close()
  notifier = open()
  turn('ana')
  onTurn = 'bo'
  await notifier.close()
  expect(asked).not.toHaveBeenCalled()
})

test('everybody not looking is told that a game has begun, and that it is over', async () => {
  for (const id of ['ana', 'bo', 'cy']) await person(id)
  present.add('bo')
  ears.started?.({ table: 't', game: 'lisboa', people: ['ana', 'bo', 'cy'] })
  await settled()
  const { terms } = tableRow({ id: 't', people: ['ana', null] })
  ears.over?.({
    table: 't',
    terms,
    ended: 9,
    people: ['ana', null, 'bo', 'cy'],
    result: { how: 'played', ranks: [], totals: [] },
  })
  await settled()
  // Ana begins, and hears of her turn instead.
  expect(pushed.sort()).toEqual([
    'https://push.example/ana over',
    'https://push.example/cy over',
    'https://push.example/cy started',
  ])
})

test('a browser that has gone is forgotten', async () => {
  await person('ana')
  pushAnswer = 'gone'
  turn('ana')
  await settled()
  expect(await store.people.pushes('ana')).toEqual([])
})

test('a failed call is kept for the person to see, until one gets through', async () => {
  await person('ana', { webhook: 'https://hooks.example/ana' })
  hookAnswer = 'webhook-timeout'
  turn('ana')
  await settled()
  expect((await store.people.byId('ana'))?.webhookFailure).toEqual({ at: NOON, why: 'webhook-timeout' })
  hookAnswer = null
  turn('ana')
  await settled()
  expect((await store.people.byId('ana'))?.webhookFailure).toBeNull()
})
