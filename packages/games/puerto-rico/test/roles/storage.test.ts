import { below, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { GOODS, type Good } from '../../rules/index.ts'
import { type Planter, position } from '../position.ts'

/** All ships are full: no load is possible, so storage comes at once. */
const NO_ROOM: [Good, number][] = [
  ['corn', 4],
  ['sugar', 5],
  ['coffee', 6],
]
const LEFT = { corn: 3, sugar: 2, coffee: 1 } as const
const stored = (player: Planter) =>
  position({ seats: 3, options: { newBuildings: 'on' }, ships: NO_ROOM, players: [player] }).take('captain')
const vectors = (...kept: string[]) => kept.map(each => `store ${each}`).sort()

describe('storage', () => {
  test('[PR-T99][PR-125][PR-129][PR-127] without a warehouse one barrel of his choice, the rest goes back', () => {
    const t = stored({ goods: LEFT })
    expect(t.options.sort()).toEqual(vectors('1/0/0/0/0', '0/0/1/0/0', '0/0/0/0/1'))
    t.does('store 0/0/1/0/0')
    expect([t.goods(0), t.doubloons(0), t.points(0)]).toEqual([{ sugar: 1 }, 0, 0])
    expect(t.happened('stored')).toMatchObject([{ seat: 0, kept: [0, 0, 1, 0, 0], lost: [3, 0, 1, 0, 1] }])
    // The ships are emptied as well: only the barrel that was kept is missing.
    expect(t.barrels).toEqual({ corn: 10, indigo: 11, sugar: 10, tobacco: 9, coffee: 9 })
  })

  test('[PR-T100][PR-128] small warehouse: exactly six ways', () => {
    expect(stored({ goods: LEFT, buildings: { small_warehouse: 1 } }).options.sort()).toEqual(
      vectors('3/0/1/0/0', '3/0/0/0/1', '1/0/2/0/0', '0/0/2/0/1', '1/0/0/0/1', '0/0/1/0/1'),
    )
  })

  test('[PR-T132][PR-128] large warehouse: exactly three ways', () => {
    const goods = { corn: 3, sugar: 2, coffee: 2 }
    expect(stored({ goods, buildings: { large_warehouse: 1 } }).options.sort()).toEqual(
      vectors('3/0/2/0/1', '3/0/1/0/2', '1/0/2/0/2'),
    )
  })

  test('[PR-T101][PR-128] both: three kinds kept, no question', () => {
    const t = stored({ goods: LEFT, buildings: { small_warehouse: 1, large_warehouse: 1 } })
    expect([t.phase, t.goods(0)]).toEqual(['role', LEFT])
  })

  test('[PR-T133] everything fits: no question', () => {
    const goods = { corn: 3, coffee: 1 }
    const t = stored({ goods, buildings: { small_warehouse: 1 } })
    expect([t.phase, t.goods(0)]).toEqual(['role', goods])
  })

  test('[PR-126][PR-053] an empty warehouse stores nothing', () => {
    const t = stored({ goods: LEFT, buildings: { small_warehouse: 0, large_warehouse: 0 } })
    expect(t.options.sort()).toEqual(vectors('1/0/0/0/0', '0/0/1/0/0', '0/0/0/0/1'))
    expect(t.refused('store 3/0/0/0/0')).toBe('store-limit')
  })

  test('[PR-124] everybody is checked, from the captain on, once nobody can load', () => {
    const two = { goods: { corn: 2, sugar: 2 } } as const
    const t = position({ seats: 3, governor: 1, ships: NO_ROOM, players: [two, two, two] }).take('captain')
    const order: (number | null)[] = []
    while (t.phase === 'store') {
      order.push(t.asked)
      t.does('store 1/0/0/0/0')
    }
    expect(order).toEqual([1, 2, 0])
    expect([0, 1, 2].map(t.goods)).toEqual([{ corn: 1 }, { corn: 1 }, { corn: 1 }])
  })

  test('[PR-130] at no other time', () => {
    for (const role of ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'prospector'] as const) {
      const t = position({ seats: 4, players: [{ goods: LEFT }] })
        .take(role)
        .passAll()
      expect([role, t.goods(0)]).toEqual([role, LEFT])
    }
  })

  test('storehouse (module): three more single barrels of any kinds', () => {
    const t = stored({ goods: { corn: 3, coffee: 2 }, buildings: { storehouse: 1 } })
    expect(t.options.sort()).toEqual(vectors('3/0/0/0/1', '2/0/0/0/2'))
    expect(stored({ goods: { corn: 2, coffee: 2 }, buildings: { storehouse: 1 } }).phase).toBe('role')
    const both = stored({
      goods: { corn: 6, sugar: 3, coffee: 2 },
      buildings: { storehouse: 1, small_warehouse: 1 },
    })
    expect(both.options).toContain('store 6/0/3/0/1')
    expect(both.options).toContain('store 6/0/2/0/2')
    expect(both.options).not.toContain('store 6/0/3/0/2')
  })

  test('every list of ways equals plain enumeration over 300 random boards', () => {
    const rng = rngFrom('storage')
    let asked = 0
    for (let i = 0; i < 300; i++) {
      const goods = Object.fromEntries(GOODS.map(good => [good, below(rng, 4)]))
      const owns = {
        small_warehouse: below(rng, 2),
        large_warehouse: below(rng, 2),
        storehouse: below(rng, 3) ? 0 : 1,
      }
      const t = stored({ goods, buildings: owns })
      const held = GOODS.map(good => goods[good] as number)
      const ways = bruteForce(held, owns.small_warehouse + 2 * owns.large_warehouse, owns.storehouse ? 4 : 1)
      if (t.phase === 'store') {
        asked++
        expect(t.options.sort()).toEqual(vectors(...ways))
        expect(ways).not.toContain(held.join('/'))
      } else {
        // Everything fits, or there is but one way.
        const kept = t.player(0).goods.join('/')
        expect(ways).toContain(kept)
        expect(kept === held.join('/') || ways.length === 1).toBe(true)
      }
    }
    expect(asked).toBeGreaterThan(60)
  })
})

/** Keep up to `whole` kinds entirely and `singles` barrels besides, never fewer than one could. */
function bruteForce(held: readonly number[], whole: number, singles: number): string[] {
  const kinds = held.filter(count => count > 0).length
  const found = new Set<string>()
  for (let mask = 0; mask < 32; mask++) {
    const kept = held.map((count, good) => (mask & (1 << good) ? count : 0))
    const chosen = held.filter((count, good) => count > 0 && mask & (1 << good)).length
    if (chosen !== Math.min(whole, kinds)) continue
    const loose = held.map((count, good) => (mask & (1 << good) ? 0 : count))
    const target = Math.min(
      singles,
      loose.reduce((a, b) => a + b),
    )
    const visit = (good: number, extra: readonly number[]): void => {
      if (good === held.length) {
        if (extra.reduce((a, b) => a + b, 0) === target)
          found.add(kept.map((count, i) => count + (extra[i] as number)).join('/'))
        return
      }
      for (let n = 0; n <= (loose[good] as number); n++) visit(good + 1, [...extra, n])
    }
    visit(0, [])
  }
  return [...found]
}
