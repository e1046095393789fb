import { hashState } from '@ludoteca/engine'
import type { Request } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { tableFacts } from '../../src/table/facts.ts'
import { House, names } from './house.ts'

const LIVE = { kind: 'live', bank: 600, increment: 10 } as const
const ask = (request: Request) => ({ do: 'ask', request }) as const
const rewind = (steps: number) => ask({ kind: 'rewind', steps })

describe('a request', () => {
  test('is carried out when everybody has agreed', () => {
    const house = House.playing()
    const opening = hashState(house.table.match?.state ?? {})
    house.act('toss')
    house.act('draw')
    house.done('ana', rewind(0))
    expect(tableFacts(house.table, 'table', names).request).toEqual({
      by: 0,
      request: { kind: 'rewind', steps: 0 },
      agreed: [0],
      waiting: [1, 2],
    })
    house.done('bea', { do: 'answer', yes: true })
    expect(house.steps).toBe(2)
    house.done('cai', { do: 'answer', yes: true })
    expect(house.steps).toBe(0)
    expect(house.table.made).toHaveLength(0)
    expect(hashState(house.table.match?.state ?? {})).toBe(opening)
    expect(house.table.request).toBeNull()
  })

  test('is closed by one no, or withdrawn', () => {
    const house = House.playing()
    house.done('ana', ask({ kind: 'abandon' }))
    house.done('bea', { do: 'answer', yes: true })
    house.done('cai', { do: 'answer', yes: false })
    expect(house.table.request).toBeNull()
    expect(house.table.phase).toBe('playing')
    house.done('ana', ask({ kind: 'abandon' }))
    house.done('ana', { do: 'answer', yes: false })
    expect(house.table.request).toBeNull()
  })

  test('is refused when it makes no sense', () => {
    const house = House.playing({ pace: LIVE })
    expect(house.try('ana', { do: 'answer', yes: true })).toBe('no-request')
    expect(house.try('ana', rewind(0))).toBe('rewind-ahead')
    expect(house.try('ana', ask({ kind: 'pace', pace: LIVE }))).toBe('same-pace')
    house.done('ana', ask({ kind: 'abandon' }))
    expect(house.try('bea', ask({ kind: 'abandon' }))).toBe('request-open')
    expect(house.try('ana', { do: 'answer', yes: true })).toBe('not-asked')
    house.done('bea', { do: 'answer', yes: true })
    expect(house.try('bea', { do: 'answer', yes: true })).toBe('not-asked')
  })

  test('ends the game without a rank', () => {
    const house = House.playing()
    house.done('ana', ask({ kind: 'abandon' }))
    house.done('bea', { do: 'answer', yes: true })
    house.done('cai', { do: 'answer', yes: true })
    expect(house.table.result).toMatchObject({ how: 'abandoned', ranks: [] })
  })

  test('changes the pace and gives everybody fresh time', () => {
    const house = House.playing({ seats: 2, pace: { kind: 'days', days: 1 } })
    house.done('ana', ask({ kind: 'pace', pace: LIVE }))
    house.now += 5_000
    house.done('bea', { do: 'answer', yes: true })
    expect(house.table.terms.pace).toEqual(LIVE)
    expect(house.table.clock).toMatchObject({ left: [600_000, 600_000], running: 0, since: 6_000 })
    expect(house.table.clock.due).toBe(606_000)
  })

  test('needs nobody’s word among bots', () => {
    const house = new House({ seats: 2 })
    house.done('ana', { do: 'bot', seat: 1, level: 'easy' })
    house.done('ana', { do: 'start' })
    house.tossAndTake()
    house.bot()
    house.done('ana', rewind(0))
    expect(house.steps).toBe(0)
  })

  test('to go back is void once the position is behind it', () => {
    const house = House.playing()
    house.act('toss')
    house.act('take')
    house.done('bea', rewind(1))
    house.done('ana', { do: 'undo', steps: 2, count: 2 })
    expect(house.table.request).toBeNull()
  })

  test('does not wait for somebody who resigns, and goes when its asker does', () => {
    const house = House.playing()
    house.act('toss')
    house.done('ana', rewind(0))
    house.done('bea', { do: 'answer', yes: true })
    house.done('cai', { do: 'resign' })
    expect(house.steps).toBe(0)
    house.done('ana', ask({ kind: 'abandon' }))
    house.done('ana', { do: 'resign' })
    expect(house.table.result?.how).toBe('resigned')
  })
})
