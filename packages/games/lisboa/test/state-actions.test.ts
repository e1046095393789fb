import { describe, expect, test } from 'vitest'
import { CLERGY } from '../rules/data/clergy.ts'
import { NOBLES } from '../rules/data/terms.ts'
import { lisboa } from '../rules/game.ts'
import { DUMMY, PLAZA } from '../rules/state.ts'
import { eventsOf, id, kindNow, me, options, play, position, refused } from './position.ts'

const NOBLE = 'portfolio noble-king-blue-3'

describe('royal favors', () => {
  test('[LIS-041] [LIS-042] one tile of a kind not yet held goes to its place on the board', () => {
    const s = position({ players: [{ favors: ['king'] }] })
    play(s, NOBLE, 'trade cloth favor')
    expect(options(s)).toEqual(['favor minister', 'favor builder'])
    play(s, 'favor builder')
    expect(me(s).favors).toEqual([1, 0, 1])
    expect(s.favors).toEqual([2, 3, 2])
  })

  test('[LIS-043] [LIS-T25] never two of one noble, and none more with all three', () => {
    const s = position({ players: [{ favors: ['king', 'minister', 'builder'] }] })
    play(s, NOBLE)
    expect(refused(s, 'trade cloth favor')).toBe('favors-complete')
    const two = position({ players: [{ favors: ['king', 'minister'] }] })
    play(two, NOBLE, 'trade cloth favor')
    expect(me(two).favors).toEqual([1, 1, 1])
  })

  test('[LIS-044] there is one kind of favor for each of the three nobles, one per player', () => {
    expect(NOBLES).toHaveLength(3)
    for (const seats of [2, 3, 4]) expect(position({ seats }).favors).toEqual([seats, seats, seats])
  })

  test('an empty pile of favors offers nothing', () => {
    const s = position({
      seats: 2,
      players: [{}, { favors: ['king', 'minister', 'builder'] }],
    })
    s.favors = [0, 1, 1]
    s.stack = [{ kind: 'favor', seat: 0, may: false }]
    expect(options(s)).toEqual(['favor minister', 'favor builder'])
    expect(refused(s, 'favor king')).toBe('favors-all-gone')
  })
})

