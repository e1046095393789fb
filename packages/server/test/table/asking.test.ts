import { hashState } from '@ludoteca/engine'
import type { Request } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { tableFacts } from '../../src/table/facts.ts'
import { names, TableFixture } from './fixture.ts'

const LIVE = { kind: 'live', bank: 600, increment: 10 } as const
const ask = (request: Request) => ({ do: 'ask', request }) as const
const rewind = (steps: number) => ask({ kind: 'rewind', steps })

describe('a request', () => {
  test('is carried out when everybody has agreed', () => {
    const fixture = TableFixture.playing()
    const opening = hashState(fixture.table.match?.state ?? {})
    fixture.act('toss')
    fixture.act('draw')
    fixture.done('ana', rewind(0))
    expect(tableFacts(fixture.table, 'table', names).request).toEqual({
      by: 0,
      request: { kind: 'rewind', steps: 0 },
      agreed: [0],
      waiting: [1, 2],
    })
    fixture.done('bea', { do: 'answer', yes: true })
    expect(fixture.steps).toBe(2)
    fixture.done('cai', { do: 'answer', yes: true })
    expect(fixture.steps).toBe(0)
    expect(fixture.table.made).toHaveLength(0)
    expect(hashState(fixture.table.match?.state ?? {})).toBe(opening)
    expect(fixture.table.request).toBeNull()
  })

  test('is closed by one no, or withdrawn', () => {
    const fixture = TableFixture.playing()
    fixture.done('ana', ask({ kind: 'abandon' }))
    fixture.done('bea', { do: 'answer', yes: true })
    fixture.done('cai', { do: 'answer', yes: false })
    expect(fixture.table.request).toBeNull()
    expect(fixture.table.phase).toBe('playing')
    fixture.done('ana', ask({ kind: 'abandon' }))
    fixture.done('ana', { do: 'answer', yes: false })
    expect(fixture.table.request).toBeNull()
  })

  test('is refused when it makes no sense', () => {
    const fixture = TableFixture.playing({ pace: LIVE })
    expect(fixture.try('ana', { do: 'answer', yes: true })).toBe('no-request')
    expect(fixture.try('ana', rewind(0))).toBe('rewind-ahead')
    expect(fixture.try('ana', ask({ kind: 'pace', pace: LIVE }))).toBe('same-pace')
    fixture.done('ana', ask({ kind: 'abandon' }))
    expect(fixture.try('bea', ask({ kind: 'abandon' }))).toBe('request-open')
    expect(fixture.try('ana', { do: 'answer', yes: true })).toBe('not-asked')
    fixture.done('bea', { do: 'answer', yes: true })
    expect(fixture.try('bea', { do: 'answer', yes: true })).toBe('not-asked')
  })

  test('ends the game without a rank', () => {
    const fixture = TableFixture.playing()
    fixture.done('ana', ask({ kind: 'abandon' }))
    fixture.done('bea', { do: 'answer', yes: true })
    fixture.done('cai', { do: 'answer', yes: true })
    expect(fixture.table.result).toMatchObject({ how: 'abandoned', ranks: [] })
  })

  test('changes the pace and gives everybody fresh time', () => {
    const fixture = TableFixture.playing({ seats: 2, pace: { kind: 'days', days: 1 } })
    fixture.done('ana', ask({ kind: 'pace', pace: LIVE }))
    fixture.now += 5_000
    fixture.done('bea', { do: 'answer', yes: true })
    expect(fixture.table.terms.pace).toEqual(LIVE)
    expect(fixture.table.clock).toMatchObject({ left: [600_000, 600_000], running: 0, since: 6_000 })
    expect(fixture.table.clock.due).toBe(606_000)
  })

  test('needs nobody’s word among bots', () => {
    const fixture = new TableFixture({ seats: 2 })
    fixture.done('ana', { do: 'bot', seat: 1, level: 'easy' })
    fixture.done('ana', { do: 'start' })
    fixture.tossAndTake()
    fixture.bot()
    fixture.done('ana', rewind(0))
    expect(fixture.steps).toBe(0)
  })

  test('to go back is void once the position is behind it', () => {
    const fixture = TableFixture.playing()
    fixture.act('toss')
    fixture.act('take')
    fixture.done('bea', rewind(1))
    fixture.done('ana', { do: 'undo', steps: 2, count: 2 })
    expect(fixture.table.request).toBeNull()
  })

  test('does not wait for somebody who resigns, and goes when its asker does', () => {
    const fixture = TableFixture.playing()
    fixture.act('toss')
    fixture.done('ana', rewind(0))
    fixture.done('bea', { do: 'answer', yes: true })
    fixture.done('cai', { do: 'resign' })
    expect(fixture.steps).toBe(0)
    fixture.done('ana', ask({ kind: 'abandon' }))
    fixture.done('ana', { do: 'resign' })
    expect(fixture.table.result?.how).toBe('resigned')
  })
})
