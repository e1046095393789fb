import { describe, expect, test } from 'vitest'
import { B, priceParts } from '../../rules/index.ts'
import { cityOf, position } from '../position.ts'

const quarries = (owned: number, occupied = owned) => ({
  tiles: { quarry: owned },
  crew: { quarry: occupied },
})

describe('builder: the price', () => {
  test('[PR-060][PR-061][PR-062] the builder pays the printed price less one, the others the full price', () => {
    const t = position({ seats: 3, players: [{ doubloons: 9 }, { doubloons: 9 }] }).take('builder')
    t.does('build office', 'build large_market')
    expect([t.doubloons(0), t.doubloons(1)]).toEqual([5, 4])
    expect([t.owns(0, 'office'), t.owns(1, 'large_market')]).toEqual([true, true])
  })

  test('[PR-T47] never below nothing', () => {
    const t = position({ seats: 3, players: [{ ...quarries(1), doubloons: 2 }] }).take('builder')
    t.does('build small_market')
    expect(t.doubloons(0)).toBe(2)
  })

  test('[PR-T48][PR-067][PR-053] only occupied quarries count', () => {
    const players = [{}, { ...quarries(3, 1), doubloons: 4 }]
    const t = position({ seats: 3, players }).take('builder').does('pass', 'build office')
    expect(t.doubloons(1)).toBe(0)
  })

  test('[PR-T60][PR-068] at most as many quarries as the column says', () => {
    const t = position({ seats: 3, players: [{}, { ...quarries(5), doubloons: 6 }] })
      .take('builder')
      .does('pass')
    expect(t.asked).toBe(1)
    const price = (id: keyof typeof B) => priceParts(t.state, 1, B[id]).price
    expect([price('city_hall'), price('wharf'), price('large_warehouse'), price('small_warehouse')]).toEqual([
      10 - 4,
      9 - 3,
      6 - 2,
      3 - 1,
    ])
    t.does('build city_hall')
    expect(t.doubloons(1)).toBe(0)
  })

  test('[PR-061] what costs more than he has is not for sale to him', () => {
    const t = position({ seats: 3, players: [{ doubloons: 3 }] }).take('builder')
    expect(t.options).toContain('build sugar_mill')
    expect(t.options).not.toContain('build office')
    expect(t.refused('build office')).toBe('too-expensive')
  })

  test('a builder without money still builds what costs one', () => {
    const t = position({ seats: 3 }).take('builder')
    expect(t.options).toEqual(['build small_indigo', 'build small_market', 'pass'])
  })

  test('[PR-070] a builder who builds nothing gains nothing', () => {
    const t = position({ seats: 3, players: [{ doubloons: 5 }] })
      .take('builder')
      .does('pass')
    expect(t.doubloons(0)).toBe(5)
  })
})

