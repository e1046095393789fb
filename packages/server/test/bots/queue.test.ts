import type { Level } from '@ludoteca/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Job, openThinkers, type Thinker, TooBusy, Unwanted } from '../../src/bots/pool.ts'
import { FairQueue, type QueueSize } from '../../src/bots/queue.ts'

const SIZE: QueueSize = { perPerson: 100, inAll: 1_000 }
const drain = (queue: FairQueue<string>): string[] => {
  const order: string[] = []
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) order.push(next)
  return order
}

describe('the queue of bots', () => {
  test('lets people take turns, however much one of them has asked for', () => {
    const queue = new FairQueue<string>(SIZE)
    for (let n = 0; n < 40; n++) queue.push(`mallory${n}`, 'easy', { person: 'mallory', people: 1 })
    queue.push('ana', 'easy', { person: 'ana', people: 1 })
    queue.push('bea', 'easy', { person: 'bea', people: 1 })
    const order = drain(queue)
    expect(order.slice(0, 4)).toEqual(['mallory0', 'ana', 'bea', 'mallory1'])
    expect(order).toHaveLength(42)
  })

  test('lets those first who ask for little', () => {
    const queue = new FairQueue<string>(SIZE)
    for (const level of ['expert', 'hard', 'medium', 'easy'] as const)
      queue.push(level, level, { person: level, people: 1 })
    expect(drain(queue)).toEqual(['easy', 'medium', 'hard', 'expert'])
  })

  test('lets games of people before games of one, and those before games of bots alone', () => {
    const queue = new FairQueue<string>(SIZE)
    for (const people of [0, 1, 2]) queue.push(`${people}`, 'hard', { person: `host${people}`, people })
    expect(drain(queue)).toEqual(['2', '1', '0'])
  })

  test.each(['easy', 'hard', 'expert'] as const)(
    'lets nobody wait for ever, not even for %s bots alone',
    level => {
      const queue = new FairQueue<string>(SIZE)
      queue.push('alone', level, { person: 'patient', people: 0 })
      let others = 0
      for (; others < 1_000; others++) {
        for (const person of ['ana', 'bea', 'cai']) queue.push(person, 'easy', { person, people: 2 })
        const next = queue.shift()
        if (next === 'alone') break
      }
      expect(others).toBeLessThan(300)
    },
  )

  test('is of one size, for each person and for all', () => {
    const queue = new FairQueue<string>({ perPerson: 3, inAll: 5 })
    const push = (person: string) => queue.push('job', 'easy', { person, people: 1 })
    expect([push('ana'), push('ana'), push('ana'), push('ana')]).toEqual([true, true, true, false])
    expect([push('bea'), push('cai'), push('dan')]).toEqual([true, true, false])
    queue.shift()
    expect(push('ana')).toBe(true)
  })

  test('forgets what is not wanted any more', () => {
    const queue = new FairQueue<string>({ perPerson: 1, inAll: 5 })
    queue.push('job', 'easy', { person: 'ana', people: 1 })
    expect([queue.drop('job'), queue.drop('job'), queue.length]).toEqual([true, false, 0])
    expect(queue.push('next', 'easy', { person: 'ana', people: 1 })).toBe(true)
  })
})

/** Bots that think when the test lets them. */
function slowPool(threads: number, queueSize?: QueueSize) {
  const begun: string[] = []
  const working: (() => void)[] = []
  const pool = openThinkers(threads, {
    ...(queueSize && { queueSize }),
    make(done) {
      const thinker: Thinker = {
        table: '',
        work(job: Job) {
          begun.push(job.task.table)
          working.push(() => {
            job.resolve('pass')
            done(thinker)
          })
        },
        end: async () => {},
      }
      return thinker
    },
  })
  onTestFinished(() => pool.close())
  const ask = (table: string, level: Level, person: string, people = 1, unwanted = new AbortController()) =>
    pool.think('game', {}, 0, level, table, { person, people, unwanted: unwanted.signal })
  return { pool, begun, ask, finishOne: () => working.shift()?.() }
}

describe('threads that think', () => {
  test('an honest easy bot waits for nothing of who has forty tables of experts', async () => {
    const { begun, ask, finishOne } = slowPool(1, SIZE)
    for (let n = 0; n < 40; n++) void ask(`mallory${n}`, 'expert', 'mallory', 0).catch(() => {})
    const honest = ask('honest', 'easy', 'ana')
    expect(begun).toEqual(['mallory0', 'honest'])
    finishOne()
    finishOne()
    expect(await honest).toBe('pass')
    expect(begun).toEqual(['mallory0', 'honest', 'mallory1'])
  })

  test('and so do many of them, however many guests the tables are spread over', async () => {
    const { begun, ask, finishOne } = slowPool(2, SIZE)
    for (let n = 0; n < 90; n++) void ask(`bad${n}`, 'expert', `guest${n % 30}`, n % 3).catch(() => {})
    for (let n = 0; n < 10; n++) void ask(`honest${n}`, 'easy', `ana${n}`).catch(() => {})
    expect(begun[2]).toBe('honest0')
    for (let n = 0; n < 10; n++) finishOne()
    expect(begun.slice(2, 12)).toEqual(Array.from({ length: 10 }, (_, n) => `honest${n}`))
  })

  test('no more than one besides the others thinks for a moment, and none for long', () => {
    const { begun, ask } = slowPool(2, SIZE)
    for (const level of ['easy', 'expert', 'expert', 'medium'] as const)
      void ask(level, level, level).catch(() => {})
    expect(begun).toEqual(['easy', 'expert'])
  })

  test('what has no room is asked again later, what nobody wants is dropped', async () => {
    const { pool, begun, ask, finishOne } = slowPool(1, { perPerson: 2, inAll: 3 })
    const going = ask('a', 'easy', 'ana')
    const unwanted = new AbortController()
    const dropped = ask('b', 'easy', 'ana', 1, unwanted)
    const last = ask('c', 'easy', 'ana')
    await expect(ask('d', 'easy', 'ana')).rejects.toThrow(TooBusy)
    unwanted.abort()
    await expect(dropped).rejects.toThrow(Unwanted)
    expect(pool.waiting).toBe(1)
    finishOne()
    finishOne()
    expect(await Promise.all([going, last])).toEqual(['pass', 'pass'])
    expect(begun).toEqual(['a', 'c'])
  })
})
