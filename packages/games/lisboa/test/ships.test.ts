import { describe, expect, test } from 'vitest'
import { SHIPS } from '../rules/data/ships.ts'
import { eventsOf, id, kindNow, me, options, play, position, refused } from './position.ts'

const NOBLE = 'portfolio noble-king-blue-3'
const ship = (name: string): number => id(SHIPS, name)

/** A trade with gold for the State action Build a ship. */
const yard = (given: Parameters<typeof position>[0] = {}): ReturnType<typeof position> => {
  const s = position(given)
  play(s, NOBLE, 'trade gold ship')
  return s
}

describe('building a ship', () => {
  test('[LIS-058] it costs as many goods as its hold is large', () => {
    const s = yard({ players: [{ goods: [2, 1, 1, 1] }], shipyard: ['ship-red-1'] })
    expect(options(s)).toHaveLength(6)
    expect(refused(s, 'ship ship-red-1 cloth')).toBe('ship-price')
    expect(refused(s, 'ship ship-red-1 cloth+books+tools')).toBe('ship-price')
    const large = yard({ players: [{ goods: [2, 1, 1, 1] }], shipyard: ['ship-brown-1'] })
    expect(me(large).ships[0]?.ship).toBe(ship('ship-brown-1'))
    expect(me(large).goods).toEqual([0, 0, 0, 0])
  })

  test('[LIS-059] [LIS-T46] the goods paid are all of different types', () => {
    const s = position({ players: [{ goods: [3, 0, 1, 0], rubble: [1, 1, 1] }], shipyard: ['ship-purple-1'] })
    play(s, NOBLE)
    expect(refused(s, 'trade gold ship')).toBe('ship-price')
  })

  test('the goods paid are gone', () => {
    const s = position({ players: [{ goods: [2, 1, 1, 1] }], shipyard: ['ship-red-1'] })
    play(s, NOBLE, 'trade gold ship', 'ship ship-red-1 cloth+tools')
    expect(me(s).goods).toEqual([1, 0, 1, 0])
  })

  test('[LIS-062] the ship takes one of the three top slots', () => {
    const s = yard({
      players: [
        { goods: [2, 1, 1, 0], cards: ['noble-king-blue-5', 'noble-king-blue-4'], rubble: [3, 3, 3] },
      ],
      shipyard: ['ship-red-1'],
    })
    play(s, 'ship ship-red-1 cloth+books')
    expect(options(s).every(text => text.startsWith('drop-card noble'))).toBe(true)
    play(s, 'drop-card noble-king-blue-5')
    expect(me(s).ships).toHaveLength(1)
  })

  test('[LIS-063] [LIS-064] the treasury goes up 1, then all influence is gained, the new ship included', () => {
    const s = yard({
      players: [{ goods: [2, 1, 1, 0], influence: 0 }],
      shipyard: ['ship-red-1'],
      treasury: 3,
    })
    play(s, 'ship ship-red-1 cloth+books')
    expect(s.treasury).toBe(4)
    expect(me(s).influence).toBe(2 + 1)
  })

  test('[LIS-065] the order is goods, card, treasury, influence', () => {
    const s = yard({
      players: [{ goods: [2, 1, 1, 0], cards: ['noble-king-blue-5', 'treasury-blue-2'], rubble: [1, 1, 1] }],
      shipyard: ['ship-red-1'],
    })
    const events = play(s, 'ship ship-red-1 cloth+books')
    expect(kindNow(s)).toBe('room')
    expect(me(s).goods).toEqual([1, 0, 0, 0])
    expect(events.map(e => e.type)).not.toContain('treasury-moved')
    const rest = play(s, 'drop-card treasury-blue-2').map(e => e.type)
    expect(rest.slice(0, 3)).toEqual(['card-discarded', 'treasury-moved', 'influence'])
  })

  test('only the top ship of the shipyard is on offer', () => {
    const s = yard({ players: [{ goods: [2, 1, 1, 1] }], shipyard: ['ship-red-1', 'ship-purple-1'] })
    expect(refused(s, 'ship ship-purple-1 cloth+books+tools')).toBe('ship-not-on-offer')
    const any = yard({
      players: [{ goods: [2, 1, 1, 1] }],
      shipyard: ['ship-red-1', 'ship-red-2', 'ship-purple-1'],
      options: { shipyard: 'any' },
    })
    expect(options(any)).toContain('ship ship-purple-1 cloth+books+tools')
    expect(refused(any, 'ship ship-red-2 cloth+books')).toBe('ship-not-on-offer')
  })

  test('a ship won as the reward of a card needs its own place', () => {
    const s = position({
      players: [{ hand: ['noble-minister-blue-2'], cards: ['treasury-blue-2'], goods: [2, 2, 2, 2] }],
      shipyard: ['ship-red-1'],
    })
    play(s, 'portfolio noble-minister-blue-2', 'ship ship-red-1 cloth+books')
    expect(me(s).cards).toHaveLength(1)
    expect(me(s).ships).toHaveLength(1)
    expect(s.gone).toHaveLength(1)
    const row = position({
      players: [
        {
          hand: ['noble-minister-blue-2'],
          cards: ['noble-king-blue-5', 'noble-king-blue-4', 'treasury-blue-2'],
          goods: [2, 2, 2, 2],
          rubble: [4, 4, 4],
        },
      ],
      shipyard: ['ship-red-1'],
    })
    play(row, 'portfolio noble-minister-blue-2', 'ship ship-red-1 cloth+books')
    expect(options(row)).toEqual(['drop-card noble-king-blue-5', 'drop-card noble-king-blue-4'])
  })
})