describe('meeting the Cardinal', () => {
  const meet = (given = {}): ReturnType<typeof position> => {
    const s = position(given)
    play(s, NOBLE, 'trade cloth cardinal')
    return s
  }

  test('[LIS-046] [LIS-048] he moves clockwise from gap to gap between the tiles', () => {
    const s = meet({ cardinal: 5 })
    play(s, 'cardinal 1 1')
    expect(s.cardinal).toBe(0)
    const around = meet({ cardinal: 4 })
    play(around, 'cardinal 2 2')
    expect(around.cardinal).toBe(0)
  })

  test('[LIS-047] the player chooses one gap or two', () => {
    const s = meet()
    expect(new Set(options(s).map(text => text.split(' ')[1]))).toEqual(new Set(['1', '2']))
    expect(refused(s, 'cardinal 3 3')).toBe('cardinal-steps')
  })

  test('a clergy power allows a third gap in the State action', () => {
    const s = meet({ players: [{ clergy: ['clergy-31'] }] })
    expect(new Set(options(s).map(text => text.split(' ')[1]))).toEqual(new Set(['1', '2', '3']))
  })

  test('[LIS-049] some icons move him exactly one gap', () => {
    const s = position({ players: [{ hand: ['noble-king-blue-2'], clergy: ['clergy-31'] }] })
    play(s, 'portfolio noble-king-blue-2')
    expect(options(s)).toEqual(['cardinal 1 1', 'cardinal 1 2', 'pass'])
  })

  test('[LIS-050] exactly the two tiles beside the gap he reaches are on offer', () => {
    const s = meet({ cardinal: 5 })
    expect(options(s)).toEqual(['cardinal 1 1', 'cardinal 1 2', 'cardinal 2 2', 'cardinal 2 3'])
    expect(refused(s, 'cardinal 1 3')).toBe('not-beside-cardinal')
  })

  test('[LIS-050] with a closed track the two tiles are turned over after he has moved', () => {
    const s = position({ options: { 'clergy-track': 'closed' } })
    play(s, NOBLE, 'trade cloth cardinal')
    expect(options(s)).toEqual(['move-cardinal 1', 'move-cardinal 2'])
    const events = play(s, 'move-cardinal 2')
    expect(eventsOf(events, 'clergy-turned').map(e => e.spot)).toEqual([1, 2])
    expect(options(s)).toEqual(['take-clergy 2', 'take-clergy 3'])
  })

  test('[LIS-050] on a closed track a tile once turned stays open, the one laid in its place is closed', () => {
    const s = position({
      options: { 'clergy-track': 'closed' },
      players: [{}, { hand: ['noble-king-blue-5'], clergy: ['clergy-01'] }],
    })
    play(s, NOBLE, 'trade cloth cardinal', 'move-cardinal 1', 'take-clergy 2', 'pass', 'draw king')
    expect(lisboa.view(s, 1).church.map(tile => tile >= 0)).toEqual([true, false, false, false, false, false])
    play(s, 'portfolio noble-king-blue-5', 'trade cloth cardinal', 'move-cardinal 1', 'take-clergy 3', 'pass')
    expect(s.turned).toEqual([1, 1, 0, 0, 0, 0])
    const again = position({ options: { 'clergy-track': 'closed' } })
    again.turned = [1, 0, 0, 0, 0, 0]
    const events = play(again, NOBLE, 'trade cloth cardinal', 'move-cardinal 1')
    expect(eventsOf(events, 'clergy-turned').map(e => e.spot)).toEqual([1])
  })

  test('[LIS-051] [LIS-052] exactly one of them is taken onto the board', () => {
    const s = meet()
    play(s, 'cardinal 2 3')
    expect(me(s).clergy).toEqual([id(CLERGY, 'clergy-09')])
    expect(s.church[2]).toBe(-1)
    expect(s.church[1]).not.toBe(-1)
  })

  test('[LIS-053] [LIS-T24] with four clergy tiles the action is not possible', () => {
    const s = position({ players: [{ clergy: ['clergy-01', 'clergy-02', 'clergy-03', 'clergy-04'] }] })
    play(s, NOBLE)
    expect(refused(s, 'trade cloth cardinal')).toBe('clergy-full')
  })

  test('[LIS-054] icons take effect after the tile is taken', () => {
    const events = play(meet({ cardinal: 3 }), 'cardinal 1 5')
    const types = events.map(e => e.type)
    expect(types.indexOf('clergy-taken')).toBeLessThan(types.indexOf('treasury-moved'))
  })

  test('[LIS-055] reaching or passing the treasury icon moves the treasury marker up', () => {
    for (const cardinal of [3, 2]) {
      const s = meet({ cardinal, treasury: 3 })
      play(s, cardinal === 3 ? 'cardinal 1 5' : 'cardinal 2 5')
      expect(s.treasury).toBe(4)
    }
    const passed = meet({ cardinal: 3, treasury: 3 })
    play(passed, 'cardinal 2 6')
    expect(passed.treasury).toBe(4)
  })

  test('[LIS-056] [LIS-T64] reaching or passing the scoring icon lays him down', () => {
    const reached = meet({ cardinal: 5 })
    play(reached, 'cardinal 2 2')
    expect(reached.laidBy).toBe(0)
    const passed = meet({ cardinal: 0 })
    play(passed, 'cardinal 2 3')
    expect(passed.laidBy).toBe(0)
    const before = meet({ cardinal: 5 })
    play(before, 'cardinal 1 1')
    expect(before.laidBy).toBe(-1)
  })

  test('[LIS-057] [LIS-T64] church scoring waits until the turn is over, and starts with the mover', () => {
    const s = meet({ cardinal: 5, players: [{}, { clergy: ['clergy-01'] }] })
    play(s, 'cardinal 2 2')
    expect(kindNow(s)).toBe('trading')
    play(s, 'pass', 'draw king')
    expect(kindNow(s)).toBe('church')
    expect(s.stack.at(-1)).toMatchObject({ seat: 0 })
  })

  test('a gap without tiles beside it cannot be chosen', () => {
    const s = meet({ church: [null, null, 'clergy-09', 'clergy-10', 'clergy-11', 'clergy-12'] })
    expect(me(s).clergy).toEqual([id(CLERGY, 'clergy-09')])
    expect(s.cardinal).toBe(1)
  })
})

