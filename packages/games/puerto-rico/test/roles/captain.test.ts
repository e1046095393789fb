import { describe, expect, test } from 'vitest'
import { type Planter, position } from '../position.ts'

const WHARF: Planter = { buildings: { wharf: 1 } }

describe('captain: order and points', () => {
  test('[PR-T81][PR-099][PR-101][PR-102][PR-105][PR-118][PR-119][PR-120] the example of the rulebook, played out', () => {
    const t = position({
      seats: 4,
      ships: [null, ['corn', 3], null],
      players: [
        { goods: { corn: 2, sugar: 6 } },
        { goods: { sugar: 2, tobacco: 3 } },
        { goods: { corn: 2, tobacco: 1 } },
        { goods: { corn: 1, indigo: 5 } },
      ],
    }).take('captain')
    // Sugar goes where all six fit; fewer barrels of another kind would have been allowed too.
    expect(t.options).toEqual(['load corn 2', 'load sugar 3'])
    t.does('load sugar 3')
    expect([t.points(0), t.asked]).toEqual([7, 1])
    t.does('load sugar 3')
    expect([t.points(1), t.asked]).toEqual([1, 2])
    t.does('load tobacco 1')
    // P3 must load corn; P0 then corn, P1 tobacco: all of it without a choice.
    expect([0, 1, 2, 3].map(t.points)).toEqual([9, 4, 1, 1])
    expect(t.happened('loaded').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 6],
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 2],
      [1, 3],
    ])
    expect(t.phase).toBe('role')
    expect(t.ships).toEqual([['tobacco', 4], null, null])
    expect([0, 1, 2, 3].map(t.goods)).toEqual([{}, { sugar: 1 }, { corn: 1 }, { indigo: 1 }])
  })

  test('[PR-100][PR-T87][PR-110] the captain’s point comes with his first load only', () => {
    const t = position({ seats: 3, players: [{ goods: { corn: 2, sugar: 3 } }] }).take('captain')
    t.does('load corn 1')
    // The sugar goes onto one of the two empty ships on his next turn.
    expect(t.points(0)).toBe(2 + 1)
    t.does('load sugar 2')
    expect(t.points(0)).toBe(2 + 1 + 3)
  })

  test('[PR-100][PR-013] nobody else gets it', () => {
    const t = position({ seats: 3, players: [{}, { goods: { corn: 2 } }] })
      .take('captain')
      .does('load corn 1')
    expect(t.points(1)).toBe(2)
  })

  test('[PR-T88][PR-111] a captain who cannot load gets no point', () => {
    const ships: [['corn', number], ['sugar', number], ['coffee', number]] = [
      ['corn', 1],
      ['sugar', 1],
      ['coffee', 1],
    ]
    const t = position({ seats: 3, ships, players: [{ goods: { indigo: 1 } }, { goods: { corn: 1 } }] })
    t.take('captain')
    expect([t.points(0), t.points(1), t.phase]).toEqual([0, 1, 'role'])
  })

  test('[PR-T105][PR-111] nobody has goods: nothing happens', () => {
    const t = position({ seats: 3 }).take('captain')
    expect([t.phase, t.asked, t.points(0)]).toEqual(['role', 1, 0])
  })

  test('[PR-121] every point gained leaves the pool', () => {
    const t = position({ seats: 3, pool: 30, players: [{ goods: { corn: 2 } }] }).take('captain')
    t.does('load corn 1')
    expect(t.state.pool - t.state.paid).toBe(27)
  })

  test('[PR-128] harbor: one more point for each load', () => {
    const harbor: Planter = { goods: { corn: 2, sugar: 1 }, buildings: { harbor: 1 } }
    const t = position({ seats: 3, players: [{}, harbor] })
      .take('captain')
      .does('load corn 1', 'load sugar 2')
    expect(t.points(1)).toBe(2 + 1 + 1 + 1)
    const empty = position({ seats: 3, players: [{}, { ...harbor, buildings: { harbor: 0 } }] })
    expect(empty.take('captain').does('load corn 1', 'load sugar 2').points(1)).toBe(3)
  })
})

