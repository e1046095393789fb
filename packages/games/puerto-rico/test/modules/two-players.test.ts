import { describe, expect, test } from 'vitest'
import { ROLES } from '../../rules/index.ts'
import { type Planter, position } from '../position.ts'

describe('two players', () => {
  test('[PR-T117] three roles each in turn, the seventh card gets a doubloon, the governor changes', () => {
    const t = position({ seats: 2, governor: 1 })
    const order: (number | null)[] = []
    for (const role of ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'] as const) {
      order.push(t.asked)
      expect(t.phase).toBe('role')
      t.take(role).passAll()
    }
    expect(order).toEqual([1, 0, 1, 0, 1, 0])
    expect(ROLES.map(t.bonus)).toEqual([0, 0, 0, 0, 0, 0, 1, 0])
    expect([t.state.governor, t.asked, t.state.round]).toEqual([0, 0, 2])
    expect(t.refused('role prospector2')).toBe('role-not-in-game')
  })

  test('[PR-T121] both act in every phase, each privilege is its taker’s', () => {
    const seat: Planter = {
      doubloons: 5,
      tiles: { corn: 2, indigo: 1 },
      crew: { corn: 2, indigo: 1 },
      buildings: { small_indigo: 1 },
    }
    const t = position({ seats: 2, players: [seat, seat] })
    t.take('settler').does('settle quarry')
    expect(t.options).not.toContain('settle quarry')
    t.does('settle sugar')
    t.take('mayor').does('take colonist')
    // The other takes first from the ship of two; both arrange.
    while (t.phase === 'arrange') t.does(t.options.at(-1) as string)
    const count = (who: number) =>
      t.player(who).crew.reduce((a, b) => a + b) + t.staff(who, 'small_indigo') + t.player(who).sanJuan
    expect([count(0), count(1)]).toEqual([5, 6])
    // The governor's quarry is occupied or not by his arrangement; compare prices without it.
    t.player(0).sanJuan += t.player(0).crew[5] as number
    t.player(0).crew[5] = 0
    t.take('builder').does('build hacienda', 'build construction_hut')
    expect([t.doubloons(0), t.doubloons(1)]).toEqual([5 - 1, 5 - 2])
    t.take('craftsman')
    expect([t.phase, t.asked]).toEqual(['extra', 1])
    t.does('extra corn')
    const goods = [t.goods(0), t.goods(1)]
    expect((goods[1]?.corn ?? 0) - (goods[0]?.corn ?? 0)).toBe(1)
    t.take('trader').does('sell indigo', 'sell corn')
    expect([t.doubloons(0), t.doubloons(1)]).toEqual([4 + 2, 3 + 0])
    t.take('captain')
    expect(t.asked).toBe(1)
    while (t.phase === 'load') t.does(t.options[0] as string)
    const loads = t.happened('loaded')
    expect(loads.filter(({ captain }) => captain === 1).map(({ seat: who }) => who)).toEqual([1])
    expect(new Set(loads.map(({ seat: who }) => who)).size).toBe(2)
    t.passAll()
    expect([t.bonus('prospector'), t.state.governor, t.state.round]).toEqual([1, 1, 2])
  })

  test('[PR-T119][PR-112] with both ships taken a third kind cannot be loaded', () => {
    const t = position({
      seats: 2,
      ships: [
        ['corn', 1],
        ['sugar', 1],
      ],
      players: [{ goods: { indigo: 1 } }],
    })
    t.take('captain')
    expect([t.phase, t.points(0), t.goods(0)]).toEqual(['role', 0, { indigo: 1 }])
  })

  test('there is no third ship', () => {
    const t = position({ seats: 2, players: [{ goods: { indigo: 1, corn: 1 } }] }).take('captain')
    expect(t.refused('load corn 3')).toBe('ship-not-in-game')
  })

  test('[PR-134] one card is left, so one doubloon', () => {
    const t = position({
      seats: 2,
      chooser: 1,
      governor: 0,
      taken: { settler: 0, mayor: 1, builder: 0, craftsman: 1, trader: 0 },
      bonus: { captain: 2 },
    })
    expect(t.options).toEqual(['role captain', 'role prospector'])
    t.take('prospector')
    expect([t.doubloons(1), t.bonus('captain'), ROLES.map(t.bonus).reduce((a, b) => a + b)]).toEqual([
      1, 3, 3,
    ])
  })
})
