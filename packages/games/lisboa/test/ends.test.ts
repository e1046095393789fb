import { describe, expect, test } from 'vitest'
import { CARDS } from '../rules/data/cards.ts'
import { SHIPS } from '../rules/data/ships.ts'
import { DECKS } from '../rules/data/terms.ts'
import { lisboa } from '../rules/game.ts'
import { majority, standings } from '../rules/score.ts'
import {
  type Board,
  eventsOf,
  kindNow,
  me,
  options,
  type Position,
  play,
  position,
  refused,
} from './position.ts'

const LAST = [['noble-king-red-1'], [], [], ['treasury-red-1', 'treasury-red-2']] as const
const points = (s: ReturnType<typeof position>, key: string): (number | undefined)[] =>
  standings(s).map(each => each.parts.find(p => p.key === key)?.points)

/** The turn of seat 0 ends period 1: the third pile is emptied. */
function endOfPeriod(boards: readonly Board[] = [], given: Position = {}) {
  const s = position({ players: boards, piles: LAST, ...given })
  const events = play(s, 'discard noble-king-blue-3', 'draw king')
  return { s, events }
}

describe('the end of period 1', () => {
  test('three empty piles end it; whoever took the last card begins', () => {
    const { s, events } = endOfPeriod([], { active: 1 })
    expect(eventsOf(events, 'end-triggered')).toMatchObject([{ seat: 1, by: 'piles', period: 1 }])
    expect(s.stack.at(-1)).toMatchObject({ kind: 'renew', seat: 1 })
  })

  test('two empty piles end nothing', () => {
    const two = [['noble-king-red-1'], [], ['noble-builder-red-1'], ['treasury-red-1']]
    const { s } = endOfPeriod([], { piles: two })
    expect([s.trigger, kindNow(s), s.active]).toEqual([-1, 'turn', 1])
  })

  test('a second rubble set ends it when the turn is over', () => {
    const s = position({ players: [{ rubble: [2, 2, 1] }], rubble: { A: [0, 0, 1] } })
    s.stack.push({ kind: 'store', seat: 0, may: false })
    const events = play(s, 'store slot-books plot-a3', 'house left')
    expect(eventsOf(events, 'end-triggered')).toMatchObject([{ seat: 0, by: 'sets' }])
    play(s, 'discard noble-king-blue-3', 'draw king')
    expect(kindNow(s)).toBe('renew')
  })

  test('a follower may end it; the first to complete a set counts, and sets count before piles', () => {
    const s = position({
      players: [
        { hand: ['noble-builder-blue-3', 'noble-king-blue-3'], reis: 30 },
        { favors: ['builder'], rubble: [2, 2, 1], reis: 30 },
        { favors: ['builder'], rubble: [2, 2, 1], reis: 30 },
      ],
      rubble: { A: [0, 0, 1], B: [0, 0, 1] },
      piles: LAST,
    })
    const events = play(s, 'visit noble-builder-blue-3', 'pass', 'store slot-gold plot-e1', 'house left')
    events.push(...play(s, 'follow noble-action', 'store slot-books plot-a3', 'house left'))
    events.push(...play(s, 'follow noble-action', 'store slot-cloth plot-b2', 'house left', 'draw king'))
    expect(eventsOf(events, 'end-triggered')).toMatchObject([{ seat: 1, by: 'sets', period: 1 }])
    for (const seat of [1, 2, 0]) {
      expect(s.stack.at(-1)).toMatchObject({ kind: 'renew', seat })
      play(s, 'pass')
    }
    expect(s.active).toBe(1)
  })

  test('a set completed between the periods ends nothing', () => {
    const { s } = endOfPeriod(
      [{ hand: ['noble-king-blue-3', 'noble-builder-red-1'], rubble: [2, 2, 1], wigs: 0 }],
      { rubble: { pile: [0, 0, 1] } },
    )
    const events = play(s, 'renew noble-builder-red-1', 'reward noble-builder-red-1', 'take-cube tsunami')
    expect(eventsOf(events, 'set-completed')).toMatchObject([{ sets: 2 }])
    expect(me(s, 0).markers).toBe(2)
    play(s, 'pass', 'pass')
    expect([s.period, s.trigger, s.ending, me(s, 0).wigs]).toEqual([2, -1, 0, 3])
  })

  test('[LIS-T70] in period 2 a second set ends nothing', () => {
    const s = position({ period: 2, players: [{ rubble: [2, 2, 1] }], rubble: { A: [0, 0, 1] } })
    s.stack.push({ kind: 'store', seat: 0, may: false })
    play(s, 'store slot-books plot-a3', 'house left', 'discard noble-king-blue-3', 'draw king')
    expect(s.ending).toBe(0)
    expect(s.trigger).toBe(-1)
  })

  test('each set on a board brings 3 wigs, and the shipyard is renewed', () => {
    const { s } = endOfPeriod([
      { rubble: [1, 1, 1], wigs: 0 },
      { rubble: [2, 1, 1], wigs: 1 },
      { rubble: [2, 2, 2], wigs: 2 },
    ])
    expect(s.players.map(p => p.wigs)).toEqual([3, 4, 8])
    expect(s.shipyard.map(ship => SHIPS[ship]?.hull)).toEqual([4, 4, 3, 3])
  })

  test('[LIS-T68] one reward of each noble among the cards discarded, no penalties', () => {
    const hand = [
      'noble-king-blue-3',
      'noble-king-blue-4',
      'noble-king-red-3',
      'noble-minister-blue-5',
      'treasury-blue-1',
    ]
    const { s } = endOfPeriod([{ hand, reis: 0, wigs: 0 }])
    play(s, 'renew noble-king-blue-4+noble-king-red-3+noble-minister-blue-5')
    expect(s.gone.map(card => CARDS[card]?.id)).toContain('noble-minister-blue-5')
    expect(options(s)).toEqual(['reward noble-king-blue-4', 'reward noble-king-red-3', 'pass'])
    play(s, 'reward noble-king-red-3')
    expect(me(s, 0).wigs).toBe(2)
    expect(me(s, 0).goods).toEqual([2, 1, 1, 1])
    expect(s.stack.at(-1)).toMatchObject({ kind: 'renew', seat: 1 })
    play(s, 'pass', 'pass')
    expect(me(s, 0).hand.map(card => DECKS[CARDS[card]?.deck ?? -1])).toEqual([
      'blue',
      'red',
      'purple',
      'purple',
      'purple',
    ])
  })

  test('all draw up to five from the purple deck, the brown cards are laid out, the next player goes on', () => {
    const { s } = endOfPeriod()
    play(s, 'pass', 'pass', 'pass')
    expect(s.period).toBe(2)
    expect(s.players.map(p => p.hand.length)).toEqual([5, 5, 5])
    expect(s.piles.map(pile => pile.length)).toEqual([5, 5, 5, 5])
    expect(new Set(s.piles.flat().map(card => DECKS[CARDS[card]?.deck ?? -1]))).toEqual(new Set(['brown']))
    expect(s.active).toBe(1)
    expect(s.trigger).toBe(-1)
  })

  test('rewards are taken one by one, each may be declined, before the next player begins', () => {
    const hand = ['noble-king-blue-3', 'noble-minister-blue-1', 'noble-builder-blue-1']
    const { s } = endOfPeriod([{ hand: ['noble-king-blue-3', ...hand.slice(1)] }])
    play(s, 'renew noble-minister-blue-1+noble-builder-blue-1', 'reward noble-builder-blue-1', 'plan mardel')
    expect(options(s)).toEqual(['reward noble-minister-blue-1', 'pass'])
    play(s, 'pass')
    expect(s.stack.at(-1)).toMatchObject({ seat: 1 })
  })

  test('a Cardinal laid down by a reward is scored before the new period', () => {
    const { s } = endOfPeriod([{ hand: ['noble-king-blue-3', 'noble-king-blue-2'] }], { cardinal: 0 })
    play(s, 'renew noble-king-blue-2', 'reward noble-king-blue-2', 'cardinal 1 2', 'pass', 'pass')
    expect(kindNow(s)).toBe('church')
    play(s, 'pass')
    expect(s.period).toBe(2)
    expect(s.church).not.toContain(-1)
  })
})

