import type { AnyGame } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { describe, expect, test } from 'vitest'
import { aloneLevels, aloneResults, firstOfDay, today } from '../src/newgame/alone.ts'
import { shownOptions } from '../src/newgame/draft.ts'
import { rulesPlayer } from '../src/store/players.ts'
import type { GameResult } from '../src/store/result.ts'
import { statisticsOf } from '../src/store/statistics.ts'

const lisboa = (await findGame('lisboa')?.rules()) as AnyGame
const puertoRico = (await findGame('puerto-rico')?.rules()) as AnyGame

const result = (id: string, own: number, other: number, more: Partial<GameResult> = {}): GameResult => ({
  id,
  game: 'lisboa',
  when: 1,
  players: [{ kind: 'human' }, { kind: 'rules', level: 'printed' }],
  names: ['Ana', 'Lacerda'],
  totals: [own, other],
  ranks: own > other ? [1, 2] : [2, 1],
  practice: false,
  ...more,
})

describe('alone against the rules', () => {
  test('games say which levels there are', () => {
    expect(aloneLevels(lisboa)).toEqual(['gentle', 'printed', 'stern'])
    expect(aloneLevels(puertoRico)).toEqual([])
  })

  test('the rules play their seat only where they are chosen', () => {
    expect(rulesPlayer(lisboa, { solo: 'stern' }, 1)).toEqual({ kind: 'rules', level: 'stern' })
    expect(rulesPlayer(lisboa, { solo: 'stern' }, 0)).toBeNull()
    expect(rulesPlayer(lisboa, { solo: 'off' }, 1)).toBeNull()
    expect(rulesPlayer(puertoRico, {}, 1)).toBeNull()
  })

  test('the form for several players does not offer it', () => {
    expect(shownOptions(lisboa, 2, {}).map(spec => spec.id)).not.toContain('solo')
  })

  test('the day is that of UTC', () => {
    expect(today(new Date('2026-03-01T23:59:00Z'))).toBe('2026-03-01')
    expect(today(new Date('2026-03-01T23:59:00-05:00'))).toBe('2026-03-02')
    expect(today(new Date('2026-03-02T00:30:00+14:00'))).toBe('2026-03-01')
  })

  test('the largest lead stands first; practice and games against people are left out', () => {
    const found = aloneResults('lisboa', [
      result('a', 100, 90),
      result('b', 120, 150),
      result('c', 150, 120, { daily: '2026-03-01' }),
      result('d', 300, 1, { practice: true }),
      result('e', 300, 1, { players: [{ kind: 'human' }, { kind: 'bot', level: 'easy' }] }),
      result('f', 300, 1, { game: 'toy' }),
    ])
    expect(found.map(each => each.id)).toEqual(['c', 'a', 'b'])
    expect(found[0]).toMatchObject({ won: true, own: 150, other: 120, daily: '2026-03-01', level: 'printed' })
  })

  test('of the deal of a day the first try counts', () => {
    const found = aloneResults('lisboa', [
      result('second', 190, 90, { daily: '2026-03-01', when: 9 }),
      result('first', 100, 90, { daily: '2026-03-01', when: 5 }),
      result('other', 200, 90, { daily: '2026-03-02', when: 1 }),
    ])
    expect(firstOfDay(found, '2026-03-01')?.id).toBe('first')
    expect(firstOfDay(found, '2026-03-03')).toBeUndefined()
  })

  test('they do not count among games against bots', () => {
    expect(statisticsOf([result('a', 100, 90)])).toEqual([])
  })
})
