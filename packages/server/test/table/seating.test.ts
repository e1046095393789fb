import type { Command } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { peopleOf } from '../../src/table/state.ts'
import { TableFixture } from './fixture.ts'

describe('an open table', () => {
  test('has its maker in the first seat', () => {
    const { table } = new TableFixture()
    expect(peopleOf(table)).toEqual(['ana'])
    expect([table.phase, table.host, table.seats.length]).toEqual(['open', 'ana', 3])
  })

  test('takes whoever joins, where they like', () => {
    const fixture = new TableFixture()
    fixture.done('bea', { do: 'join', seat: 2 })
    fixture.done('cai', { do: 'join' })
    expect(fixture.table.seats.map(seat => seat.person)).toEqual(['ana', 'cai', 'bea'])
    expect(fixture.try('dua', { do: 'join' })).toBe('table-full')
  })

  test('refuses taken seats, missing seats and a second seat', () => {
    const fixture = new TableFixture()
    expect(fixture.try('bea', { do: 'join', seat: 0 })).toBe('seat-taken')
    expect(fixture.try('bea', { do: 'join', seat: 7 })).toBe('no-such-seat')
    expect(fixture.try('ana', { do: 'join' })).toBe('already-seated')
  })

  test('asks for its code when it is private', () => {
    const fixture = new TableFixture({ visibility: 'private' })
    expect(fixture.try('bea', { do: 'join' })).toBe('wrong-code')
    expect(fixture.try('bea', { do: 'join', code: 'ZZZZZZ' })).toBe('wrong-code')
    expect(fixture.try('bea', { do: 'join', code: 'ABC234' })).toBeNull()
  })

  test('passes to another when its host leaves', () => {
    const fixture = new TableFixture()
    fixture.done('bea', { do: 'join', seat: 2 })
    fixture.done('ana', { do: 'leave' })
    expect(fixture.table.host).toBe('bea')
    fixture.done('bea', { do: 'leave' })
    expect(peopleOf(fixture.table)).toEqual([])
  })

  test('is arranged by its host alone', () => {
    const fixture = new TableFixture()
    fixture.done('bea', { do: 'join' })
    for (const command of [
      { do: 'bot', seat: 2, level: 'easy' },
      { do: 'unseat', seat: 0 },
      { do: 'start' },
    ] as const) {
      expect(fixture.try('bea', command)).toBe('not-host')
    }
    expect(fixture.try('dua', { do: 'start' })).toBe('not-seated')
    expect(fixture.try('ana', { do: 'bot', seat: 1, level: 'easy' })).toBe('seat-taken')
    expect(fixture.try('ana', { do: 'unseat', seat: 2 })).toBe('seat-empty')
    expect(fixture.try('ana', { do: 'unseat', seat: 7 })).toBe('no-such-seat')
    expect(fixture.try('ana', { do: 'bot', seat: 7, level: 'easy' })).toBe('no-such-seat')
    fixture.done('ana', { do: 'unseat', seat: 1 })
    expect(peopleOf(fixture.table)).toEqual(['ana'])
  })

  test('gives seats to bots and takes them back', () => {
    const fixture = new TableFixture()
    fixture.done('ana', { do: 'bot', seat: 1, level: 'hard' })
    expect(fixture.try('bea', { do: 'join', seat: 1 })).toBe('seat-taken')
    fixture.done('ana', { do: 'bot', seat: 1, level: null })
    expect(fixture.try('bea', { do: 'join', seat: 1 })).toBeNull()
  })
})

describe('the start', () => {
  test('needs every seat filled', () => {
    const fixture = new TableFixture()
    expect(fixture.try('ana', { do: 'start' })).toBe('seats-empty')
    fixture.done('bea', { do: 'join' })
    fixture.done('ana', { do: 'bot', seat: 2, level: 'random' })
    fixture.done('ana', { do: 'start' })
    expect(fixture.table.phase).toBe('playing')
  })

  test('draws the seats when the terms say so, and writes down how', () => {
    const fixture = TableFixture.playing({ order: 'shuffle' })
    const line = fixture.log.at(-1)
    expect(line).toMatchObject({ kind: 'started' })
    if (line?.kind !== 'started') return
    expect(line.order.toSorted()).toEqual([0, 1, 2])
    expect(fixture.table.seats.map(seat => seat.person)).toEqual(
      line.order.map(old => ['ana', 'bea', 'cai'][old]),
    )
  })

  test('closes the seats', () => {
    const fixture = TableFixture.playing()
    expect(fixture.try('dua', { do: 'join' })).toBe('already-started')
    expect(fixture.try('ana', { do: 'leave' })).toBe('leave-by-resigning')
    expect(fixture.try('ana', { do: 'start' })).toBe('already-started')
    expect(fixture.try('ana', { do: 'unseat', seat: 1 })).toBe('already-started')
  })

  test('nothing of the game can be done before it', () => {
    const fixture = new TableFixture()
    const commands: Command[] = [
      { do: 'act', steps: 0, lines: ['draw'] },
      { do: 'undo', steps: 0, count: 1 },
      { do: 'ask', request: { kind: 'abandon' } },
      { do: 'answer', yes: true },
      { do: 'resign' },
      { do: 'guard' },
      { do: 'return' },
    ]
    for (const command of commands) expect(fixture.try('ana', command)).toBe('not-started')
    expect(fixture.try('ana', { do: 'rematch' })).toBe('not-over')
  })
})