describe('builder: the city', () => {
  test('[PR-063] a building goes onto an empty space, unoccupied, out of the stock', () => {
    const t = position({ seats: 3, players: [{ doubloons: 9 }] })
      .take('builder')
      .does('build factory')
    expect([t.player(0).used, t.staff(0, 'factory'), t.state.market[B.factory]]).toEqual([1, 0, 1])
  })

  test('[PR-065][PR-066] everybody in turn, one building each', () => {
    const rich = { doubloons: 20 } as const
    const t = position({ seats: 3, governor: 2, players: [rich, rich, rich] }).take('builder')
    const order: (number | null)[] = []
    for (const line of ['build harbor', 'build wharf', 'build office']) {
      order.push(t.asked)
      t.does(line)
    }
    expect(order).toEqual([2, 0, 1])
    expect([0, 1, 2].map(seat => t.player(seat).built)).toEqual([[B.wharf], [B.office], [B.harbor]])
    expect(t.phase).toBe('role')
  })

  test('[PR-T49] no second copy of a building', () => {
    const t = position({ seats: 3, players: [{ doubloons: 9, buildings: { small_market: 0 } }] }).take(
      'builder',
    )
    expect(t.options).not.toContain('build small_market')
    expect(t.refused('build small_market')).toBe('building-owned')
  })

  test('the last copy is the last', () => {
    const t = position({ seats: 3, players: [{ doubloons: 9 }], market: { wharf: 0 } }).take('builder')
    expect(t.options).not.toContain('build wharf')
    expect(t.refused('build wharf')).toBe('building-sold-out')
  })

  test('[PR-T51][PR-064][PR-072] one free space is too small for a large building', () => {
    const t = position({ seats: 3, players: [{ doubloons: 20, buildings: cityOf(11) }] }).take('builder')
    expect(t.options).not.toContain('build residence')
    expect(t.refused('build residence')).toBe('city-full')
    expect(t.options).toContain('build coffee_roaster')
  })

  test('[PR-T52][PR-064] two free spaces are enough, wherever they are; a full city triggers the end', () => {
    const t = position({ seats: 3, players: [{ doubloons: 20, buildings: cityOf(10) }] }).take('builder')
    t.does('build residence')
    expect(t.player(0).used).toBe(12)
    expect(t.happened('endTriggered')).toMatchObject([{ why: 'city', seat: 0 }])
  })

  test('[PR-T53] so does the twelfth small one; the others still build', () => {
    const players = [{ doubloons: 20, buildings: cityOf(11) }, { doubloons: 5 }]
    const t = position({ seats: 3, players }).take('builder').does('build small_indigo')
    expect([t.player(0).used, t.state.ending > 0]).toEqual([12, true])
    expect([t.phase, t.asked]).toEqual(['build', 1])
    t.does('build small_indigo')
    expect(t.owns(1, 'small_indigo')).toBe(true)
  })

  test('[PR-T137] eleven spaces do not', () => {
    const buildings = Object.fromEntries(Object.entries(cityOf(11)).filter(([id]) => id !== 'university'))
    expect(Object.keys(buildings)).toHaveLength(10)
    const t = position({ seats: 3, players: [{ doubloons: 20, buildings }] }).take('builder')
    t.does('build university')
    expect([t.player(0).used, t.state.ending]).toEqual([11, 0])
  })

  test('[PR-071] a full city is not asked', () => {
    const full = { doubloons: 20, buildings: { ...cityOf(12) } }
    const t = position({ seats: 3, players: [full, { doubloons: 3 }] }).take('builder')
    expect(t.asked).toBe(1)
    expect(t.player(0).used).toBe(12)
  })
})

describe('university', () => {
  const SCHOLAR = { doubloons: 20, buildings: { university: 1 } } as const

  test('[PR-T55][PR-069][PR-059] one colonist onto the new building, whatever its circles', () => {
    const t = position({ seats: 3, supply: 5, players: [SCHOLAR] }).take('builder')
    t.does('build coffee_roaster +university')
    expect([t.staff(0, 'coffee_roaster'), t.state.colonists]).toEqual([1, 4])
  })

  test('[PR-T56] from the ship when the supply is empty', () => {
    const t = position({ seats: 3, supply: 0, ship: 2, players: [SCHOLAR] }).take('builder')
    t.does('build factory +university')
    expect([t.staff(0, 'factory'), t.state.ship]).toEqual([1, 1])
  })

  test('[PR-T57] nobody anywhere: unoccupied', () => {
    const t = position({ seats: 3, supply: 0, ship: 0, players: [SCHOLAR] }).take('builder')
    expect(t.options).not.toContain('build factory +university')
    expect(t.refused('build factory +university')).toBe('no-colonist-left')
    expect(t.does('build factory').staff(0, 'factory')).toBe(0)
  })

  test('[PR-T59] a large building too, which then scores', () => {
    const t = position({
      seats: 3,
      supply: 5,
      players: [{ doubloons: 20, buildings: { university: 1, sugar_mill: 0 } }],
    })
    t.take('builder').does('build guild_hall +university')
    expect([t.staff(0, 'guild_hall'), t.part(0, 'guild_hall')]).toEqual([1, 2])
  })

  test('[PR-018] the colonist may be declined', () => {
    const t = position({ seats: 3, supply: 5, players: [SCHOLAR] })
      .take('builder')
      .does('build factory')
    expect([t.staff(0, 'factory'), t.state.colonists]).toEqual([0, 5])
  })

  test('it does not serve itself, and not while it is empty', () => {
    const t = position({ seats: 3, players: [{ doubloons: 20 }] }).take('builder')
    expect(t.refused('build university +university')).toBe('university-needed')
    const empty = position({ seats: 3, players: [{ doubloons: 20, buildings: { university: 0 } }] }).take(
      'builder',
    )
    expect(empty.refused('build factory +university')).toBe('university-needed')
    expect(empty.options.filter(line => line.includes('+'))).toEqual([])
  })
})
