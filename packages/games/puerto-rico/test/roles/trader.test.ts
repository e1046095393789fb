import { describe, expect, test } from 'vitest'
import { position } from '../position.ts'

describe('trader', () => {
  test('[PR-081][PR-082][PR-084] from the trader on, each may sell one good at its price', () => {
    const all = { goods: { corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 } } as const
    const prices = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'].map(good => {
      const t = position({ seats: 3, players: [{}, all] }).take('trader')
      expect(t.options).toEqual([
        'sell corn',
        'sell indigo',
        'sell sugar',
        'sell tobacco',
        'sell coffee',
        'pass',
      ])
      return t.does(`sell ${good}`).doubloons(1)
    })
    expect(prices).toEqual([0, 1, 2, 3, 4])
  })

  test('[PR-084][PR-085] clockwise from the trader, one barrel each', () => {
    const two = { goods: { corn: 1, indigo: 2, sugar: 2, coffee: 1 } } as const
    const t = position({ seats: 3, governor: 1, players: [two, two, two] }).take('trader')
    const order: (number | null)[] = []
    for (const line of ['sell sugar', 'sell coffee', 'sell indigo']) {
      order.push(t.asked)
      t.does(line)
    }
    expect(order).toEqual([1, 2, 0])
    expect([t.phase, t.house]).toEqual(['role', ['sugar', 'coffee', 'indigo']])
    expect([0, 1, 2].map(t.goods)).toEqual([
      { corn: 1, indigo: 1, sugar: 2, coffee: 1 },
      { corn: 1, indigo: 2, sugar: 1, coffee: 1 },
      { corn: 1, indigo: 2, sugar: 2 },
    ])
  })

  test('[PR-T71][PR-083][PR-095] price, privilege and both markets', () => {
    const player = { goods: { coffee: 1 }, buildings: { small_market: 1, large_market: 1 } } as const
    expect(
      position({ seats: 3, players: [player] })
        .take('trader')
        .does('sell coffee')
        .doubloons(0),
    ).toBe(8)
  })

  test('[PR-095] one market alone: one more, or two more', () => {
    const sold = (id: 'small_market' | 'large_market') =>
      position({ seats: 3, players: [{}, { goods: { sugar: 1 }, buildings: { [id]: 1 } }] })
        .take('trader')
        .does('sell sugar')
        .doubloons(1)
    expect([sold('small_market'), sold('large_market')]).toEqual([3, 4])
  })

  test('[PR-T80][PR-053] an empty market adds nothing', () => {
    const players = [{}, { goods: { sugar: 1 }, buildings: { large_market: 0 } }]
    expect(position({ seats: 3, players }).take('trader').does('sell sugar').doubloons(1)).toBe(2)
  })

  test('[PR-T72][PR-097][PR-098] corn may be sold, for nothing', () => {
    const t = position({ seats: 3, players: [{}, { goods: { corn: 1 } }] })
      .take('trader')
      .does('sell corn')
    expect([t.doubloons(1), t.house]).toEqual([0, ['corn']])
  })

  test('[PR-T73][PR-098] the trader gets his doubloon for corn too', () => {
    expect(
      position({ seats: 3, players: [{ goods: { corn: 1 } }] })
        .take('trader')
        .does('sell corn')
        .doubloons(0),
    ).toBe(1)
  })

  test('[PR-T79][PR-096] a trader who sells nothing gets nothing', () => {
    const t = position({ seats: 3, players: [{ goods: { coffee: 1 } }] })
      .take('trader')
      .does('pass')
    expect([t.doubloons(0), t.goods(0)]).toEqual([0, { coffee: 1 }])
    expect(position({ seats: 3 }).take('trader').doubloons(0)).toBe(0)
  })
})

describe('the trading house', () => {
  test('[PR-089] it buys only kinds it does not have', () => {
    const t = position({ seats: 3, house: ['tobacco'], players: [{ goods: { tobacco: 2, corn: 1 } }] })
    t.take('trader')
    expect(t.options).toEqual(['sell corn', 'pass'])
    expect(t.refused('sell tobacco')).toBe('house-has-kind')
    expect(t.refused('sell coffee')).toBe('goods-missing')
  })

  test('[PR-T75][PR-090][PR-095] an occupied office sells a second barrel of a kind', () => {
    const players = [{}, { goods: { tobacco: 1 }, buildings: { office: 1 } }]
    const t = position({ seats: 3, house: ['tobacco'], players })
      .take('trader')
      .does('sell tobacco')
    expect([t.house, t.doubloons(1)]).toEqual([['tobacco', 'tobacco'], 3])
  })

  test('[PR-053][PR-090] an empty office does not', () => {
    const players = [{}, { goods: { tobacco: 1 }, buildings: { office: 0 } }]
    expect(position({ seats: 3, house: ['tobacco'], players }).take('trader').phase).toBe('role')
  })

  test('[PR-T76][PR-086][PR-087][PR-088][PR-091][PR-092] the fourth good ends the phase for everybody and empties it', () => {
    const more = { goods: { corn: 1, coffee: 1 } } as const
    const t = position({ seats: 3, house: ['indigo', 'sugar', 'tobacco'], players: [more, more, more] })
    const before = t.barrels
    t.take('trader').does('sell corn')
    expect([t.phase, t.asked, t.house]).toEqual(['role', 1, []])
    expect(t.barrels).toEqual({
      corn: (before.corn ?? 0) + 1,
      indigo: (before.indigo ?? 0) + 1,
      sugar: (before.sugar ?? 0) + 1,
      tobacco: (before.tobacco ?? 0) + 1,
      coffee: before.coffee,
    })
    expect([t.goods(1), t.goods(2)]).toEqual([more.goods, more.goods])
  })

  test('[PR-T77][PR-088] also for the owner of an office', () => {
    const players = [{}, { goods: { corn: 1 } }, { goods: { corn: 1 }, buildings: { office: 1 } }]
    const t = position({ seats: 3, house: ['indigo', 'sugar', 'tobacco'], players }).take('trader')
    t.does('sell corn')
    expect([t.phase, t.goods(2)]).toEqual(['role', { corn: 1 }])
  })

  test('[PR-086] everybody has one turn when it does not fill up', () => {
    const one = { goods: { corn: 1 } } as const
    const t = position({ seats: 3, players: [one, one, one] }).take('trader')
    t.does('pass', 'pass', 'pass')
    expect(t.phase).toBe('role')
  })

  test('[PR-093][PR-094] three goods stay, and take kinds and spaces from the next trader', () => {
    const players = [
      { goods: { corn: 1 } },
      { goods: { indigo: 1, coffee: 1 } },
      { goods: { sugar: 1, tobacco: 1 } },
    ]
    const t = position({ seats: 3, players }).take('trader').does('sell corn', 'sell indigo', 'sell sugar')
    expect(t.house).toEqual(['corn', 'indigo', 'sugar'])
    t.take('craftsman').take('settler').passAll()
    t.take('trader')
    expect([t.asked, t.options]).toEqual([1, ['sell coffee', 'pass']])
    t.does('sell coffee')
    expect([t.house, t.goods(2)]).toEqual([[], { tobacco: 1 }])
  })
})