describe('the end of the game', () => {
  const toss = (s: ReturnType<typeof position>): void => {
    play(s, options(s, 'discard')[0] as string)
    if (kindNow(s) === 'draw') play(s, options(s)[0] as string)
  }

  test('[LIS-T69] after the trigger the round is finished, then everybody has one more turn', () => {
    const s = position({
      seats: 4,
      period: 2,
      active: 1,
      start: 0,
      players: [{ rubble: [4, 4, 3] }],
      rubble: { A: [0, 0, 1] },
    })
    s.stack.push({ kind: 'store', seat: 1, may: false })
    play(s, 'store slot-books plot-a3', 'house left')
    const turns: number[] = []
    while (lisboa.turn(s) !== null) {
      turns.push(s.active)
      toss(s)
    }
    expect(turns).toEqual([1, 2, 3, 0, 1, 2, 3])
    expect(s.ending).toBe(3)
  })

  test('a trigger by the last player of a round is followed by the final round at once', () => {
    const s = position({
      period: 2,
      active: 2,
      start: 0,
      piles: [['noble-king-brown-1'], [], [], ['treasury-brown-1', 'treasury-brown-2']],
    })
    const events = play(s, 'discard noble-king-blue-3', 'draw king')
    expect(eventsOf(events, 'final-round')).toHaveLength(1)
    expect(s.ending).toBe(2)
    expect(s.active).toBe(0)
  })

  test('four sets reached in period 1 end the game from the first turn of period 2 on', () => {
    const s = position({ period: 2, active: 0, players: [{}, { rubble: [4, 4, 4] }] })
    const events = play(s, 'discard noble-king-blue-3', 'draw king')
    expect(eventsOf(events, 'end-triggered')).toMatchObject([{ by: 'sets', period: 2 }])
  })
})

