import { expect, test } from 'vitest'
import { Pulse } from '../../src/ops/pulse.ts'

function newPulse() {
  const time = { now: 0 }
  return { time, pulse: new Pulse(() => time.now) }
}

test('tells how long most of a stage took, and what took longest', () => {
  const { pulse } = newPulse()
  for (let i = 1; i <= 100; i++) pulse.took('move', i, { table: `table${i}` })
  pulse.took('request', 0.4, { what: 'GET /api/lobby' })
  const [move, request, ...more] = pulse.stages()
  expect(more).toEqual([])
  expect(move).toMatchObject({ stage: 'move', count: 100 })
  for (const [given, meant] of [
    [move?.p50, 50],
    [move?.p95, 95],
    [move?.p99, 99],
    [request?.p50, 0.4],
  ] as const) {
    expect(Math.abs((given ?? 0) - meant) / meant).toBeLessThan(0.02)
  }
  expect(move?.slowest.map(spot => spot.table)).toEqual(['table100', 'table99', 'table98'])
  expect(request?.slowest).toEqual([{ at: 0, took: 0.4, table: null, what: 'GET /api/lobby' }])
})

test('what is longer ago than ten minutes is forgotten', () => {
  const { time, pulse } = newPulse()
  pulse.took('commit', 900)
  time.now = 9 * 60_000
  pulse.took('commit', 2)
  expect(pulse.stages()).toMatchObject([{ count: 2, slowest: [{ took: 900 }, { took: 2, at: time.now }] }])
  time.now = 10 * 60_000
  expect(pulse.stages()).toMatchObject([{ count: 1, slowest: [{ took: 2 }] }])
  time.now = 60 * 60_000
  expect(pulse.stages()).toEqual([])
})

test('times beyond all measure are counted too', () => {
  const { pulse } = newPulse()
  pulse.took('loop', 0)
  pulse.took('loop', 1e12)
  expect(pulse.stages()).toMatchObject([{ stage: 'loop', count: 2 }])
})
