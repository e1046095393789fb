import { createECDH, randomBytes } from 'node:crypto'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import type { Notice } from '@ludoteca/protocol'
import { describe, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { Lanes } from '../../src/notify/lanes.ts'
import { Outbox } from '../../src/notify/outbox.ts'
import { postman } from '../../src/notify/post.ts'
import { pushSender } from '../../src/notify/push.ts'
import { webhookCaller } from '../../src/notify/webhook.ts'
import { CRUEL, openCruel } from './servers.ts'

const DEADLINE = 400
/** Far more than a deadline, far less than for ever. */
const SOON = 5_000
const MOST_MB = 32
const NOTICE: Notice = { event: 'turn', table: 't1', game: 'lisboa', url: 'https://room.example/t/t1' }

const browser = createECDH('prime256v1')
browser.generateKeys()
const subscription = {
  endpoint: 'https://push.example/to/ana',
  person: 'ana',
  p256dh: browser.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

/** Calls by push or by webhook; true when the server's answer began with 200. */
const callers = {
  async push(port: number): Promise<boolean> {
    class ShortCut extends Agent {
      override createConnection = () => connect(port, '127.0.0.1')
    }
    const send = pushSender(
      webPush.generateVAPIDKeys(),
      'https://a.example',
      new ShortCut(),
      postman(DEADLINE),
    )
    return (await send(subscription, NOTICE)) === 'sent'
  },
  async webhook(port: number): Promise<boolean> {
    const call = webhookCaller({ allowPrivate: true, post: postman(DEADLINE) }, 10)
    return (await call(`http://127.0.0.1:${port}/`, NOTICE)) === null
  },
}

describe.each(Object.keys(callers) as (keyof typeof callers)[])('a %s', by => {
  test.each(Object.entries(CRUEL))('to a server that %s is over soon', async (what, behave) => {
    const server = await openCruel(behave)
    const since = performance.now()
    expect(await callers[by](server.port)).toBe(/its answer$/.test(what))
    expect(performance.now() - since).toBeLessThan(SOON)
    await vi.waitFor(() => expect(server.open.size).toBe(0))
    // What the network holds on its way is little; a caller that reads on takes hundreds of megabytes.
    expect(server.poured / 2 ** 20).toBeLessThan(MOST_MB)
  })
})

test('however many letters there are, few calls are under way, and the rest is not sent for ever', async () => {
  const server = await openCruel(CRUEL['says nothing'])
  const post = postman(DEADLINE, { each: 2, all: 4, queue: 3, queues: 10 })
  const letter = (host: string) => ({
    url: `http://${host}:${server.port}/`,
    headers: {},
    body: '{}',
    way: { agent: false as const },
  })
  const many = Array.from({ length: 50 }, () => post(letter('127.0.0.1')))
  const other = post(letter('127.0.0.2'))
  const outcomes = await Promise.all(many)
  expect(outcomes.filter(each => each === 'late')).toHaveLength(5)
  expect(outcomes.filter(each => each === 'busy')).toHaveLength(45)
  // A place that is slow keeps nobody from another one.
  expect(await other).not.toBe('busy')
  expect(server.most).toBeLessThanOrEqual(4)
})

test('places take turns', async () => {
  const lanes = new Lanes({ each: 1, all: 1, queue: 10, queues: 10 })
  const order: string[] = []
  const call = (place: string) =>
    lanes.run(place, async () => {
      order.push(place)
      await new Promise(setImmediate)
    })
  await Promise.all([call('a'), call('a'), call('a'), call('b'), call('b')])
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a'])
})

test('a call that fails makes server for the next', async () => {
  const lanes = new Lanes({ each: 1, all: 1, queue: 1, queues: 1 })
  const broken = lanes.run('a', () => Promise.reject(new Error('broken')))
  const next = lanes.run('a', async () => 'next')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

test('of one table only the latest notice waits, and of one person only so many', async () => {
  const outbox = new Outbox()
  const sent: string[] = []
  let go = () => {}
  const first = outbox.put('ana', 't0', async () => {
    await new Promise<void>(resolve => {
      go = resolve
    })
    sent.push('first')
  })
  for (let n = 0; n < 3; n++) await outbox.put('ana', 't0', async () => void sent.push(`t0 ${n}`))
  for (let n = 1; n < 200; n++) await outbox.put('ana', `t${n}`, async () => void sent.push(`t${n}`))
  await outbox.put('bo', 't0', async () => void sent.push('bo'))
  expect(sent).toEqual(['bo'])
  go()
  await first
  expect(sent.slice(0, 4)).toEqual(['bo', 'first', 't0 2', 't1'])
  expect(sent).toHaveLength(2 + 50)
})