describe('final scoring', () => {
  test('ships their hull, sets 3, favors 2, one per 5 réis', () => {
    const s = position({
      players: [
        { ships: ['ship-red-1', 'ship-brown-1'], rubble: [1, 1, 1], favors: ['king', 'builder'], reis: 14 },
      ],
    })
    expect(points(s, 'ships')[0]).toBe(6)
    expect(points(s, 'sets')[0]).toBe(3)
    expect(points(s, 'favors')[0]).toBe(4)
    expect(points(s, 'reis')[0]).toBe(2)
  })

  test('[LIS-T72] clergy tiles, goods, influence, plans and hand cards are worth nothing', () => {
    const rich = position({
      players: [
        {
          clergy: ['clergy-01', 'clergy-02', 'clergy-03'],
          goods: [2, 2, 2, 2],
          influence: 10,
          plans: ['plan-santos-1'],
        },
      ],
    })
    const poor = position({
      players: [{ clergy: [], goods: [0, 0, 0, 0], influence: 0, plans: [], hand: [] }],
    })
    expect(standings(rich)[0]?.total).toBe(standings(poor)[0]?.total)
  })

  test('store majorities by trade', () => {
    const s = position({
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-b1'],
        [1, 'slot-gold', 'plot-c1'],
        [1, 'slot-cloth', 'plot-a2'],
        [2, 'slot-books', 'plot-a4'],
        [2, 'slot-small', 'plot-a5'],
      ],
    })
    expect(points(s, 'gold-stores')).toEqual([3, 2, 0])
    expect(points(s, 'cloth-stores')).toEqual([0, 9, 0])
    expect(points(s, 'books-stores')).toEqual([0, 0, 9])
    expect(points(s, 'tools-stores')).toEqual([0, 0, 6])
  })

  test('with two players the other one gets the third place of a store majority, or the second by variant', () => {
    const given: Position = {
      seats: 2,
      stores: [
        [0, 'slot-tools', 'plot-a4'],
        [0, 'slot-tools', 'plot-b4'],
        [1, 'slot-small', 'plot-a5'],
        [1, 'slot-cloth', 'plot-b2'],
      ],
    }
    expect(points(position(given), 'tools-stores')).toEqual([6, 2])
    expect(points(position(given), 'cloth-stores')).toEqual([0, 9])
    const second = position({ ...given, options: { 'two-player-stores': 'second' } })
    expect(points(second, 'tools-stores')).toEqual([6, 4])
    const three = position({ ...given, seats: 3 })
    expect(points(three, 'tools-stores')).toEqual([6, 4, 0])
  })

  test('tied majorities all get the higher place, or share by variant; nothing scores nothing', () => {
    expect(majority([2, 2, 1, 0], [9, 6, 3], 'higher')).toEqual([9, 9, 3, 0])
    expect(majority([2, 2, 1, 0], [9, 6, 3], 'shared')).toEqual([7, 7, 3, 0])
    expect(majority([1, 1, 1, 1], [9, 6, 3], 'shared')).toEqual([4, 4, 4, 4])
  })

  test('the variant of tied majorities counts for stores and officials', () => {
    const given: Position = {
      stores: [
        [0, 'slot-cloth', 'plot-a2'],
        [1, 'slot-cloth', 'plot-b2'],
      ],
      players: [{ done: ['plan-santos-1'] }, {}, { done: ['plan-mardel-1'] }],
    }
    expect(points(position(given), 'cloth-stores')).toEqual([9, 9, 0])
    expect(points(position(given), 'officials')).toEqual([15, 0, 15])
    const shared = position({ ...given, options: { ties: 'shared' } })
    expect(points(shared, 'cloth-stores')).toEqual([7, 7, 0])
    expect(points(shared, 'officials')).toEqual([12, 0, 12])
  })

  test('officials: 15, 10, 5; with two players 15 and 5', () => {
    const players = [{ done: ['plan-santos-3'] }, { done: ['plan-mardel-1'] }]
    expect(points(position({ players }), 'officials')).toEqual([15, 10, 0])
    expect(points(position({ seats: 2, players }), 'officials')).toEqual([15, 5])
  })

  test('ties are broken by influence, then réis, then shared', () => {
    const rank = (boards: Board[]): number[] =>
      standings(position({ players: boards })).map(each => each.rank)
    expect(rank([{ influence: 4 }, { influence: 6 }, { influence: 4 }])).toEqual([2, 1, 2])
    expect(rank([{ reis: 11 }, { reis: 12 }, { reis: 10 }])).toEqual([2, 1, 3])
    const mixed = { influence: 6, reis: 10 }
    expect(rank([{ influence: 4, reis: 12 }, mixed, { influence: 4, reis: 11 }])).toEqual([2, 1, 3])
    expect(rank([{}, {}, {}])).toEqual([1, 1, 1])
  })

  test('the final position refuses everything', () => {
    const s = position({ period: 2 })
    s.stack = []
    expect(lisboa.turn(s)).toBeNull()
    expect(refused(s, 'pass')).toBe('not-now')
  })
})
