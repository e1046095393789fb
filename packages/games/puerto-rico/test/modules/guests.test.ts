import { describe, expect, test } from 'vitest'
import { type Planter, position, type Wanted } from '../position.ts'

/** Guests may walk at any time: they are asked wherever it can matter. */

const table = (wanted: Partial<Wanted>) =>
  position({ seats: 3, options: { newBuildings: 'on', nobles: 'on' }, ...wanted })

describe('before the points are counted', () => {
  const LAST = { chooser: 2, governor: 0, taken: { settler: 0, mayor: 1 } } as const
  const full: Planter = {
    doubloons: 10,
    sanJuan: 3,
    buildings: {
      ...{ guesthouse: 2, small_market: 0, hacienda: 0, construction_hut: 0, small_warehouse: 0 },
      ...{ hospice: 0, office: 0, large_market: 0, large_warehouse: 0, factory: 0 },
    },
  }

  test('a guest still occupies the fortress built in the last role', () => {
    const t = table({ ...LAST, players: [{}, {}, full] })
    t.take('builder').does('pass', 'build fortress')
    expect([t.phase, t.asked, t.options]).toEqual(['guest', 2, ['guest fortress', 'pass']])
    expect(t.refused('guest hacienda')).toBe('guest-later')
    expect(t.refused('guest guesthouse')).toBe('guest-no-room')
    t.does('guest fortress')
    expect([t.phase, t.part(2, 'fortress'), t.staff(2, 'guesthouse')]).toEqual(['over', 1, 1])
  })
  test('who leaves them gets nothing for it', () => {
    const t = table({ ...LAST, players: [{}, {}, full] })
    t.take('builder').does('pass', 'build fortress', 'pass')
    expect([t.phase, t.part(2, 'fortress')]).toEqual(['over', 0])
  })
  test('nobody is asked for a building that would bring nothing', () => {
    const t = table({ ...LAST, players: [{}, {}, { ...full, sanJuan: 0 }] })
    expect(t.take('builder').does('pass', 'build fortress').phase).toBe('over')
  })
  test('everybody with guests is asked in turn', () => {
    const host: Planter = { tiles: { corn: 1 }, buildings: { guesthouse: 1, residence: 0 } }
    const t = table({ ...LAST, players: [host, {}, full] })
    t.take('builder').does('pass', 'build guild_hall')
    expect([t.asked, t.phase]).toEqual([0, 'guest'])
    // The guest house of the first player also asks on his turn of the builder phase.
    t.does('pass')
    expect(t.phase).toBe('guest')
    expect(t.passAll().phase).toBe('over')
  })
})

describe('before a role is chosen', () => {
  const host: Planter = { buildings: { guesthouse: 1, library: 0, hacienda: 0 } }

  test('a guest walks to the library, which then doubles the role', () => {
    const t = table({ players: [{}, host] })
      .take('craftsman')
      .does('pass')
    expect([t.phase, t.asked, t.options]).toEqual(['guest', 1, ['guest library', 'pass']])
    t.does('guest library')
    expect([t.phase, t.asked]).toEqual(['role', 1])
    const before = t.state.colonists
    t.take('mayor').does('take colonist')
    expect(t.state.colonists).toBe(before - 2)
  })
  test('nor is anybody asked whose library is occupied or missing', () => {
    for (const buildings of [
      { guesthouse: 1, library: 1, hacienda: 0 },
      { guesthouse: 1, hacienda: 0 },
    ]) {
      const t = table({ players: [{}, { buildings }] })
        .take('craftsman')
        .does('pass')
      expect(t.phase).toBe('role')
    }
  })
  test('with two players only while the library has not doubled a role this round', () => {
    const two = (used: number) => {
      const t = position({ seats: 2, options: { newBuildings: 'on' }, players: [{}, host] })
      t.state.libraryUsed = used
      return t.take('craftsman').does('pass')
    }
    expect([two(0).phase, two(0b10).phase]).toEqual(['guest', 'role'])
  })
})