describe('captain: what may be loaded', () => {
  test('[PR-T83][PR-117] all barrels fit on each of three empty ships: free choice', () => {
    const t = position({ seats: 3, players: [{ goods: { sugar: 3 } }] }).take('captain')
    expect(t.options).toEqual(['load sugar 1', 'load sugar 2', 'load sugar 3'])
  })

  test('[PR-T84][PR-117] the empty ship that takes the most', () => {
    const t = position({
      seats: 3,
      ships: [null, null, ['sugar', 1]],
      players: [{ goods: { corn: 9, coffee: 1 } }],
    })
    t.take('captain')
    expect(t.options).toEqual(['load corn 2', 'load coffee 1', 'load coffee 2'])
    expect(t.refused('load corn 1')).toBe('ship-takes-less')
    t.does('load corn 2')
    expect(t.happened('loaded')[0]).toMatchObject({ good: 0, ship: 1, count: 5 })
    // The four that are left have no ship any more; one of them may be kept.
    expect([t.ships[1], t.goods(0).corn]).toEqual([null, 1])
  })

  test('[PR-117] no barrel of the kind may be kept back while there is room', () => {
    const t = position({
      seats: 3,
      ships: [['corn', 1], null, null],
      players: [{ goods: { corn: 5, sugar: 1 } }],
    })
    t.take('captain').does('load corn 1')
    expect([t.goods(0).corn, t.ships[0], t.points(0)]).toEqual([2, ['corn', 4], 4])
  })

  test('[PR-T85][PR-113][PR-114] a full ship of a kind blocks it on every other ship', () => {
    const t = position({
      seats: 3,
      ships: [['corn', 2], null, ['indigo', 1]],
      players: [{ goods: { corn: 2 } }, { goods: { corn: 2, sugar: 1 } }],
    }).take('captain')
    // P0 fills the corn ship; of P1's goods only the sugar can still be loaded.
    expect(t.happened('loaded').map(({ seat, good }) => [seat, good])).toEqual([
      [0, 0],
      [1, 2],
    ])
    expect(t.points(1)).toBe(1)
  })

  test('[PR-112][PR-113][PR-114] each with its reason', () => {
    const t = position({
      seats: 3,
      ships: [['corn', 4], ['indigo', 2], null],
      players: [{ goods: { corn: 2, indigo: 1, sugar: 2, coffee: 1 } }],
    }).take('captain')
    expect(t.options).toEqual(['load indigo 2', 'load sugar 3', 'load coffee 3'])
    expect(t.refused('load corn 1')).toBe('ship-full')
    expect(t.refused('load corn 3')).toBe('kind-on-other-ship')
    expect(t.refused('load indigo 3')).toBe('kind-on-other-ship')
    expect(t.refused('load sugar 2')).toBe('ship-other-kind')
    expect(t.refused('load tobacco 3')).toBe('goods-missing')
    expect(t.refused('load corn wharf')).toBe('wharf-needed')
  })

  test('[PR-103][PR-115] who can load must, even when he would rather not', () => {
    const t = position({ seats: 3, players: [{ goods: { corn: 1, sugar: 1 } }] }).take('captain')
    expect(t.options).not.toContain('pass')
    const forced = position({
      seats: 3,
      players: [{}, { goods: { corn: 1 } }],
      ships: [['corn', 1], null, null],
    })
    expect(forced.take('captain').points(1)).toBe(1)
  })

  test('[PR-104][PR-116] one kind per turn, then the next player', () => {
    const all = { goods: { corn: 1, sugar: 1, coffee: 1 } } as const
    const t = position({ seats: 3, players: [all, all] })
      .take('captain')
      .does('load corn 1')
    expect([t.asked, t.goods(0)]).toEqual([1, { sugar: 1, coffee: 1 }])
  })

  test('[PR-118][PR-119] the kind is his choice, also the one of which fewer go', () => {
    const t = position({ seats: 3, players: [{ goods: { corn: 6, coffee: 1 } }] }).take('captain')
    expect(t.options).toEqual(['load corn 3', 'load coffee 1', 'load coffee 2', 'load coffee 3'])
  })

  test('[PR-109][PR-T104][PR-108] a ship that is not full keeps its cargo, and the next phase has only the room left', () => {
    const partly = position({ seats: 3, ships: [null, ['corn', 2], null], players: [{ goods: { corn: 2 } }] })
    partly.take('captain')
    expect(partly.ships[1]).toEqual(['corn', 4])
    const next = position({ seats: 3, ships: [null, ['corn', 4], null], players: [{ goods: { corn: 3 } }] })
    next.take('captain')
    expect([next.points(0), next.ships[1], next.goods(0)]).toEqual([1 + 1, null, { corn: 1 }])
  })

  test('[PR-106][PR-107] full ships are emptied into the supply, after storage', () => {
    const t = position({
      seats: 3,
      ships: [['corn', 3], null, null],
      players: [{ goods: { corn: 3, indigo: 2 } }],
    })
    t.take('captain')
    // Two kinds: a choice first; after both loads two barrels of corn are left, of which one may stay.
    t.does('load corn 1').passAll()
    expect(t.ships[0]).toBe(null)
    expect(t.barrels.corn).toBe(10 - 1)
    const order = t.events
      .map(event => event.type)
      .filter(type => type === 'stored' || type === 'shipsCleared')
    expect(order).toEqual(['stored', 'shipsCleared'])
  })
})