describe('upgrading', () => {
  const upgrade = (given: Parameters<typeof position>[0] = {}) =>
    yard({
      players: [{ goods: [2, 1, 1, 1], ships: ['ship-red-1 cloth'], influence: 0 }],
      shipyard: ['ship-brown-1'],
      ...given,
    })

  test('[LIS-060] only the difference of the holds is paid, in different types', () => {
    const s = upgrade()
    expect(options(s, 'upgrade')).toContain('upgrade ship-red-1 ship-brown-1 cloth+books')
    expect(options(s, 'upgrade')).toHaveLength(6)
    expect(refused(s, 'upgrade ship-red-1 ship-brown-1 cloth')).toBe('ship-price')
  })

  test('houses and clergy tiles make an upgrade cheaper too, down to nothing', () => {
    const ships = ['ship-red-1 cloth']
    const house = upgrade({
      players: [{ goods: [2, 1, 1, 1], ships, houses: [0, 1, 0] }],
      shipyard: ['ship-purple-1'],
      stores: [[0, 'slot-gold', 'plot-e1']],
    })
    expect(options(house, 'upgrade')).toEqual(['upgrade ship-red-1 ship-purple-1 -'])
    const tile = upgrade({ players: [{ goods: [2, 1, 1, 1], ships, clergy: ['clergy-34'] }] })
    expect(options(tile, 'upgrade')).toContain('upgrade ship-red-1 ship-brown-1 books')
  })

  test('[LIS-061] the goods in the old hold are carried over', () => {
    const s = upgrade()
    play(s, 'upgrade ship-red-1 ship-brown-1 cloth+books')
    expect(me(s).ships).toEqual([{ ship: ship('ship-brown-1'), hold: [0, 1, 0, 0], sealed: false }])
    expect(me(s).influence).toBe(2 + 2)
  })

  test('an upgrade needs no further place and moves the treasury up', () => {
    const s = upgrade({ treasury: 2 })
    play(s, 'upgrade ship-red-1 ship-brown-1 cloth+books')
    expect(s.treasury).toBe(3)
    expect(kindNow(s)).toBe('trading')
    const rich = upgrade({ treasury: 4 })
    play(rich, 'upgrade ship-red-1 ship-brown-1 cloth+books')
    expect(rich.treasury).toBe(4)
  })

  test('not to an equal hold, and not at sea', () => {
    const same = upgrade({ shipyard: ['ship-red-2'] })
    expect(refused(same, 'upgrade ship-red-1 ship-red-2 -')).toBe('upgrade-not-larger')
    const sea = upgrade({
      players: [{ goods: [2, 2, 2, 2], ships: ['ship-red-1 cloth cloth'], rubble: [1, 1, 1] }],
      shipyard: ['ship-purple-1'],
    })
    expect(refused(sea, 'upgrade ship-red-1 ship-purple-1 cloth')).toBe('ship-upgrade-at-sea')
  })
})

