import { describe, expect, test } from 'vitest'
import { B } from '../../rules/index.ts'
import { opening, type Planter, position, type Wanted } from '../position.ts'

const table = (wanted: Partial<Wanted> & { players?: Planter[] }) =>
  position({ seats: 3, options: { nobles: 'on' }, ...wanted })

describe('nobles', () => {
  test('one of the tokens on the first ship is a noble, nineteen wait', () => {
    const { state } = opening(3, { nobles: 'on' })
    expect([state.ship, state.shipNobles, state.nobles]).toEqual([3, 1, 19])
    // The colonist whose place the noble took waits in the supply.
    expect(state.colonists).toBe(55 + 1)
    expect(opening(3).state.shipNobles).toBe(0)
  })

  test('whoever takes a token from the ship chooses which', () => {
    const t = table({ ship: 3, shipNobles: 1, noblesLeft: 4 }).take('mayor').does('pass')
    expect([t.phase, t.asked, t.options]).toEqual(['token', 0, ['take noble', 'take colonist']])
    t.does('take colonist')
    expect(t.asked).toBe(1)
    t.does('take noble')
    expect([0, 1, 2].map(seat => t.player(seat).nobles)).toEqual([0, 1, 0])
    expect(t.player(2).sanJuan).toBe(1)
  })

  test('every refill brings one noble while any are left', () => {
    const filled = (noblesLeft: number) => {
      const t = table({ supply: 20, ship: 0, shipNobles: 0, noblesLeft }).take('mayor').does('pass')
      return [t.state.ship, t.state.shipNobles, t.state.nobles, t.state.colonists]
    }
    expect(filled(2)).toEqual([3, 1, 1, 18])
    expect(filled(0)).toEqual([3, 0, 0, 17])
  })

  test('a lack of colonists no longer ends the game', () => {
    const t = table({ supply: 0, ship: 0, shipNobles: 0, noblesLeft: 0 }).take('mayor')
    expect([t.state.ship, t.state.ending]).toEqual([0, 0])
  })

  test('they count as workers: one point each, and for the fortress', () => {
    const t = table({
      players: [{ tiles: { corn: 3 }, crew: { corn: 2 }, nobles: 2, buildings: { fortress: 1 } }],
    })
    expect([t.part(0, 'nobles'), t.part(0, 'fortress')]).toEqual([2, 1])
  })

  test('where it matters who works there, the owner says so, each outcome once', () => {
    const player: Planter = {
      sanJuan: 3,
      nobles: 1,
      buildings: { chapel: 0, zoning_office: 0 },
      tiles: { corn: 1 },
    }
    const t = table({ supply: 0, ship: 0, shipNobles: 0, noblesLeft: 0, players: [player] }).take('mayor')
    expect([t.phase, t.options]).toEqual(['assign', ['assign chapel noble', 'assign chapel colonist']])
    expect(t.refused('assign zoning_office noble')).toBe('assign-short')
    t.does('assign chapel noble')
    expect([t.phase, t.player(0).nobleIn]).toEqual(['role', [B.chapel]])
  })

  test('two circles of one guest house: noble and colonist in either order is one outcome', () => {
    const player: Planter = { sanJuan: 4, nobles: 2, buildings: { guesthouse: 0 }, tiles: { corn: 2 } }
    const t = table({
      ...{ options: { nobles: 'on', newBuildings: 'on' }, supply: 0, ship: 0, shipNobles: 0, noblesLeft: 0 },
      players: [player],
    }).take('mayor')
    const outcomes: string[] = []
    for (const path of [['colonist'], ['noble', 'noble'], ['noble', 'colonist']]) {
      const copy = position({
        ...{ seats: 3, options: { nobles: 'on', newBuildings: 'on' }, supply: 0, ship: 0, shipNobles: 0 },
        ...{ noblesLeft: 0, players: [player] },
      }).take('mayor')
      for (const who of path) copy.does(`assign guesthouse ${who}`)
      expect(copy.phase).toBe('role')
      outcomes.push(copy.player(0).nobleIn.join())
    }
    expect(outcomes).toEqual(['', `${B.guesthouse},${B.guesthouse}`, `${B.guesthouse}`])
    expect(t.phase).toBe('assign')
  })

  test('hospice and university take from the ship when the supply is empty, a noble last of all', () => {
    const given = (ship: number) => {
      const t = table({
        supply: 0,
        ship,
        shipNobles: 1,
        row: { corn: 1 },
        players: [{ buildings: { hospice: 1 } }],
      })
      t.take('settler').does('settle corn +hospice')
      return [t.player(0).nobles, t.state.shipNobles, t.crew(0).corn]
    }
    expect(given(2)).toEqual([0, 1, 1])
    expect(given(1)).toEqual([1, 0, 1])
  })
})

