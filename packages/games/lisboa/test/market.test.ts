import { describe, expect, test } from 'vitest'
import { SHIPS } from '../rules/data/ships.ts'
import { eventsOf, kindNow, me, options, play, position, refused } from './position.ts'

const NOBLE = 'portfolio noble-king-blue-3'

describe('selling goods', () => {
  test('[LIS-026] without a free hold on any ship nothing can be sold', () => {
    const s = position({ players: [{ ships: ['ship-red-1 gold gold'] }] })
    play(s, NOBLE)
    expect(options(s, 'sell')).toEqual([])
    const other = position({ players: [{}, { ships: ['ship-red-1 gold'] }] })
    play(other, NOBLE)
    expect(options(other, 'sell')).not.toEqual([])
  })

  test('[LIS-027] each good goes onto any player’s ship with room', () => {
    const s = position({
      players: [{ ships: ['ship-red-1'] }, { ships: ['ship-purple-1'] }, { ships: ['ship-red-2 gold'] }],
    })
    play(s, NOBLE)
    expect(options(s, 'sell').filter(text => text.startsWith('sell cloth'))).toEqual([
      'sell cloth ship-red-1',
      'sell cloth ship-purple-1',
      'sell cloth ship-red-2',
    ])
    play(s, 'sell cloth ship-purple-1', 'sell books ship-red-2')
    expect(s.players[1]?.ships[0]?.hold).toEqual([0, 1, 0, 0])
    expect(s.players[2]?.ships[0]?.hold).toEqual([1, 0, 1, 0])
  })

  test('[LIS-028] the good moves from the seller’s warehouse into the hold', () => {
    const s = position({ players: [{ goods: [0, 2, 0, 0] }, { ships: ['ship-purple-1'] }] })
    play(s, NOBLE)
    expect(refused(s, 'sell gold ship-purple-1')).toBe('good-missing')
    play(s, 'sell cloth ship-purple-1')
    expect(me(s, 0).goods).toEqual([0, 1, 0, 0])
    expect(s.players[1]?.ships[0]?.hold).toEqual([0, 1, 0, 0])
  })

  test('[LIS-029] [LIS-T17] the seller gets market price plus the modifier of the ship for each good', () => {
    const s = position({
      players: [{ goods: [1, 0, 2, 0], reis: 0, hand: ['noble-king-blue-4'] }, { ships: ['ship-purple-1'] }],
    })
    play(s, 'portfolio noble-king-blue-4', 'sell books ship-purple-1', 'sell books ship-purple-1')
    expect(s.players[0]?.reis).toBe(2 * (5 + 2))
  })

  test('selling does not move prices', () => {
    const s = position({ players: [{}, { ships: ['ship-purple-1'] }] })
    play(s, NOBLE, 'sell books ship-purple-1')
    expect(s.prices).toEqual([6, 5, 5, 4])
  })

  test('[LIS-031] any number of goods may be sold in one action, also onto several ships', () => {
    const s = position({ players: [{ goods: [2, 2, 1, 1] }, { ships: ['ship-purple-1', 'ship-purple-2'] }] })
    play(
      s,
      NOBLE,
      'sell gold ship-purple-1',
      'sell gold ship-purple-2',
      'sell cloth ship-purple-1',
      'sell cloth ship-purple-2',
      'sell books ship-purple-1',
    )
    play(s, 'sell tools ship-purple-2')
    expect(s.players[0]?.goods).toEqual([0, 0, 0, 0])
    expect(kindNow(s)).toBe('draw')
  })

  test('[LIS-032] [LIS-T20] the hold is as large as the ship card says', () => {
    expect(SHIPS.map(ship => ship.hull)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
    const s = position({ players: [{}, { ships: ['ship-red-1 cloth', 'ship-purple-1'] }] })
    play(s, NOBLE, 'sell gold ship-red-1')
    expect(refused(s, 'sell cloth ship-red-1')).toBe('ship-at-sea')
    expect(options(s, 'sell')).toContain('sell cloth ship-purple-1')
  })

  test('[LIS-033] [LIS-034] [LIS-T18] a full ship sails at once, and its owner gets 1 wig for each good', () => {
    const s = position({
      players: [
        { wigs: 0, reis: 0, hand: ['noble-builder-blue-3'] },
        { wigs: 0, ships: ['ship-purple-1 cloth cloth'] },
      ],
    })
    const events = play(s, 'portfolio noble-builder-blue-3', 'sell books ship-purple-1')
    expect(s.players[1]?.wigs).toBe(3)
    expect(s.players[1]?.ships[0]?.sealed).toBe(true)
    expect(me(s, 0).wigs).toBe(0)
    expect(me(s, 0).reis).toBe(5 + 2)
    expect(eventsOf(events, 'ship-sailed')).toMatchObject([{ seat: 1, crates: 3 }])
  })

  test('sailing pays one’s own ship too, with its bonus', () => {
    const s = position({
      players: [{ wigs: 0, ships: ['ship-red-1 gold'], cards: ['treasury-brown-5'], rubble: [1, 1, 1] }],
    })
    play(s, NOBLE, 'sell cloth ship-red-1')
    expect(me(s, 0).wigs).toBe(2 + 3)
  })

  test('bonuses for own and other ships and for any good add up', () => {
    const cards = ['treasury-red-2', 'treasury-purple-6', 'treasury-purple-5']
    const s = position({
      players: [
        { cards, ships: ['ship-red-1'], reis: 0, rubble: [3, 3, 3], hand: ['noble-king-blue-4'] },
        { ships: ['ship-purple-1'] },
      ],
    })
    play(s, 'portfolio noble-king-blue-4', 'sell cloth ship-red-1')
    expect(me(s).reis).toBe(5 + 1 + 2 + 1)
    play(s, 'sell books ship-purple-1')
    expect(me(s).reis).toBe(9 + 5 + 2 + 2 + 1)
  })
})

describe('trading with the nobles', () => {
  test('[LIS-035] a good wanted by the noble is laid on the State action, which is then carried out', () => {
    const s = position()
    play(s, NOBLE, 'trade cloth favor')
    expect(me(s).goods).toEqual([1, 0, 1, 1])
    expect(s.traded[0]).toBe(1)
    play(s, 'favor builder')
    expect(me(s).favors).toEqual([0, 0, 1])
  })

  test('the good stays on its space until upkeep', () => {
    const s = position()
    play(s, NOBLE, 'trade cloth favor', 'favor king', 'pass')
    expect(s.traded[0]).toBe(1)
    play(s, 'draw king')
    expect(s.traded).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test('[LIS-036] at most two trades', () => {
    const s = position({ players: [{ goods: [2, 1, 1, 1] }] })
    play(s, NOBLE, 'trade gold favor', 'favor king', 'trade tools plan', 'plan santos')
    expect(kindNow(s)).toBe('draw')
    expect(me(s).goods).toEqual([1, 1, 1, 0])
  })

  test('[LIS-037] [LIS-T22] the two State actions must differ', () => {
    const s = position({ players: [{ goods: [0, 0, 0, 2] }] })
    play(s, NOBLE, 'trade tools recruit', 'recruit king')
    expect(refused(s, 'trade tools recruit')).toBe('state-action-used')
    expect(options(s)).toEqual(['trade tools plan', 'pass'])
  })

  test.each([
    ['[LIS-038] the King', 'cloth', ['favor', 'cardinal']],
    ['[LIS-039] the Marquis', 'books', ['ship', 'produce']],
    ['[LIS-040] Maia', 'tools', ['recruit', 'plan']],
  ])('%s accepts %s or gold, and no other good', (_name, good, actions) => {
    const s = position({
      players: [{ goods: [2, 2, 2, 2], houses: [0, 1, 1], hand: ['noble-king-blue-3'] }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-a2'],
      ],
    })
    play(s, NOBLE)
    for (const action of actions) {
      const takers = ['gold', 'cloth', 'books', 'tools'].filter(
        each => refused(s, `trade ${each} ${action}`) !== 'noble-wants-other-goods',
      )
      expect(takers).toEqual(['gold', good])
    }
  })

  test('a clergy power makes a noble accept any good', () => {
    const s = position({ players: [{ goods: [0, 0, 1, 0], clergy: ['clergy-10'] }] })
    play(s, NOBLE)
    expect(options(s)).toContain('trade books favor')
    expect(refused(s, 'trade books recruit')).toBe('noble-wants-other-goods')
  })

  test('[LIS-T21] the ship must be paid with other goods than the one traded for it', () => {
    const s = position({ players: [{ goods: [2, 1, 1, 0] }], shipyard: ['ship-red-1'] })
    play(s, NOBLE, 'trade gold recruit', 'recruit king', 'trade gold ship')
    expect(me(s).ships).toHaveLength(1)
    expect(me(s).goods).toEqual([0, 0, 0, 0])
    const poor = position({ players: [{ goods: [2, 0, 0, 0] }], shipyard: ['ship-red-1'] })
    play(poor, NOBLE, 'trade gold recruit', 'recruit king')
    expect(refused(poor, 'trade gold ship')).toBe('ship-price')
  })

  test('goods produced by the first trade may pay for the second', () => {
    const s = position({
      players: [{ goods: [0, 0, 1, 0] }, { ships: ['ship-purple-1'] }],
      stores: [[0, 'slot-gold', 'plot-e1']],
    })
    play(s, NOBLE, 'trade books produce')
    expect(options(s)).toContain('trade gold recruit')
  })

  test('a State action without effect cannot be bought', () => {
    const s = position({
      players: [
        {
          favors: ['king', 'minister', 'builder'],
          clergy: ['clergy-01', 'clergy-02', 'clergy-03', 'clergy-04'],
        },
      ],
    })
    play(s, NOBLE)
    expect(refused(s, 'trade cloth favor')).toBe('favors-complete')
    expect(refused(s, 'trade cloth cardinal')).toBe('clergy-full')
    expect(refused(s, 'trade books produce')).toBe('nothing-to-produce')
  })
})