describe('before the mayor hands out', () => {
  const host: Planter = { tiles: { corn: 2 }, buildings: { guesthouse: 1, villa: 0 } }
  const given = () => table({ players: [{}, host], shipNobles: 0 }).take('mayor')

  test('a guest walks to the villa: the first token is a noble', () => {
    expect([given().phase, given().asked, given().options]).toEqual(['guest', 1, ['guest villa', 'pass']])
    const t = given().does('guest villa')
    expect([t.phase, t.asked]).toEqual(['privilege', 0])
    expect(t.does('pass').player(1).nobles).toBe(1)
    expect(given().does('pass', 'pass').player(1).nobles).toBe(0)
  })
})

describe('before the captain’s own doubloon', () => {
  test('a guest walks to the lighthouse', () => {
    const host: Planter = { buildings: { guesthouse: 1, lighthouse: 0, hacienda: 0 } }
    const given = () => table({ players: [host] }).take('captain')
    expect([given().phase, given().options]).toEqual(['guest', ['guest lighthouse', 'pass']])
    expect(given().does('guest lighthouse').doubloons(0)).toBe(1)
    expect(given().does('pass').doubloons(0)).toBe(0)
  })
  test('with goods to load it is the question of the first turn, asked once', () => {
    const host: Planter = { goods: { corn: 1 }, buildings: { guesthouse: 1, lighthouse: 0, hacienda: 0 } }
    const t = table({ players: [host] }).take('captain')
    expect(t.options).toEqual(['guest lighthouse', 'guest hacienda', 'pass'])
    t.does('pass')
    expect(t.phase).toBe('load')
  })
})

describe('in the settler phase', () => {
  test('after the hacienda has drawn, before the normal take', () => {
    const host: Planter = { buildings: { guesthouse: 1, hacienda: 1, hospice: 0, factory: 0 } }
    const t = table({ players: [host], stack: ['corn'] })
      .take('settler')
      .does('pass', 'draw')
    expect([t.phase, t.options]).toEqual(['guest', ['guest hospice', 'pass']])
    t.does('guest hospice')
    expect(t.options).toContain('settle quarry +hospice')
  })
  test('before the second tile of a library', () => {
    const host: Planter = { buildings: { guesthouse: 1, library: 1, forest_house: 0 } }
    const t = table({ players: [host], row: { corn: 2 } }).take('settler')
    t.does('pass', 'pass', 'pass', 'pass')
    expect([t.phase, t.asked, t.options]).toEqual(['guest', 0, ['guest forest_house', 'pass']])
    expect(t.does('guest forest_house').options).toContain('settle corn +forest')
  })
  test('before the hunting lodge, even on a full island', () => {
    const host: Planter = { tiles: { corn: 6, sugar: 6 }, buildings: { guesthouse: 1, hunting_lodge: 0 } }
    const t = table({ players: [{}, host] })
      .take('settler')
      .does('pass', 'pass')
    expect([t.phase, t.asked, t.options]).toEqual(['guest', 1, ['guest hunting_lodge', 'pass']])
    expect(t.does('guest hunting_lodge').options).toEqual(['discard corn', 'discard sugar', 'pass'])
  })
})

describe('in the trader phase', () => {
  test('after the land office has drawn, before the sale', () => {
    const host: Planter = {
      ...{ doubloons: 1, goods: { corn: 1 } },
      buildings: { guesthouse: 1, land_office: 1, small_market: 0, factory: 0 },
    }
    const t = table({ players: [host], stack: ['coffee'] })
      .take('trader')
      .does('pass', 'draw')
    expect([t.phase, t.options]).toEqual(['guest', ['guest small_market', 'pass']])
    expect(t.does('guest small_market', 'sell corn').doubloons(0)).toBe(0 + 1 + 1)
  })
})

test('a game begun under version 1 is asked no more than it was', () => {
  const host: Planter = { buildings: { guesthouse: 1, library: 0, lighthouse: 0, villa: 0 } }
  const t = table({ players: [host, host] })
  t.state = { ...t.state, rules: { ...t.state.rules, revised: false } }
  expect(t.take('captain').phase).toBe('role')
  expect([t.asked, t.take('mayor').phase]).toEqual([1, 'privilege'])
})
