import { describe, expect, test } from 'vitest'
import { type Board, eventsOf, kindNow, me, options, play, position, refused } from './position.ts'

/** The Cardinal lies down, the turn of seat 0 ends. */
function scoring(boards: readonly Board[], first = 0, given: Parameters<typeof position>[0] = {}) {
  const s = position({ players: boards, ...given })
  s.laidBy = first
  const events = play(s, 'discard noble-king-blue-3', 'draw king')
  return { s, events }
}

describe('church scoring', () => {
  test('[LIS-202] it starts with the player who laid the Cardinal down and goes clockwise', () => {
    const tiles = [{ clergy: ['clergy-01'] }, { clergy: ['clergy-02'] }, { clergy: ['clergy-03'] }]
    const { s } = scoring(tiles, 1)
    const order: (number | undefined)[] = []
    for (let i = 0; i < 3; i++) {
      const f = s.stack.at(-1)
      order.push(f && 'seat' in f ? f.seat : undefined)
      play(s, 'pass')
    }
    expect(order).toEqual([1, 2, 0])
  })

  test('[LIS-203] each player decides; nobody is forced', () => {
    const { s } = scoring([{ clergy: ['clergy-01'], cards: ['noble-king-blue-5'] }])
    expect(options(s)).toEqual(['give-up clergy-01', 'pass'])
    play(s, 'pass')
    expect(s.players[0]?.influence).toBe(5)
    expect(s.players[0]?.clergy).toHaveLength(1)
  })

  test('[LIS-204] one or more tiles are given up', () => {
    const { s } = scoring([{ clergy: ['clergy-05', 'clergy-01', 'clergy-02'] }])
    expect(options(s)).toHaveLength(8)
    expect(options(s)).toContain('give-up clergy-01+clergy-05')
    play(s, 'give-up clergy-01+clergy-05')
    expect(s.players[0]?.clergy).toHaveLength(1)
    expect(s.givenUp).toHaveLength(2)
    const other = scoring([{ clergy: ['clergy-05'] }]).s
    expect(refused(other, 'give-up clergy-01')).toBe('clergy-not-held')
  })

  test('[LIS-194] [LIS-205] [LIS-206] [LIS-T66] wigs of the backs, then influence once', () => {
    const { s } = scoring([
      { clergy: ['clergy-05', 'clergy-23'], cards: ['noble-king-purple-5'], influence: 5, wigs: 0 },
    ])
    const events = play(s, 'give-up clergy-05+clergy-23')
    expect(s.players[0]?.wigs).toBe(3 + 3)
    expect(s.players[0]?.influence).toBe(9)
    expect(eventsOf(events, 'influence')).toHaveLength(1)
    const types = events.map(e => e.type)
    expect(types.indexOf('wigs')).toBeLessThan(types.indexOf('influence'))
  })

  test('[LIS-207] when it is over the Cardinal stands again', () => {
    const { s } = scoring([{ clergy: ['clergy-01'] }])
    expect(s.laidBy).toBe(0)
    const events = play(s, 'pass')
    expect(s.laidBy).toBe(-1)
    expect(eventsOf(events, 'cardinal-stood')).toHaveLength(1)
  })

  test('[LIS-208] [LIS-T65] a player without tiles is left out', () => {
    const { s } = scoring([{}, { clergy: ['clergy-01'] }])
    expect(s.stack.at(-1)).toMatchObject({ kind: 'church', seat: 1 })
    play(s, 'pass')
    expect(kindNow(s)).toBe('turn')
  })

  test('powers of tiles given up are gone before the influence', () => {
    const { s } = scoring([{ clergy: ['clergy-32'], influence: 3 }])
    play(s, 'give-up clergy-32')
    expect(s.players[0]?.influence).toBe(3)
  })

  test('goods and cards beyond a limit that fell are lost before the influence', () => {
    const boards: Board[] = [
      {
        clergy: ['clergy-17', 'clergy-19'],
        goods: [2, 3, 1, 1],
        cards: ['noble-king-blue-5', 'noble-king-purple-5', 'treasury-blue-2'],
        influence: 0,
      },
    ]
    const { s } = scoring(boards)
    play(s, 'give-up clergy-17+clergy-19')
    expect(me(s, 0).goods[1]).toBe(2)
    expect(kindNow(s)).toBe('surplus')
    play(s, 'drop-card noble-king-purple-5')
    expect(me(s, 0).influence).toBe(3)
  })

  test('passing the icon twice in one turn gives one scoring, from the first who laid him down', () => {
    const s = position({
      players: [
        { hand: ['noble-king-blue-3'], plans: ['plan-santos-1'], reis: 30 },
        { favors: ['king'], clergy: ['clergy-31'] },
      ],
      cardinal: 0,
    })
    const events = play(s, 'visit noble-king-blue-3', 'state cardinal', 'cardinal 1 2', 'open spot-e-b')
    events.push(...play(s, 'follow cardinal', 'cardinal 3 5'))
    expect(eventsOf(events, 'cardinal-laid')).toMatchObject([{ seat: 0 }])
    play(s, 'draw king')
    expect(s.stack.at(-1)).toMatchObject({ kind: 'church', seat: 0 })
    play(s, 'pass')
    expect(s.stack.at(-1)).toMatchObject({ kind: 'church', seat: 1 })
    play(s, 'pass')
    expect(kindNow(s)).toBe('turn')
  })

  test('tiles are dealt after scoring, or before it by variant', () => {
    const church = ['clergy-07', null, 'clergy-09', 'clergy-10', 'clergy-11', 'clergy-12']
    const usual = scoring([{ clergy: ['clergy-01'] }], 0, { church })
    expect(usual.s.church[1]).toBe(-1)
    const late = scoring([{ clergy: ['clergy-01'] }], 0, {
      church,
      options: { 'church-timing': 'after-refill' },
    })
    expect(late.s.church[1]).not.toBe(-1)
    const early = position({
      players: [{ clergy: ['clergy-01'] }],
      options: { 'church-timing': 'before-draw' },
    })
    early.laidBy = 0
    play(early, 'discard noble-king-blue-3')
    expect(kindNow(early)).toBe('church')
  })

  test('an empty bag is filled with the tiles given up', () => {
    const s = position({ church: ['clergy-07', null, 'clergy-09', 'clergy-10', 'clergy-11', 'clergy-12'] })
    s.givenUp = s.bag
    s.bag = []
    const events = play(s, 'discard noble-king-blue-3', 'draw king')
    expect(eventsOf(events, 'bag-refilled')).toHaveLength(1)
    expect(s.church[1]).not.toBe(-1)
    expect(s.givenUp).toEqual([])
  })
})
