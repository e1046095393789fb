import { describe, expect, test } from 'vitest'
import { CARDS } from '../rules/data/cards.ts'
import { put } from '../rules/lists.ts'
import { DUMMY } from '../rules/state.ts'
import { type Board, DEAR, eventsOf, id, kindNow, me, options, play, position, refused } from './position.ts'

const VISIT = 'visit noble-minister-blue-4'

describe('visiting a noble', () => {
  test('[LIS-080] the card of the noble is played into the royal court', () => {
    const s = position({ players: [{ goods: [2, 2, 2, 2] }] })
    play(s, VISIT)
    expect(s.court).toBe(id(CARDS, 'noble-minister-blue-4'))
    expect(me(s).hand).not.toContain(s.court)
    expect(me(s).cards).toEqual([])
    expect(options(s)).toContain('state ship')
  })

  test('[LIS-081] the visitor is marked, everybody else can only follow', () => {
    const s = position({ players: [{ goods: [1, 0, 0, 0] }, { favors: ['minister'] }] })
    const events = play(s, VISIT)
    expect(eventsOf(events, 'visited')).toMatchObject([{ seat: 0, noble: 1 }])
    play(s, options(s, 'decree')[0] as string)
    expect(s.stack.at(-1)).toMatchObject({ kind: 'follow', seat: 1 })
    expect(refused(s, 'state ship')).toBe('only-follow')
  })

  test('[LIS-082] [LIS-083] [LIS-T26] influence is paid: left of the treasury and one per official of others', () => {
    const s = position({
      treasury: 0,
      players: [{ influence: 8, officials: [0, 1, 0, 0] }, { officials: [0, 2, 0, 0] }],
    })
    play(s, VISIT)
    expect(me(s).influence).toBe(8 - 3)
    const rich = position({
      treasury: 4,
      players: [{ influence: 8 }, { officials: [0, 2, 0, 0] }, { officials: [0, 1, 0, 0] }],
    })
    play(rich, VISIT)
    expect(me(rich).influence).toBe(8 - 2)
  })

  test('[LIS-084] [LIS-T34] with two players the placeholder officials count', () => {
    const s = position({ seats: 2, treasury: 2, players: [{ influence: 5 }] })
    expect(s.offices[5 + DUMMY]).toBe(1)
    play(s, VISIT)
    expect(me(s).influence).toBe(4)
  })

  test('[LIS-085] [LIS-T28] wigs pay only for missing influence', () => {
    const enough = position({
      treasury: 2,
      players: [{ influence: 5, wigs: 9 }, { officials: [0, 3, 0, 0] }, { officials: [0, 2, 0, 0] }],
    })
    play(enough, VISIT)
    expect([me(enough).influence, me(enough).wigs]).toEqual([0, 9])
    const short = position({ ...DEAR, players: [{ influence: 1, wigs: 9 }] })
    play(short, VISIT)
    expect([me(short).influence, me(short).wigs]).toEqual([0, 7])
  })

  test('[LIS-085] [LIS-T29] without wigs and influence there is no visit, unless the left houses let réis pay', () => {
    const board: Board = { influence: 1, wigs: 0, reis: 2 }
    expect(refused(position({ ...DEAR, players: [board] }), VISIT)).toBe('visit-too-dear')
    const s = position({
      ...DEAR,
      players: [{ ...board, houses: [2, 0, 0] }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-a2'],
      ],
    })
    play(s, VISIT)
    expect([me(s).reis, me(s).influence]).toEqual([0, 0])
  })

  test('[LIS-086] one State action of this noble may come first', () => {
    const s = position({ players: [{ goods: [2, 2, 2, 2] }] })
    play(s, VISIT)
    expect(options(s)).toEqual(['state ship', 'pass'])
    expect(refused(s, 'state recruit')).toBe('not-this-noble')
    play(s, 'pass')
    expect(kindNow(s)).toBe('decree')
  })

  test('[LIS-087] it costs no good', () => {
    const s = position({ players: [{ hand: ['noble-builder-blue-3'], reis: 30 }] })
    play(s, 'visit noble-builder-blue-3', 'state recruit', 'recruit king')
    expect(me(s).goods).toEqual([1, 1, 1, 1])
    expect(s.traded).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test('[LIS-088] the Noble action must be carried out', () => {
    const s = position({ players: [{ goods: [1, 0, 0, 0] }] })
    play(s, VISIT)
    expect(kindNow(s)).toBe('decree')
    expect(refused(s, 'pass')).toBe('not-optional')
  })

  test('[LIS-089] [LIS-T30] who cannot carry out the Noble action cannot visit', () => {
    expect(refused(position(), 'visit noble-king-blue-3')).toBe('no-plan')
    expect(
      refused(
        position({
          treasury: 4,
          players: [{ reis: 0, influence: 0 }],
          rubble: { A: [2, 0, 0], E: [2, 0, 0] },
        }),
        'visit noble-builder-blue-3',
      ),
    ).toBe('noble-action-impossible')
    const noDecree = position({ decrees: [] })
    expect(refused(noDecree, VISIT)).toBe('noble-action-impossible')
  })

  test('[LIS-090] card, courtier, influence, State action, Noble action: in this order', () => {
    const s = position({
      players: [{ hand: ['noble-builder-blue-3'], reis: 30 }, { officials: [0, 0, 1, 0] }],
    })
    const events = play(
      s,
      'visit noble-builder-blue-3',
      'state recruit',
      'recruit king',
      'store slot-gold plot-e1',
    )
    const types = events.map(e => e.type)
    const order = (['card-played', 'visited', 'influence', 'official-placed', 'store-placed'] as const).map(
      type => types.indexOf(type),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('a State action that would make the Noble action impossible is not offered', () => {
    // Hiring two officials costs 8 at 4, and 10 once the Cardinal has passed the treasury icon.
    const s = position({
      treasury: 3,
      cardinal: 3,
      players: [{ hand: ['noble-king-blue-3'], plans: ['plan-santos-1'], reis: 8, influence: 0, wigs: 0 }],
      church: ['clergy-07', 'clergy-08', 'clergy-09', 'clergy-10', 'clergy-11', 'clergy-12'],
      buildings: [
        [1, 'spot-n1', 'building-01 santos', 1],
        [1, 'spot-w-e', 'building-08 mardel', 1],
        [1, 'spot-w-d', 'building-03 mardel', 1],
      ],
    })
    play(s, 'visit noble-king-blue-3')
    expect(options(s)).toEqual(['state favor', 'pass'])
    expect(refused(s, 'state cardinal')).toBe('dead-end')
  })

  test('a State action that makes the Noble action possible makes the visit possible', () => {
    // One official at hand, none can be paid: only the tile “one official less” helps.
    const board: Board = {
      hand: ['noble-king-blue-3'],
      plans: ['plan-santos-1'],
      reis: 0,
      influence: 3,
      wigs: 0,
      officials: [0, 0, 0, 1],
    }
    const buildings = ['w-d', 'w-e', 'e-c'].map(
      (spot, i) => [1, `spot-${spot}`, `building-0${i + 7} mardel`, 0] as const,
    )
    const helped = position({
      treasury: 3,
      players: [board],
      buildings,
      church: ['clergy-23', null, null, null, null, null],
    })
    play(helped, 'visit noble-king-blue-3')
    expect(me(helped).clergy).toHaveLength(1)
    expect(kindNow(helped)).toBe('open')
    const plain = position({ treasury: 3, players: [board], buildings })
    expect(refused(plain, 'visit noble-king-blue-3')).toBe('noble-action-impossible')
    // Nobody can count on a tile that lies face down.
    const closed = position({
      treasury: 3,
      players: [board],
      buildings,
      church: ['clergy-23', null, null, null, null, null],
      options: { 'clergy-track': 'closed' },
    })
    expect(refused(closed, 'visit noble-king-blue-3')).toBe('noble-action-impossible')
  })

  test('clergy tiles make visits cheaper or pay for them', () => {
    const cheap = position({
      ...DEAR,
      version: 4,
      players: [{ clergy: ['clergy-03', 'clergy-08'], reis: 0 }],
    })
    play(cheap, VISIT)
    expect([me(cheap).influence, me(cheap).reis]).toEqual([3, 2])
    const free = position({ version: 4, players: [{ clergy: ['clergy-03', 'clergy-04'] }], treasury: 0 })
    play(free, VISIT)
    expect(me(free).influence).toBe(5)
    const paid = position({
      version: 4,
      treasury: 2,
      offices: [[1, 2, 2]],
      players: [{ clergy: ['clergy-08'], houses: [2, 0, 0], influence: 0, wigs: 0, reis: 0 }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-a2'],
      ],
    })
    play(paid, VISIT)
    expect(me(paid).reis).toBe(0)
  })
})

describe('following', () => {
  const afterVisit = (follower: Board, given: Parameters<typeof position>[0] = {}) => {
    const s = position({
      players: [{ goods: [1, 0, 0, 0] }, { favors: ['minister'], ...follower }, { favors: ['minister'] }],
      decrees: ['decree-gold-stores', 'decree-cloth-stores', 'decree-book-stores'],
      ...given,
    })
    play(s, VISIT, 'decree decree-gold-stores')
    return s
  }

  test('[LIS-045] [LIS-091] with a favor of that noble others may follow in turn, once the visitor is done', () => {
    const s = afterVisit({})
    expect(s.stack.at(-1)).toMatchObject({ kind: 'follow', seat: 1 })
    play(s, 'pass')
    expect(s.stack.at(-1)).toMatchObject({ kind: 'follow', seat: 2 })
    play(s, 'follow noble-action', 'decree decree-cloth-stores')
    expect(s.players[2]?.decrees).toHaveLength(1)
    expect(kindNow(s)).toBe('draw')
    const middle = afterVisit({}, { active: 1 })
    expect(middle.stack.at(-1)).toMatchObject({ kind: 'follow', seat: 2 })
    play(middle, 'pass')
    expect(middle.stack.at(-1)).toMatchObject({ kind: 'follow', seat: 0 })
  })

  test('[LIS-092] the favor is returned; without it nobody follows', () => {
    const s = afterVisit({})
    play(s, 'follow noble-action', 'decree decree-cloth-stores')
    expect(s.players[1]?.favors).toEqual([0, 0, 0])
    expect(s.favors[1]).toBe(2)
    const none = afterVisit({ favors: ['king', 'builder'] })
    expect(none.stack.at(-1)).toMatchObject({ seat: 2 })
  })

  test('[LIS-093] a follower pays by the same rule from his own side', () => {
    const s = afterVisit({ influence: 9, officials: [0, 2, 0, 0] }, { treasury: 0 })
    s.offices = put(s.offices, 5, 1)
    s.players[0] = { ...me(s, 0), officials: 7 }
    play(s, 'follow noble-action', 'decree decree-cloth-stores')
    expect(s.players[1]?.influence).toBe(9 - 1 - 1)
  })

  test('[LIS-T33] a follower pays at the treasury as it now stands', () => {
    const s = position({
      treasury: 1,
      shipyard: ['ship-red-1'],
      players: [
        { goods: [1, 1, 0, 0], officials: [0, 2, 0, 0] },
        { favors: ['minister'], influence: 9, goods: [0, 0, 0, 0] },
      ],
    })
    play(s, VISIT, 'state ship')
    play(s, options(s, 'decree')[0] as string)
    play(s, 'follow noble-action')
    expect(s.players[1]?.influence).toBe(9 - 2)
  })

  test('[LIS-094] [LIS-T32] exactly one of the two State actions and the Noble action', () => {
    const s = afterVisit(
      { goods: [1, 1, 0, 0] },
      { shipyard: ['ship-red-1'], stores: [[1, 'slot-tools', 'plot-a4']] },
    )
    expect(options(s)).toEqual(['follow ship', 'follow produce', 'follow noble-action', 'pass'])
    play(s, 'follow produce')
    expect(s.players[1]?.goods).toEqual([1, 1, 0, 1])
    expect(s.players[1]?.decrees).toEqual([])
    expect(s.stack.at(-1)).toMatchObject({ kind: 'follow', seat: 2 })
  })

  test('[LIS-095] tile, influence, action: in this order', () => {
    const s = afterVisit({}, { offices: [[1, 0, 1]] })
    const types = play(s, 'follow noble-action', 'decree decree-cloth-stores').map(e => e.type)
    const order = (['favor-returned', 'influence', 'decree-taken'] as const).map(type => types.indexOf(type))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('[LIS-096] [LIS-097] when all are done the card is discarded and the courtier goes home', () => {
    const s = afterVisit({})
    const card = id(CARDS, 'noble-minister-blue-4')
    expect(s.court).toBe(card)
    play(s, 'pass')
    expect(s.court).toBe(card)
    const events = play(s, 'pass')
    expect(s.court).toBe(-1)
    expect(s.gone).toContain(card)
    expect(eventsOf(events, 'visit-ended')).toMatchObject([{ seat: 0 }])
    expect(kindNow(s)).toBe('draw')
  })

  test('a follower of the King may take back the favor just returned', () => {
    const s = position({
      players: [
        { hand: ['noble-king-blue-3'], plans: ['plan-santos-1'], reis: 30 },
        { favors: ['king', 'minister', 'builder'] },
      ],
    })
    s.favors = [2, 1, 1]
    s.players[2] = { ...me(s, 2), favors: [0, 1, 1] }
    play(s, 'visit noble-king-blue-3', 'pass', 'open spot-e-b')
    play(s, 'follow favor')
    expect(s.players[1]?.favors).toEqual([1, 1, 1])
    expect(s.players[1]?.influence).toBe(5)
  })

  test('nobody is asked who could not pay or do anything', () => {
    const s = afterVisit({ influence: 0, wigs: 0 }, { offices: [[1, 0, 1]] })
    expect(s.stack.at(-1)).toMatchObject({ seat: 2 })
  })

  test('following brings wigs with the right clergy tile', () => {
    const s = afterVisit({ clergy: ['clergy-37'], wigs: 0 })
    play(s, 'follow noble-action')
    expect(s.players[1]?.wigs).toBe(2)
  })
})
