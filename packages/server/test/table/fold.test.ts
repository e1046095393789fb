import { type AnyGame, below, canonical } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/table/decide.ts'
import type { Entry } from '../../src/table/entry.ts'
import { foldAll, foldOn } from '../../src/table/fold.ts'
import { row } from '../../src/table/row.ts'
import { readSnapshot, writeSnapshot } from '../../src/table/snapshot.ts'
import { type Table, troubleOf } from '../../src/table/state.ts'
import { writeEntry } from '../../src/table/stored-entry.ts'
import { games, names, TableFixture } from './fixture.ts'
import { GAMES, session } from './session.ts'

const all = new Map(GAMES.map(game => [game.id, game]))
const texts = (log: readonly Entry[]): string[] => log.map(writeEntry)

function plain(table: Table | null): string {
  if (!table) return ''
  const { game: _, match, answered, ...rest } = table
  const { game: __, ...kept } = match ?? { game: null }
  return canonical({ ...rest, answered: [...answered], match: kept })
}

describe('a table', () => {
  test.each(GAMES)('of $id comes back from its log, and from a snapshot and the rest', game => {
    const cuts: { seq: number; data: string }[] = []
    const fixture = session(game, 'fold', 120, ({ table }, rng) => {
      if (below(rng, 10) === 0) cuts.push({ seq: table.seq, data: writeSnapshot(table) })
    })
    const log = texts(fixture.log)
    expect(plain(foldAll(log, all))).toBe(plain(fixture.table))
    expect(cuts.length).toBeGreaterThan(3)
    for (const { seq, data } of cuts) {
      const table = readSnapshot(data, all)
      if (table) foldOn(table, log.slice(seq))
      expect(plain(table)).toBe(plain(fixture.table))
    }
  })

  test('comes back from its log alone when positions have another shape now', () => {
    const fixture = TableFixture.playing()
    fixture.act('toss')
    const snapshot = writeSnapshot(fixture.table)
    const toy = games.get('toy') as AnyGame
    const reshaped = new Map([['toy', { ...toy, shape: 2 }]])
    expect(readSnapshot(snapshot, games)).not.toBeNull()
    expect(readSnapshot(snapshot, reshaped)).toBeNull()
    const table = foldAll(texts(fixture.log), reshaped)
    expect(table && readSnapshot(writeSnapshot(table), games)).toBeNull()
    expect(table && plain(readSnapshot(writeSnapshot(table), reshaped))).toBe(plain(fixture.table))
  })

  test('answers a message by the line it brought', () => {
    const fixture = new TableFixture()
    fixture.try('ana', { do: 'say', text: 'hi' }, 'hello1')
    expect(foldAll(texts(fixture.log), games)?.answered.get('ana hello1')).toBe(2)
  })

  test('knows every message it has answered, whatever came between, also from a snapshot', () => {
    const fixture = new TableFixture()
    fixture.try('ana', { do: 'say', text: 'hi' }, 'hello1')
    for (let n = 0; n < 1_200; n++) fixture.done('ana', { do: 'say', text: `${n}` })
    expect(foldAll(texts(fixture.log), games)?.answered.get('ana hello1')).toBe(2)
    expect(readSnapshot(writeSnapshot(fixture.table), games)?.answered.get('ana hello1')).toBe(2)
  })

  test('is listed with what jobs and lists need', () => {
    const fixture = TableFixture.playing({ seats: 2, pace: { kind: 'live', bank: 60, increment: 0 } })
    expect(row(fixture.table, names)).toMatchObject({
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
    fixture.done('ana', { do: 'resign' })
    expect(row(fixture.table, names)).toMatchObject({ phase: 'over', turn: null, due: null, wants: null })
  })

  test('wants a bot when one is to move', () => {
    const fixture = TableFixture.playing()
    fixture.done('ana', { do: 'resign' })
    expect(row(fixture.table, names)).toMatchObject({ turn: null, wants: 'bot' })
  })
})

describe('a log that does not replay', () => {
  const whole = (): Entry[] => {
    const fixture = TableFixture.playing()
    fixture.tossAndTake()
    fixture.done('bea', { do: 'say', text: 'hi' })
    return fixture.log
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
    const fixture = new TableFixture()
    for (const command of [{ do: 'say', text: 'oh' }, { do: 'resign' }] as const) {
      const decision = decide(table, 'ana', 'again1', command, fixture.moment)
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
    const fixture = TableFixture.playing()
    fixture.act('toss')
    const toy = games.get('toy') as AnyGame
    const later = new Map([['toy', { ...toy, version: 99 }]])
    for (const table of [
      foldAll(texts(fixture.log), later),
      readSnapshot(writeSnapshot(fixture.table), later),
      foldAll(texts(fixture.log), new Map()),
    ]) {
      if (!table) return expect.fail('lost')
      expect(troubleOf(table)).toBe('other-rules')
      expect(table.seq).toBe(fixture.log.length)
      const act = decide(table, 'ana', 'again1', { do: 'resign' }, fixture.moment)
      expect(act).toEqual({ ok: false, refusal: { rule: 'other-rules' } })
      expect(decide(table, 'ana', 'again2', { do: 'say', text: 'oh' }, fixture.moment).ok).toBe(true)
    }
  })

  test('is played on under its own version when the game still knows it', () => {
    const fixture = TableFixture.playing()
    fixture.act('toss')
    const toy = games.get('toy') as AnyGame
    const asked: (number | undefined)[] = []
    const create: AnyGame['create'] = setup => {
      asked.push(setup.version)
      return toy.create(setup)
    }
    const later = new Map([['toy', { ...toy, version: 99, oldest: toy.version, create }]])
    for (const table of [
      foldAll(texts(fixture.log), later),
      readSnapshot(writeSnapshot(fixture.table), later),
    ]) {
      if (!table) return expect.fail('lost')
      expect(troubleOf(table)).toBeNull()
      expect(table.match?.state).toEqual(fixture.table.match?.state)
      expect(decide(table, 'ana', 'again1', { do: 'resign' }, fixture.moment).ok).toBe(true)
    }
    expect(asked).toEqual([toy.version])
  })
})
