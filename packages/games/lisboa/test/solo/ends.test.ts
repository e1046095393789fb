import { describe, expect, test } from 'vitest'
import { LACERDA } from '../../rules/data/lacerda.ts'
import { BUILDER } from '../../rules/data/terms.ts'
import { lisboa } from '../../rules/game.ts'
import { standings } from '../../rules/score.ts'
import { eventsOf, play } from '../position.ts'
import { alone, him, passTurn } from './alone.ts'

const NO_STORE_WIGS = { scoring: [3, 4, 3, 5, 4] } as const

const part = (s: Parameters<typeof standings>[0], key: string): number[] =>
  standings(s).map(each => each.parts.find(p => p.key === key)?.points ?? 0)

describe('alone against Lacerda: church, periods, end', () => {
  test('church scoring: he gives up nothing and gains the person’s top row and his ships', () => {
    const s = alone(
      {
        players: [{ cards: ['noble-king-blue-4'] }, { influence: 0, ships: ['ship-purple-1'] }],
      },
      { courtier: BUILDER },
    )
    s.laidBy = 0
    const gained = eventsOf(passTurn(s), 'influence').filter(e => e.seat === LACERDA && e.why === 'gain')
    expect(gained).toHaveLength(1)
    expect(gained[0]?.n).toBeGreaterThan(2)
  })

  test('the end of period 1: one wig for each of his cubes, no sets, no hand', () => {
    const s = alone(
      {
        ...NO_STORE_WIGS,
        players: [
          { rubble: [2, 2, 2], markers: 2 },
          { wigs: 5, influence: 10 },
        ],
      },
      { rubble: [2, 1, 1] },
    )
    s.lostRubble = s.lostRubble.map((n, at) => n - ([2, 1, 1][at] as number))
    const events = play(s, 'discard noble-king-blue-3', 'draw builder', 'pass')
    expect(eventsOf(events, 'end-triggered')).toMatchObject([{ seat: 0, by: 'sets' }])
    const wigs = eventsOf(events, 'wigs').filter(e => e.why === 'cubes' || e.why === 'sets')
    expect(wigs).toMatchObject([
      { seat: 0, n: 6, why: 'sets' },
      { seat: LACERDA, n: 4, why: 'cubes' },
    ])
    expect([s.period, him(s).hand]).toEqual([2, []])
  })

  test('his cubes end no period', () => {
    const s = alone({}, { rubble: [5, 5, 5] })
    s.lostRubble = s.lostRubble.map(n => n - 5)
    passTurn(s)
    expect([s.period, s.trigger]).toEqual([1, -1])
  })

  test('empty piles at the end of his turn end the period: the renewal finds nothing to ask him', () => {
    const cards = ['noble-builder-red-1', 'noble-builder-red-2', 'noble-builder-red-3']
    const s = alone({ piles: [['noble-king-red-1'], [], cards, []] }, { courtier: BUILDER, helper: 0 })
    const events = passTurn(s)
    expect(eventsOf(events, 'end-triggered')).toMatchObject([{ seat: LACERDA, by: 'piles' }])
    expect(lisboa.turn(s)).toBe(0)
  })

  test('final scoring: hulls, cubes, majorities, officials by plans, 3 a decree, 2 a favor, nothing else', () => {
    const s = alone(
      {
        players: [
          { done: ['plan-santos-1'], favors: ['king'], reis: 10 },
          {
            wigs: 20,
            influence: 9,
            ships: ['ship-purple-1', 'ship-blue-1'],
            decrees: ['decree-gold-stores', 'decree-cloth-stores'],
            done: ['plan-start-1', 'plan-start-2'],
            favors: ['king', 'builder'],
          },
        ],
        stores: [
          [LACERDA, 'slot-cloth', 'plot-b2'],
          [LACERDA, 'slot-cloth', 'plot-c2'],
          [0, 'slot-cloth', 'plot-b3'],
        ],
      },
      { rubble: [1, 2, 0] },
    )
    const his = (key: string) => part(s, key)[LACERDA]
    expect(part(s, 'cloth-stores')).toEqual([3, 9])
    expect(part(s, 'officials')).toEqual([5, 15])
    expect(['wigs', 'ships', 'sets', 'decrees', 'favors', 'reis'].map(his)).toEqual([20, 4, 3, 6, 4, 0])
    expect(standings(s)[LACERDA]?.total).toBe(20 + 4 + 3 + 9 + 15 + 6 + 4)
  })

  test('the levels change what his decrees are worth', () => {
    const worth = ['gentle', 'printed', 'stern'].map(solo => {
      const s = alone({ options: { solo }, players: [{}, { decrees: ['decree-gold-stores'] }] })
      return part(s, 'decrees')[LACERDA]
    })
    expect(worth).toEqual([2, 3, 5])
  })

  test('a tie goes to more influence, then to more réis', () => {
    const tied = alone({
      players: [
        { wigs: 10, influence: 3, reis: 4 },
        { wigs: 10, influence: 3 },
      ],
    })
    expect(standings(tied).map(each => each.rank)).toEqual([1, 2])
    const behind = alone({
      players: [
        { wigs: 10, influence: 2, reis: 4 },
        { wigs: 10, influence: 3 },
      ],
    })
    expect(standings(behind).map(each => each.rank)).toEqual([2, 1])
  })
})
