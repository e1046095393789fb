import { describe, expect, test } from 'vitest'
import { Heartbeat } from '../../src/live/heartbeat.ts'

describe('the heartbeat', () => {
  const open = () => {
    const time = { now: 0 }
    return { time, heart: new Heartbeat(() => time.now) }
  }

  test('measures the way by the answers to its own questions', () => {
    const { time, heart } = open()
    const question = heart.ask()
    time.now += 80
    heart.answer(question)
    expect(heart.roundTrip).toBe(80)
  })

  test.each([
    ['nobody asked for', () => Buffer.alloc(8)],
    ['without a word', () => Buffer.alloc(0)],
    ['of another length', (question: Buffer) => Buffer.concat([question, question])],
  ])('takes no answer %s, neither as a way nor as a sign of life', (_, forge) => {
    const { time, heart } = open()
    const question = heart.ask()
    time.now += 60_000
    heart.answer(forge(question))
    expect(heart.roundTrip).toBe(0)
    heart.ask()
    expect(heart.dead).toBe(true)
  })

  test('takes an answer once', () => {
    const { time, heart } = open()
    const question = heart.ask()
    time.now += 50
    heart.answer(question)
    time.now += 60_000
    heart.answer(question)
    expect(heart.roundTrip).toBe(50)
  })

  test('asks something else each time', () => {
    const { heart } = open()
    expect(heart.ask().equals(heart.ask())).toBe(false)
  })

  test('is not fooled by answers that were kept back now and then', () => {
    const { time, heart } = open()
    for (const way of [40, 9_000, 60, 20_000]) {
      const question = heart.ask()
      time.now += way
      heart.answer(question)
    }
    expect(heart.roundTrip).toBe(40)
  })
})
