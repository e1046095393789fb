import { resolveOptions, type Viewer } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { B, chipsSeen, priceParts, puertoRico, type State } from '../../rules/index.ts'
import { opening, type Planter, position } from '../position.ts'

describe('options', () => {
  test('the defaults follow the text: chips open, no modules, nothing asked that is automatic', () => {
    const resolved = resolveOptions(puertoRico, 4, {})
    expect(resolved).toEqual({
      ok: true,
      options: {
        ...{ rules: 'text', chips: 'open', governor: 'random', edition: 'classic', newBuildings: 'off' },
        ...{
          nobles: 'off',
          selection: 'draft',
          libraryGoods: 'different',
          balance: 'off',
          strictOptional: 'off',
        },
      },
    })
  })

  test('rules=published covers the chips, unless the table says otherwise', () => {
    const chips = (given: Record<string, string>) => {
      const resolved = resolveOptions(puertoRico, 4, given)
      return resolved.ok && resolved.options.chips
    }
    expect(chips({ rules: 'published' })).toBe('covered')
    expect(chips({ rules: 'published', chips: 'open' })).toBe('open')
  })

  test('[PR-122] covered chips: a player sees his own total, the others only at the end', () => {
    const players = [{ points: 7 }, { points: 9 }]
    const t = position({ seats: 3, options: { chips: 'covered' }, players })
    const seen = (s: State, viewer: Viewer) =>
      s.players.map((_, seat) => chipsSeen(puertoRico.view(s, viewer), seat))
    expect([seen(t.state, 0), seen(t.state, 'table')]).toEqual([
      [7, null, null],
      [null, null, null],
    ])
    expect(puertoRico.witness(t.state, 'table').players.map(p => p.points)).toEqual([7, 9, 0])
    t.state.phase = { kind: 'over' }
    expect(seen(t.state, 'table')).toEqual([7, 9, 0])
    expect(seen(position({ seats: 3, players }).state, 0)).toEqual([7, 9, 0])
  })

  test('[PR-122] covered chips: what is left of the standings says nothing about them', () => {
    const rich = { points: 40, buildings: { customs_house: 1 } }
    const players = [{ points: 2 }, rich, { points: 1 }]
    const t = position({ seats: 3, options: { chips: 'covered' }, players })
    const standings = puertoRico.standings(puertoRico.view(t.state, 0))
    expect(standings.map(each => each.rank)).toEqual([1, 1, 1])
    expect(standings.map(each => each.parts.map(part => part.key))).toEqual([
      ['chips', 'buildings'],
      ['buildings'],
      ['buildings'],
    ])
  })

  test('governor=first: seat 0, whatever the seed', () => {
    for (let i = 0; i < 12; i++) expect(opening(5, { governor: 'first' }, `g${i}`).state.governor).toBe(0)
  })

  test('edition=deluxe: 126 points in the pool with five players, no change with fewer', () => {
    const pools = (edition: string) => [2, 3, 4, 5].map(seats => opening(seats, { edition }).state.pool)
    expect(pools('classic')).toEqual([65, 75, 100, 122])
    expect(pools('deluxe')).toEqual([65, 75, 100, 126])
  })

  test('balance=on: university 7, factory 8, one doubloon less for those who start with corn', () => {
    const t = position({ seats: 3, options: { balance: 'on' }, players: [{}, { doubloons: 8 }] })
    t.take('builder').does('pass')
    expect(priceParts(t.state, 1, B.university).price).toBe(7)
    expect(priceParts(t.state, 1, B.factory).price).toBe(8)
    t.does('build university')
    expect(t.doubloons(1)).toBe(1)
    const start = opening(5, { balance: 'on', governor: 'first' })
    expect([0, 1, 2, 3, 4].map(start.doubloons)).toEqual([4, 4, 4, 3, 3])
  })
})

describe('strictOptional', () => {
  const farmer: Planter = {
    tiles: { corn: 2, indigo: 1 },
    crew: { corn: 2, indigo: 1 },
    buildings: { small_indigo: 1, factory: 1 },
  }
  const strict = (players: Planter[]) => position({ seats: 3, options: { strictOptional: 'on' }, players })

  test('[PR-018] producing is asked, all of it or none', () => {
    const t = strict([farmer, {}, farmer]).take('craftsman')
    expect([t.phase, t.asked, t.options]).toEqual(['produce', 0, ['produce', 'pass']])
    t.does('pass')
    expect([t.goods(0), t.doubloons(0), t.asked]).toEqual([{}, 0, 2])
    t.does('produce')
    expect([t.goods(2), t.doubloons(2)]).toEqual([{ corn: 2, indigo: 1 }, 1])
    // Nothing produced, no privilege.
    expect(t.phase).toBe('role')
  })

  test('who produces has the privilege; who cannot produce is not asked', () => {
    const t = strict([farmer, {}]).take('craftsman').does('produce')
    expect([t.phase, t.asked]).toEqual(['extra', 0])
  })

  test('a chapel pays also whoever produces nothing', () => {
    const player = { ...farmer, buildings: { ...farmer.buildings, chapel: 1 } }
    const t = position({ seats: 3, options: { strictOptional: 'on', nobles: 'on' }, players: [player] })
    t.take('craftsman').does('pass')
    expect([t.goods(0), t.doubloons(0)]).toEqual([{}, 1])
  })

  test('off: nobody is asked', () => {
    const t = position({ seats: 3, players: [farmer] }).take('craftsman')
    expect([t.phase, t.goods(0)]).toEqual(['extra', { corn: 2, indigo: 1 }])
  })
})

describe('buildings without a colonist', () => {
  test('[PR-T131][PR-053] do nothing in any phase', () => {
    const player: Planter = {
      doubloons: 9,
      tiles: { corn: 1, indigo: 1 },
      crew: { corn: 1, indigo: 1 },
      goods: { tobacco: 2, sugar: 2 },
      buildings: {
        ...{ hacienda: 0, hospice: 0, university: 0, office: 0, small_market: 0, factory: 0, harbor: 0 },
        ...{ small_warehouse: 0, large_warehouse: 0, small_indigo: 1 },
      },
    }
    const given = () => position({ seats: 3, house: ['tobacco'], row: { coffee: 2 }, players: [{}, player] })
    const settler = given().take('settler').does('pass')
    expect([settler.phase, settler.options]).toEqual(['settle', ['settle coffee', 'pass']])
    const builder = given().take('builder').does('pass')
    expect(builder.options.filter(line => line.includes('+university'))).toEqual([])
    const trader = given().take('trader')
    expect(trader.options).toEqual(['sell sugar', 'pass'])
    expect(trader.does('sell sugar').doubloons(1)).toBe(9 + 2)
    const craftsman = given().take('craftsman')
    expect([craftsman.goods(1).indigo, craftsman.doubloons(1)]).toEqual([1, 9])
    const captain = given().take('captain').does('load tobacco 1')
    expect(captain.points(1)).toBe(2)
    const stored = position({
      seats: 3,
      ships: [
        ['corn', 4],
        ['sugar', 5],
        ['tobacco', 6],
      ],
      players: [{}, player],
    }).take('captain')
    expect(stored.options).toEqual(expect.arrayContaining(['store 0/0/1/0/0', 'store 0/0/0/1/0']))
    expect(stored.options).toHaveLength(2)
  })
})
