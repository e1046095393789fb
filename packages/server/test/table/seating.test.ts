import type { Command } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { peopleOf } from '../../src/table/state.ts'
import { House } from './house.ts'

describe('an open table', () => {
  test('has its maker in the first seat', () => {
    const { table } = new House()
    expect(peopleOf(table)).toEqual(['ana'])
    expect([table.phase, table.host, table.seats.length]).toEqual(['open', 'ana', 3])
  })

  test('takes whoever joins, where they like', () => {
    const house = new House()
    house.done('bea', { do: 'join', seat: 2 })
    house.done('cai', { do: 'join' })
    expect(house.table.seats.map(seat => seat.person)).toEqual(['ana', 'cai', 'bea'])
    expect(house.try('dua', { do: 'join' })).toBe('table-full')
  })

  test('refuses taken seats, missing seats and a second seat', () => {
    const house = new House()
    expect(house.try('bea', { do: 'join', seat: 0 })).toBe('seat-taken')
    expect(house.try('bea', { do: 'join', seat: 7 })).toBe('no-such-seat')
    expect(house.try('ana', { do: 'join' })).toBe('already-seated')
  })

  test('asks for its code when it is private', () => {
    const house = new House({ visibility: 'private' })
    expect(house.try('bea', { do: 'join' })).toBe('wrong-code')
    expect(house.try('bea', { do: 'join', code: 'ZZZZZZ' })).toBe('wrong-code')
    expect(house.try('bea', { do: 'join', code: 'ABC234' })).toBeNull()
  })

  test('passes to another when its host leaves', () => {
    const house = new House()
    house.done('bea', { do: 'join', seat: 2 })
    house.done('ana', { do: 'leave' })
    expect(house.table.host).toBe('bea')
    house.done('bea', { do: 'leave' })
    expect(peopleOf(house.table)).toEqual([])
  })

  test('is arranged by its host alone', () => {
    const house = new House()
    house.done('bea', { do: 'join' })
    for (const command of [
      { do: 'bot', seat: 2, level: 'easy' },
      { do: 'unseat', seat: 0 },
      { do: 'start' },
    ] as const) {
      expect(house.try('bea', command)).toBe('not-host')
    }
    expect(house.try('dua', { do: 'start' })).toBe('not-seated')
    expect(house.try('ana', { do: 'bot', seat: 1, level: 'easy' })).toBe('seat-taken')
    expect(house.try('ana', { do: 'unseat', seat: 2 })).toBe('seat-empty')
    expect(house.try('ana', { do: 'unseat', seat: 7 })).toBe('no-such-seat')
    expect(house.try('ana', { do: 'bot', seat: 7, level: 'easy' })).toBe('no-such-seat')
    house.done('ana', { do: 'unseat', seat: 1 })
    expect(peopleOf(house.table)).toEqual(['ana'])
  })

  test('gives seats to bots and takes them back', () => {
    const house = new House()
    house.done('ana', { do: 'bot', seat: 1, level: 'hard' })
    expect(house.try('bea', { do: 'join', seat: 1 })).toBe('seat-taken')
    house.done('ana', { do: 'bot', seat: 1, level: null })
    expect(house.try('bea', { do: 'join', seat: 1 })).toBeNull()
  })
})

describe('the start', () => {
  test('needs every seat filled', () => {
    const house = new House()
    expect(house.try('ana', { do: 'start' })).toBe('seats-empty')
    house.done('bea', { do: 'join' })
    house.done('ana', { do: 'bot', seat: 2, level: 'random' })
    house.done('ana', { do: 'start' })
    expect(house.table.phase).toBe('playing')
  })

  test('draws the seats when the terms say so, and writes down how', () => {
    const house = House.playing({ order: 'shuffle' })
    const line = house.log.at(-1)
    expect(line).toMatchObject({ kind: 'started' })
    if (line?.kind !== 'started') return
    expect(line.order.toSorted()).toEqual([0, 1, 2])
    expect(house.table.seats.map(seat => seat.person)).toEqual(
      line.order.map(old => ['ana', 'bea', 'cai'][old]),
    )
  })

  test('closes the seats', () => {
    const house = House.playing()
    expect(house.try('dua', { do: 'join' })).toBe('already-started')
    expect(house.try('ana', { do: 'leave' })).toBe('leave-by-resigning')
    expect(house.try('ana', { do: 'start' })).toBe('already-started')
    expect(house.try('ana', { do: 'unseat', seat: 1 })).toBe('already-started')
  })

  test('nothing of the game can be done before it', () => {
    const house = new House()
    const commands: Command[] = [
      { do: 'act', steps: 0, lines: ['draw'] },
      { do: 'undo', steps: 0, count: 1 },
      { do: 'ask', request: { kind: 'abandon' } },
      { do: 'answer', yes: true },
      { do: 'resign' },
      { do: 'guard' },
      { do: 'return' },
    ]
    for (const command of commands) expect(house.try('ana', command)).toBe('not-started')
    expect(house.try('ana', { do: 'rematch' })).toBe('not-over')
  })
})
