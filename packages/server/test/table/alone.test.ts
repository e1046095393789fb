import type { AnyGame } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { seatFacts } from '../../src/table/facts.ts'
import { rematchEntry } from '../../src/table/rematch.ts'
import { turnOf } from '../../src/table/state.ts'
import { names, TableFixture } from './fixture.ts'

const GAME = (await findGame('lisboa')?.rules()) as AnyGame
const TERMS = { game: 'lisboa', seats: 2, order: 'shuffle' } as const
const options = (solo: string) => ({
  ...Object.fromEntries(GAME.options.map(spec => [spec.id, spec.values[0] ?? ''])),
  solo,
})

const alone = (): TableFixture => new TableFixture({ ...TERMS, options: options('printed') }, GAME)

describe('a table for one person against the rules', () => {
  test('starts without anybody else, and the person keeps the first seat', () => {
    for (let n = 0; n < 5; n++) {
      const fixture = alone()
      fixture.done('ana', { do: 'start' })
      expect(fixture.table.phase).toBe('playing')
      expect(fixture.table.seats.map(seat => seat.person)).toEqual(['ana', null])
      expect(turnOf(fixture.table)).toBe(0)
    }
  })

  test('nobody sits down where the rules play, and no bot', () => {
    const fixture = alone()
    expect(fixture.try('bea', { do: 'join' })).toBe('table-full')
    expect(fixture.try('bea', { do: 'join', seat: 1 })).toBe('seat-taken')
    expect(fixture.try('ana', { do: 'bot', seat: 1, level: 'easy' })).toBe('seat-taken')
  })

  test('everybody is told which seat it is', () => {
    expect(seatFacts(alone().table, names).map(seat => seat.rules)).toEqual([undefined, true])
    const usual = new TableFixture({ ...TERMS, options: options('off') }, GAME)
    expect(seatFacts(usual.table, names).map(seat => seat.rules)).toEqual([undefined, undefined])
    expect(usual.try('ana', { do: 'start' })).toBe('seats-empty')
  })

  test('another game leaves the person where they sat', () => {
    const fixture = alone()
    fixture.done('ana', { do: 'start' })
    const entry = rematchEntry(fixture.table, { at: 2, by: 'ana', seed: 's', code: 'ABC234' })
    expect(entry.seats).toEqual([{ person: 'ana' }, {}])
  })

  test('resigning gives the game to the rules', () => {
    const fixture = alone()
    fixture.done('ana', { do: 'start' })
    fixture.done('ana', { do: 'resign' })
    expect(fixture.table.result).toMatchObject({ how: 'resigned', ranks: [2, 1] })
  })
})