describe('wharf', () => {
  const blocked: [['corn', number], ['sugar', number], ['coffee', number]] = [
    ['corn', 1],
    ['sugar', 1],
    ['coffee', 1],
  ]

  test('[PR-T91][PR-128] any kind, also one that is on a ship; the ship stays as it is', () => {
    const t = position({
      seats: 3,
      ships: [null, ['tobacco', 1], null],
      players: [{ ...WHARF, goods: { tobacco: 5 } }],
    }).take('captain')
    expect(t.options).toEqual(['load tobacco 2', 'load tobacco wharf'])
    t.does('load tobacco wharf')
    expect([t.points(0), t.ships[1], t.goods(0)]).toEqual([6, ['tobacco', 1], {}])
  })

  test('[PR-T92][PR-103] only the wharf is left: it may be used or not', () => {
    const t = position({ seats: 3, ships: blocked, players: [{ ...WHARF, goods: { indigo: 2 } }] }).take(
      'captain',
    )
    expect(t.options).toEqual(['load indigo wharf', 'pass'])
  })

  test('[PR-T93][PR-103] a ship load is possible: no pass, ship or wharf', () => {
    const t = position({ seats: 3, ships: blocked, players: [{ ...WHARF, goods: { corn: 2 } }] }).take(
      'captain',
    )
    expect(t.options).toEqual(['load corn 1', 'load corn wharf'])
    expect(t.refused('pass')).toBe('must-load')
  })

  test('[PR-T95] all barrels of the kind go to the supply', () => {
    const t = position({ seats: 3, players: [{}, { ...WHARF, goods: { sugar: 4 } }] })
    const before = t.barrels.sugar ?? 0
    t.take('captain').does('load sugar wharf')
    expect([t.goods(1), t.barrels.sugar, t.points(1)]).toEqual([{}, before + 4, 4])
  })

  test('[PR-T96][PR-053] not without a colonist', () => {
    const t = position({
      seats: 3,
      ships: blocked,
      players: [{ buildings: { wharf: 0 }, goods: { indigo: 2, corn: 1, sugar: 1 } }],
    })
    t.take('captain')
    expect(t.options).toEqual(['load corn 1', 'load sugar 2'])
    expect(t.refused('load indigo wharf')).toBe('wharf-needed')
  })

  test('once per phase', () => {
    const t = position({
      seats: 3,
      ships: blocked,
      players: [{ ...WHARF, goods: { indigo: 2, corn: 1, sugar: 1 } }],
    })
    t.take('captain').does('load indigo wharf')
    expect(t.options).toEqual(['load corn 1', 'load sugar 2'])
    expect(t.refused('load corn wharf')).toBe('wharf-used')
  })

  test('[PR-T89] with harbor: four, three and three points', () => {
    const player: Planter = { goods: { tobacco: 5, sugar: 2 }, buildings: { harbor: 1, wharf: 1 } }
    const t = position({ seats: 3, ships: [['tobacco', 1], null, ['sugar', 2]], players: [{}, player] })
    t.take('captain').does('load tobacco 1')
    expect(t.points(1)).toBe(4)
    t.does('load sugar 3')
    expect(t.points(1)).toBe(7)
    t.does('load tobacco wharf')
    expect(t.points(1)).toBe(10)
  })

  test('[PR-T97][PR-105] who passed may use it after another load, or pass again', () => {
    const players = [{ ...WHARF, goods: { indigo: 2 } }, { goods: { corn: 1 } }]
    const given = () => position({ seats: 3, ships: blocked, players }).take('captain').does('pass')
    // P1's only load is forced; the turn is back.
    expect([given().asked, given().options]).toEqual([0, ['load indigo wharf', 'pass']])
    expect(given().points(1)).toBe(1)
    const again = given().does('pass')
    expect([again.phase, again.points(0), again.goods(0)]).toEqual(['role', 0, { indigo: 1 }])
  })

  test('[PR-T136][PR-100] a captain whose first load comes late gets his point with it', () => {
    const players = [{ ...WHARF, goods: { indigo: 2 } }, { goods: { corn: 1 } }]
    const t = position({ seats: 3, ships: blocked, players })
      .take('captain')
      .does('pass', 'load indigo wharf')
    expect(t.points(0)).toBe(3)
  })

  test('[PR-105] everybody passes in a row: over', () => {
    const owner = { ...WHARF, goods: { indigo: 1 } }
    const t = position({ seats: 4, ships: blocked, players: [{}, owner] }).take('captain')
    expect(t.asked).toBe(1)
    t.does('pass')
    expect(t.phase).toBe('role')
  })

  test('[PR-T135] two owners, the same kind', () => {
    const players = [{}, { ...WHARF, goods: { indigo: 2 } }, { ...WHARF, goods: { indigo: 3 } }]
    const t = position({ seats: 3, ships: blocked, players }).take('captain')
    t.does('load indigo wharf', 'load indigo wharf')
    expect([t.points(1), t.points(2)]).toEqual([2, 3])
  })
})