describe('nobles and the guest house', () => {
  test('the owner says whether a noble or a colonist walks, and it matters at once', () => {
    const player: Planter = { nobles: 1, nobleIn: ['guesthouse'], buildings: { guesthouse: 2, chapel: 0 } }
    const given = () =>
      table({ options: { nobles: 'on', newBuildings: 'on' }, players: [player] }).take('craftsman')
    expect(given().options).toEqual(['guest chapel', 'guest chapel +noble', 'pass'])
    const noble = given().does('guest chapel +noble')
    expect([noble.points(0), noble.doubloons(0), noble.player(0).nobleIn]).toEqual([1, 0, [B.chapel]])
    const colonist = given().does('guest chapel')
    expect([colonist.points(0), colonist.doubloons(0), colonist.player(0).nobleIn]).toEqual([
      0,
      1,
      [B.guesthouse],
    ])
  })
})

describe('nobles and the black market', () => {
  const both = { nobles: 'on', newBuildings: 'on' } as const
  const buys = (player: Planter) => {
    const t = table({ options: both, players: [{}, { doubloons: 1, ...player }] })
      .take('builder')
      .does('pass')
    return t.options.includes('build small_sugar') ? t.does('build small_sugar') : null
  }

  test('a noble may be given in place of a colonist, and returns to the supply', () => {
    const only = buys({ sanJuan: 1, nobles: 2, buildings: { black_market: 1 } })
    expect([only?.player(1).sanJuan, only?.player(1).nobles, only?.state.nobles]).toEqual([0, 1, 18])
    const either = () => buys({ sanJuan: 1, nobles: 1, buildings: { black_market: 1 } })
    expect(either()?.options).toEqual(['give colonist san_juan', 'give noble san_juan'])
    expect(either()?.does('give colonist san_juan').player(1).nobles).toBe(1)
    expect(either()?.does('give noble san_juan').player(1).nobles).toBe(0)
  })
  test('where it is recorded, only who works there can be given', () => {
    const t = buys({ nobles: 1, nobleIn: ['chapel'], buildings: { black_market: 1, chapel: 1, villa: 1 } })
    expect(t?.options).toEqual(['give colonist villa', 'give noble chapel'])
    t?.does('give noble chapel')
    expect([t?.staff(1, 'chapel'), t?.player(1).nobleIn, t?.player(1).nobles]).toEqual([0, [], 0])
  })
  test('under version 1 nobles were never given', () => {
    const player: Planter = { doubloons: 1, sanJuan: 1, nobles: 2, buildings: { black_market: 1 } }
    const t = table({ options: both, players: [{}, player] })
    t.state = { ...t.state, rules: { ...t.state.rules, revised: false } }
    expect(t.take('builder').does('pass').options).not.toContain('build small_sugar')
  })
  test('one noble, one colonist, who stands on which is not recorded: the colonist may go', () => {
    const t = buys({ tiles: { corn: 1 }, crew: { corn: 1 }, nobles: 1, buildings: { black_market: 1 } })
    expect(t?.options).toEqual(['give colonist corn', 'give noble corn'])
    t?.does('give colonist corn')
    expect([t?.crew(1), t?.player(1).nobles, t?.staff(1, 'black_market')]).toEqual([{}, 1, 1])
  })
  test('colonists who are all known to stand elsewhere cannot be given from a tile', () => {
    const player: Planter = {
      tiles: { corn: 1 },
      crew: { corn: 1 },
      nobles: 2,
      buildings: { black_market: 1, chapel: 1 },
    }
    const t = buys(player)
    expect(t?.options).toEqual(['give colonist chapel', 'give noble corn'])
    t?.does('give colonist chapel')
    expect([t?.staff(1, 'chapel'), t?.crew(1)]).toEqual([0, { corn: 1 }])
  })
  test('a noble where it matters is not mistaken for a colonist elsewhere', () => {
    const player: Planter = {
      sanJuan: 1,
      nobles: 1,
      nobleIn: ['chapel'],
      buildings: { black_market: 1, chapel: 1 },
    }
    const t = buys(player)
    expect(t?.options).toEqual(['give colonist san_juan', 'give noble chapel'])
    t?.does('give colonist san_juan')
    expect([t?.staff(1, 'chapel'), t?.player(1).sanJuan, t?.player(1).nobles]).toEqual([1, 0, 1])
  })
})