describe('producing goods', () => {
  const produce = (given: Parameters<typeof position>[0] = {}) => {
    const s = position(given)
    return { s, events: play(s, NOBLE, 'trade books produce') }
  }

  test('[LIS-066] each store produces 1 good of its type', () => {
    const { s } = produce({
      players: [{ goods: [0, 0, 1, 1] }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-cloth', 'plot-a2'],
        [1, 'slot-tools', 'plot-a4'],
      ],
    })
    expect(me(s).goods).toEqual([1, 1, 0, 1])
  })

  test('[LIS-067] [LIS-T49] goods that do not fit go back', () => {
    const { s, events } = produce({
      players: [{ goods: [0, 0, 2, 1] }],
      stores: [
        [0, 'slot-books', 'plot-a3'],
        [0, 'slot-books', 'plot-a4'],
        [0, 'slot-gold', 'plot-e1'],
      ],
    })
    expect(me(s).goods).toEqual([1, 0, 2, 1])
    expect(eventsOf(events, 'good-lost')).toHaveLength(1)
    expect(s.prices).toEqual([5, 5, 4, 4])
  })

  test('[LIS-068] [LIS-069] the price of each type produced falls by 1, however many were made', () => {
    const { s } = produce({
      players: [{ goods: [0, 0, 1, 1] }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-a2'],
        [0, 'slot-cloth', 'plot-b2'],
      ],
    })
    expect(me(s).goods[0]).toBe(2)
    expect(s.prices).toEqual([5, 4, 5, 4])
  })

  test('[LIS-070] [LIS-T50] a type of which nothing fits does not get cheaper and does not count', () => {
    const s = position({
      players: [{ goods: [2, 0, 1, 0] }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-a2'],
      ],
    })
    play(s, NOBLE)
    expect(refused(s, 'trade books produce')).toBe('nothing-to-produce')
    play(s, 'trade gold produce')
    expect(me(s).goods[0]).toBe(2)
    expect(s.prices[0]).toBe(5)
  })

  test('[LIS-070] beside another type that fits, the full one keeps its price', () => {
    const { s } = produce({
      players: [{ goods: [2, 0, 1, 0] }],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-cloth', 'plot-a2'],
      ],
    })
    expect(me(s).goods).toEqual([2, 1, 0, 0])
    expect(s.prices).toEqual([6, 4, 5, 4])
  })

  test('at its lowest price a good can still be produced', () => {
    const { s } = produce({
      players: [{ goods: [0, 0, 1, 1] }],
      prices: [1, 2, 2, 2],
      stores: [[0, 'slot-gold', 'plot-e1']],
    })
    expect(s.prices[0]).toBe(1)
    expect(me(s).goods[0]).toBe(1)
  })

  test('there is no end of goods: whatever fits is produced', () => {
    const { s } = produce({
      seats: 4,
      players: [
        { goods: [5, 0, 1, 1], rubble: [5, 5, 5] },
        { goods: [7, 0, 0, 0], rubble: [5, 5, 5] },
        { goods: [7, 0, 0, 0], rubble: [5, 5, 5] },
      ],
      stores: [
        [0, 'slot-gold', 'plot-e1'],
        [0, 'slot-gold', 'plot-d1'],
      ],
    })
    expect(me(s).goods[0]).toBe(7)
  })

  test('a clergy power produces one more, even without a store', () => {
    const { s } = produce({ players: [{ goods: [0, 0, 1, 1], clergy: ['clergy-14'] }] })
    expect(me(s).goods).toEqual([0, 1, 0, 1])
    expect(s.prices[1]).toBe(4)
  })
})
