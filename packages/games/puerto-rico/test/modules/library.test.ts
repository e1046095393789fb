import { describe, expect, test } from 'vitest'
import { type Planter, position, type Wanted } from '../position.ts'

const table = (wanted: Partial<Wanted> & { players?: Planter[] }) =>
  position({ seats: 3, options: { newBuildings: 'on' }, ...wanted })

describe('library', () => {
  const LIBRARY = { library: 1 } as const

  test('settler: one more plantation after everybody else, no second quarry', () => {
    const t = table({ row: { corn: 1, sugar: 2, coffee: 1 }, players: [{ buildings: LIBRARY }] }).take(
      'settler',
    )
    t.does('settle quarry', 'settle corn', 'settle sugar')
    expect([t.phase, t.asked, t.options]).toEqual(['settle', 0, ['settle sugar', 'settle coffee', 'pass']])
    expect(t.refused('settle quarry')).toBe('second-no-quarry')
    t.does('settle coffee')
    expect([t.tiles(0), t.phase]).toEqual([{ quarry: 1, coffee: 1 }, 'role'])
  })
  test('settler: the hospice does not serve the second tile', () => {
    const player: Planter = { buildings: { library: 1, hospice: 1 } }
    const t = table({ row: { corn: 2 }, supply: 9, players: [player] }).take('settler')
    t.does('settle corn +hospice', 'pass', 'pass')
    expect([t.asked, t.options]).toEqual([0, ['settle corn', 'pass']])
    t.does('settle corn')
    expect([t.tiles(0), t.crew(0)]).toEqual([{ corn: 2 }, { corn: 1 }])
  })
  test('settler: a forest house may make the second tile forest', () => {
    const player: Planter = { buildings: { library: 1, forest_house: 1 } }
    const t = table({ row: { corn: 1 }, players: [player] })
      .take('settler')
      .does('pass', 'pass', 'pass')
    expect(t.does('settle corn +forest').player(0).forests[0]).toBe(1)
  })
  test('mayor: two colonists', () => {
    const t = table({ supply: 20, ship: 0, players: [{ buildings: LIBRARY }] })
      .take('mayor')
      .does('take colonist')
    expect(t.player(0).sanJuan).toBe(2)
  })
  test('builder: two doubloons less', () => {
    const t = table({ players: [{ doubloons: 5, buildings: LIBRARY }] })
      .take('builder')
      .does('build factory')
    expect(t.doubloons(0)).toBe(0)
  })
  test('trader: two doubloons more', () => {
    const t = table({ players: [{ goods: { corn: 1 }, buildings: LIBRARY }] })
      .take('trader')
      .does('sell corn')
    expect(t.doubloons(0)).toBe(2)
  })
  test('captain: two points with the first load', () => {
    const t = table({ players: [{ goods: { corn: 1, sugar: 1 }, buildings: LIBRARY }] }).take('captain')
    expect(t.does('load corn 1', 'load sugar 2').points(0)).toBe(1 + 2 + 1)
  })
  test('prospector: two doubloons', () => {
    const t = position({ seats: 4, options: { newBuildings: 'on' }, players: [{ buildings: LIBRARY }] })
    expect(t.take('prospector').doubloons(0)).toBe(2)
  })
  test('only the owner’s own roles, and only while it is occupied', () => {
    const t = table({ players: [{ goods: { corn: 1 } }, { goods: { sugar: 1 }, buildings: LIBRARY }] }).take(
      'trader',
    )
    expect(t.does('sell corn', 'sell sugar').doubloons(1)).toBe(2)
    const empty = table({ players: [{ goods: { corn: 1 }, buildings: { library: 0 } }] }).take('trader')
    expect(empty.does('sell corn').doubloons(0)).toBe(1)
  })

  const maker: Planter = {
    tiles: { corn: 1, indigo: 1 },
    crew: { corn: 1, indigo: 1 },
    buildings: { library: 1, small_indigo: 1 },
  }
  test('craftsman: two goods of different kinds', () => {
    const t = table({ players: [maker] })
      .take('craftsman')
      .does('extra corn')
    expect(t.options).toEqual(['extra indigo', 'pass'])
    expect(t.refused('extra corn')).toBe('library-different')
    expect(t.does('extra indigo').goods(0)).toEqual({ corn: 2, indigo: 2 })
    const declined = table({ players: [maker] })
      .take('craftsman')
      .does('pass')
    expect(declined.phase).toBe('role')
    expect(t.phase).toBe('role')
  })
  test('craftsman with libraryGoods=any: also twice the same', () => {
    const t = table({ options: { newBuildings: 'on', libraryGoods: 'any' }, players: [maker] }).take(
      'craftsman',
    )
    t.does('extra corn', 'extra corn')
    expect([t.goods(0), t.phase]).toEqual([{ corn: 3, indigo: 1 }, 'role'])
  })
  test('two players: once a round, its owner says when', () => {
    const t = position({
      seats: 2,
      options: { newBuildings: 'on' },
      players: [{ goods: { corn: 2 }, buildings: LIBRARY }],
    })
    expect(t.options).toEqual(expect.arrayContaining(['role trader', 'role trader +library']))
    t.take('prospector')
    expect(t.doubloons(0)).toBe(1)
    t.take('craftsman').take('trader', true).does('sell corn')
    expect(t.doubloons(0)).toBe(3)
    t.take('settler').passAll()
    expect(t.refused('role captain +library')).toBe('library-needed')
    t.take('captain').does('load corn 1')
    expect(t.points(0)).toBe(2)
    t.take('mayor').passAll()
    expect(t.state.round).toBe(2)
    t.take('prospector')
    expect(t.options).toContain('role builder +library')
  })
})
