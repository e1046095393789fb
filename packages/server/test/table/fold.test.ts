import { type AnyGame, below, canonical } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/table/decide.ts'
import { foldAll, foldOn } from '../../src/table/fold.ts'
import type { LogLine } from '../../src/table/lines.ts'
import { row } from '../../src/table/row.ts'
import { readSnapshot, writeSnapshot } from '../../src/table/snapshot.ts'
import { type Table, troubleOf } from '../../src/table/state.ts'
import { writeLine } from '../../src/table/stored.ts'
import { games, House, names } from './house.ts'
import { GAMES, session } from './session.ts'

const all = new Map(GAMES.map(game => [game.id, game]))
const texts = (log: readonly LogLine[]): string[] => log.map(writeLine)

function plain(table: Table | null): string {
  if (!table) return ''
  const { game: _, match, answered, ...rest } = table
  const { game: __, ...kept } = match ?? { game: null }
  return canonical({ ...rest, answered: [...answered], match: kept })
}

describe('a table', () => {
  test.each(GAMES)('of $id comes back from its log, and from a snapshot and the rest', game => {
    const cuts: { seq: number; data: string }[] = []
    const house = session(game, 'fold', 120, ({ table }, rng) => {
      if (below(rng, 10) === 0) cuts.push({ seq: table.seq, data: writeSnapshot(table) })
    })
    const log = texts(house.log)
    expect(plain(foldAll(log, all))).toBe(plain(house.table))
    expect(cuts.length).toBeGreaterThan(3)
    for (const { seq, data } of cuts) {
      const table = readSnapshot(data, all)
      if (table) foldOn(table, log.slice(seq))
      expect(plain(table)).toBe(plain(house.table))
    }
  })

  test('answers a message by the line it brought', () => {
    const house = new House()
    house.try('ana', { do: 'say', text: 'hi' }, 'hello1')
    expect(foldAll(texts(house.log), games)?.answered.get('ana hello1')).toBe(2)
  })

  test('knows every message it has answered, whatever came between, also from a snapshot', () => {
    const house = new House()
    house.try('ana', { do: 'say', text: 'hi' }, 'hello1')
    for (let n = 0; n < 1_200; n++) house.done('ana', { do: 'say', text: `${n}` })
    expect(foldAll(texts(house.log), games)?.answered.get('ana hello1')).toBe(2)
    expect(readSnapshot(writeSnapshot(house.table), games)?.answered.get('ana hello1')).toBe(2)
  })

  test('is listed with what jobs and lists need', () => {
    const house = House.playing({ seats: 2, pace: { kind: 'live', bank: 60, increment: 0 } })
    expect(row(house.table, names)).toMatchObject({
      id: 'table0',
      game: 'toy',
      turn: 'ana',
      due: 61_000,
      wants: null,
      people: ['ana', 'bea'],
      seq: 3,
      steps: 0,
      seats: [{ person: { id: 'ana', name: 'ANA' } }, { person: { id: 'bea', name: 'BEA' } }],
    })
    house.done('ana', { do: 'resign' })
    expect(row(house.table, names)).toMatchObject({ phase: 'over', turn: null, due: null, wants: null })
  })

  test('wants a bot when one is to move', () => {
    const house = House.playing()
    house.done('ana', { do: 'resign' })
    expect(row(house.table, names)).toMatchObject({ turn: null, wants: 'bot' })
  })
})

describe('a log that does not replay', () => {
  const whole = (): LogLine[] => {
    const house = House.playing()
    house.tossAndTake()
    house.done('bea', { do: 'say', text: 'hi' })
    return house.log
  }

  test.each([
    ['an unreadable line', '{"kind":'],
    ['a line nobody writes', '{"kind":"danced","at":1}'],
    [
      'a move that is not allowed',
      JSON.stringify({ kind: 'acted', at: 1, seat: 0, lines: ['draw'], cost: 0, who: 'person' }),
    ],
    ['a second beginning', JSON.stringify(whole()[0])],
    ['taking back what is not there', JSON.stringify({ kind: 'undone', at: 1, seat: 0, count: 9, cost: 0 })],
  ])('is shown as far as it goes: %s', (_, bad) => {
    const log = texts(whole())
    const table = foldAll([...log.slice(0, 4), bad, ...log.slice(4)], games)
    expect(table?.damage?.seq).toBe(4)
    expect(table?.seq).toBe(log.length + 1)
    if (!table) return
    expect(troubleOf(table)).toBe('damaged')
    const house = new House()
    for (const command of [{ do: 'say', text: 'oh' }, { do: 'resign' }] as const) {
      const decision = decide(table, 'ana', 'again1', command, house.moment)
      expect(decision).toEqual({ ok: false, refusal: { rule: 'damaged' } })
    }
  })

  test('has to begin', () => {
    expect(foldAll([], games)).toBeNull()
    expect(foldAll(['nonsense'], games)).toBeNull()
    expect(foldAll(texts(whole().slice(1)), games)).toBeNull()
  })
})

describe('a table of other rules', () => {
  test('can be looked at and talked at, not played', () => {
    const house = House.playing()
    house.act('toss')
    const toy = games.get('toy') as AnyGame
    const later = new Map([['toy', { ...toy, version: 99 }]])
    for (const table of [
      foldAll(texts(house.log), later),
      readSnapshot(writeSnapshot(house.table), later),
      foldAll(texts(house.log), new Map()),
    ]) {
      if (!table) return expect.fail('lost')
      expect(troubleOf(table)).toBe('other-rules')
      expect(table.seq).toBe(house.log.length)
      const act = decide(table, 'ana', 'again1', { do: 'resign' }, house.moment)
      expect(act).toEqual({ ok: false, refusal: { rule: 'other-rules' } })
      expect(decide(table, 'ana', 'again2', { do: 'say', text: 'oh' }, house.moment).ok).toBe(true)
    }
  })

  test('is played on under its own version when the game still knows it', () => {
    const house = House.playing()
    house.act('toss')
    const toy = games.get('toy') as AnyGame
    const asked: (number | undefined)[] = []
    const create: AnyGame['create'] = setup => {
      asked.push(setup.version)
      return toy.create(setup)
    }
    const later = new Map([['toy', { ...toy, version: 99, oldest: toy.version, create }]])
    for (const table of [foldAll(texts(house.log), later), readSnapshot(writeSnapshot(house.table), later)]) {
      if (!table) return expect.fail('lost')
      expect(troubleOf(table)).toBeNull()
      expect(table.match?.state).toEqual(house.table.match?.state)
      expect(decide(table, 'ana', 'again1', { do: 'resign' }, house.moment).ok).toBe(true)
    }
    expect(asked).toEqual([toy.version])
  })
})