describe('recruiting officials', () => {
  const recruit = (given = {}): ReturnType<typeof position> => {
    const s = position(given)
    play(s, NOBLE, 'trade tools recruit')
    return s
  }

  test('[LIS-071] one or two officials move from the board into different offices', () => {
    const s = recruit()
    expect(options(s)).toHaveLength(6)
    expect(refused(s, 'recruit king+minister+builder')).toBe('too-many-recruits')
    play(s, 'recruit king+builder')
    expect(me(s).officials).toBe(6)
    expect([0, 1, 2].map(noble => s.offices[noble * 5])).toEqual([1, 0, 1])
  })

  test('[LIS-T38] two officials cannot go into one office', () => {
    expect(lisboa.read('recruit king+king')).toBeNull()
    const s = recruit()
    play(s, 'recruit king+minister')
    expect([0, 1, 2].map(noble => s.offices[noble * 5])).toEqual([1, 1, 0])
  })

  test('a clergy power places three', () => {
    expect(options(recruit({ players: [{ clergy: ['clergy-21'] }] }))).toContain(
      'recruit king+minister+builder',
    )
    const card = position({ players: [{ hand: ['noble-builder-blue-2'], clergy: ['clergy-21'] }] })
    play(card, 'portfolio noble-builder-blue-2')
    expect(options(card)).not.toContain('recruit king+minister+builder')
  })

  test('[LIS-072] [LIS-074] [LIS-T36] a full office loses one official of the largest colour to the plaza', () => {
    const s = recruit({ players: [{}, { officials: [3, 0, 0, 0] }, { officials: [2, 0, 0, 0] }] })
    play(s, 'recruit king')
    expect([0, 1, 2].map(seat => s.offices[seat])).toEqual([1, 2, 2])
    expect([0, 1, 2].map(seat => s.offices[PLAZA * 5 + seat])).toEqual([0, 1, 0])
  })

  test('[LIS-073] [LIS-T37] of several largest colours each loses one', () => {
    const s = recruit({
      seats: 4,
      players: [{ officials: [1, 0, 0, 0] }, { officials: [2, 0, 0, 0] }, { officials: [2, 0, 0, 0] }],
    })
    play(s, 'recruit king')
    expect([0, 1, 2].map(seat => s.offices[seat])).toEqual([2, 1, 1])
    expect([1, 2].map(seat => s.offices[PLAZA * 5 + seat])).toEqual([1, 1])
  })

  test('with room in the office nobody is displaced', () => {
    const s = recruit({ players: [{}, { officials: [4, 0, 0, 0] }] })
    play(s, 'recruit king')
    expect(s.offices[PLAZA * 5 + 1]).toBe(0)
  })

  test('own officials are displaced like others, neutral ones never leave', () => {
    const own = recruit({ players: [{ officials: [3, 0, 0, 0] }, { officials: [2, 0, 0, 0] }] })
    play(own, 'recruit king')
    expect(own.offices[PLAZA * 5]).toBe(1)
    const two = recruit({
      seats: 2,
      players: [{ officials: [2, 0, 0, 0] }, { officials: [2, 0, 0, 0] }],
    })
    expect(two.offices[DUMMY]).toBe(1)
    play(two, 'recruit king')
    expect([0, 1, DUMMY].map(owner => two.offices[owner])).toEqual([2, 1, 1])
    expect([0, 1, DUMMY].map(owner => two.offices[PLAZA * 5 + owner])).toEqual([1, 1, 0])
  })

  test('without officials on the board nobody can be recruited', () => {
    const s = position({ players: [{ officials: [2, 2, 2, 2] }] })
    play(s, NOBLE)
    expect(refused(s, 'trade tools recruit')).toBe('no-officials-on-board')
  })
})

describe('acquiring a plan', () => {
  test('[LIS-075] [LIS-076] [LIS-077] one plan from the top of either architect’s pile lies face up on the board', () => {
    const s = position()
    const tops = s.plans.map(pile => pile.at(-1))
    play(s, NOBLE, 'trade tools plan')
    expect(options(s)).toEqual(['plan santos', 'plan mardel'])
    play(s, 'plan mardel')
    expect(me(s).plans).toEqual([tops[1]])
    expect(s.plans.map(pile => pile.length)).toEqual([8, 7])
  })

  test('[LIS-078] any number of plans may be owned', () => {
    const plans = [
      'plan-start-1',
      'plan-santos-1',
      'plan-santos-2',
      'plan-santos-3',
      'plan-mardel-1',
      'plan-mardel-2',
      'plan-mardel-3',
    ]
    const s = position({ players: [{ plans }] })
    play(s, NOBLE, 'trade tools plan', 'plan santos')
    expect(me(s).plans).toHaveLength(8)
  })

  test('[LIS-079] plans are what public buildings need', () => {
    const none = position()
    expect(refused(none, 'visit noble-king-blue-3')).toBe('no-plan')
    expect(
      refused(position({ players: [{ plans: ['plan-santos-1'] }] }), 'visit noble-king-blue-3'),
    ).toBeNull()
  })
})
