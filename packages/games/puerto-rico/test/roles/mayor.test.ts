import { describe, expect, test } from 'vitest'
import { B, shipNeed } from '../../rules/index.ts'
import { en } from '../../rules/text/en.ts'
import { zh } from '../../rules/text/zh.ts'
import { position } from '../position.ts'

const people = (t: ReturnType<typeof position>, seat: number): number => {
  const p = t.player(seat)
  const inCity = p.built.reduce((sum, b) => sum + (p.staff[b] as number), 0)
  return p.sanJuan + inCity + p.crew.reduce((a, b) => a + b)
}

describe('mayor: who gets colonists', () => {
  test('[PR-T33][PR-036][PR-037][PR-038][PR-039] the privilege from the supply, then the ship one by one from the mayor', () => {
    const t = position({ seats: 4, ship: 6, supply: 20 }).take('mayor')
    expect([t.phase, t.options]).toEqual(['privilege', ['take colonist', 'pass']])
    t.does('take colonist')
    expect([0, 1, 2, 3].map(seat => people(t, seat))).toEqual([3, 2, 1, 1])
    // 19 in the supply before the refill of four
    expect([t.state.colonists, t.state.ship]).toEqual([15, 4])
    expect(t.happened('privilegeTaken')).toMatchObject([{ seat: 0, colonists: 1 }])
  })

  test('[PR-018][PR-036] the privilege may be declined', () => {
    const t = position({ seats: 4, governor: 2, ship: 6, supply: 20 }).take('mayor').does('pass')
    expect([2, 3, 0, 1].map(seat => people(t, seat))).toEqual([2, 2, 1, 1])
    expect(t.state.colonists).toBe(16)
  })

  test('[PR-056] without a supply there is no privilege, and no question', () => {
    const t = position({ seats: 3, supply: 0, ship: 3 }).take('mayor')
    expect([0, 1, 2].map(seat => people(t, seat))).toEqual([1, 1, 1])
    expect(t.phase).toBe('role')
  })

  test('a ship of three at a table of five serves the first three', () => {
    const t = position({ seats: 5, governor: 3, supply: 0, ship: 3 }).take('mayor')
    expect([3, 4, 0, 1, 2].map(seat => people(t, seat))).toEqual([1, 1, 1, 0, 0])
  })
})

describe('mayor: placing', () => {
  const MINE = { tiles: { corn: 1, indigo: 1 }, buildings: { small_indigo: 0 } } as const

  test('[PR-040][PR-T35][PR-057][PR-058] two colonists, three circles: two filled, nobody waits in San Juan', () => {
    const t = position({ seats: 3, ship: 3, players: [MINE] })
      .take('mayor')
      .does('take colonist')
    expect([t.phase, t.options]).toEqual(['arrange', ['place small_indigo 0', 'place small_indigo 1']])
    t.does('place small_indigo 1')
    expect(t.options).toEqual(['place indigo 0', 'place indigo 1'])
    // Leaving both tiles empty would leave a colonist in San Juan: the corn is then filled without a question.
    t.does('place indigo 0')
    expect([t.crew(0), t.staff(0, 'small_indigo'), t.player(0).sanJuan]).toEqual([{ corn: 1 }, 1, 0])
  })

  test('[PR-057][PR-058] holding back more than the other circles take is refused', () => {
    const t = position({ seats: 3, ship: 3, players: [{ tiles: { corn: 2, indigo: 2 }, sanJuan: 1 }] })
    t.take('mayor').does('take colonist')
    expect(t.options).toEqual(['place indigo 1', 'place indigo 2'])
    expect(t.refused('place indigo 0')).toBe('place-too-few')
  })

  test('[PR-T36][PR-042][PR-050] five colonists, three circles: all filled, two in San Juan, no question', () => {
    const t = position({ seats: 3, ship: 3, supply: 20, players: [{ ...MINE, sanJuan: 3 }] })
    t.take('mayor').does('take colonist')
    expect([t.crew(0), t.staff(0, 'small_indigo'), t.player(0).sanJuan]).toEqual([
      { corn: 1, indigo: 1 },
      1,
      2,
    ])
  })

  test('[PR-050] never more than one on a circle', () => {
    const t = position({ seats: 3, ship: 3, players: [{ tiles: { corn: 1, indigo: 2 }, sanJuan: 1 }] })
    t.take('mayor').does('pass')
    expect(t.refused('place indigo 3')).toBe('place-too-many')
    expect(t.refused('place corn 1')).toBe('place-other-group')
  })

  test('[PR-T37][PR-041] a colonist of an earlier round may move from his tile to a building', () => {
    const player = { tiles: { indigo: 1 }, crew: { indigo: 1 }, buildings: { small_indigo: 0 } } as const
    const t = position({ seats: 3, supply: 0, ship: 0, players: [player] }).take('mayor')
    t.does('place small_indigo 1')
    expect([t.crew(0), t.staff(0, 'small_indigo')]).toEqual([{}, 1])
  })

  test('[PR-T43][PR-043][PR-059] San Juan waits for the next mayor phase', () => {
    const players = [{ doubloons: 5, sanJuan: 2 }]
    const t = position({ seats: 3, players }).take('builder').does('build small_market')
    expect([t.player(0).sanJuan, t.staff(0, 'small_market')]).toEqual([2, 0])
    expect(t.options.filter(line => line.startsWith('place'))).toEqual([])
    expect(t.refused('place small_market 1')).toBe('not-now')
    t.take('mayor').does('pass').passAll()
    expect([t.player(0).sanJuan, t.staff(0, 'small_market')]).toEqual([2, 1])
  })

  test('[PR-051][PR-052] one colonist of three occupies a building, and it works', () => {
    const player = { tiles: { tobacco: 2 }, crew: { tobacco: 2 }, buildings: { tobacco_storage: 1 } } as const
    const t = position({ seats: 3, players: [player] }).take('craftsman')
    expect(t.goods(0)).toEqual({ tobacco: 1 })
  })

  test('[PR-054][PR-055] everybody places in turn from the mayor, and nobody limits another', () => {
    const two = { tiles: { corn: 1, sugar: 1 }, sanJuan: 1 } as const
    const t = position({ seats: 3, governor: 1, supply: 0, ship: 0, players: [two, two, two] }).take('mayor')
    const order: (number | null)[] = []
    while (t.phase === 'arrange') {
      order.push(t.asked)
      expect(t.options).toEqual(['place sugar 0', 'place sugar 1'])
      t.does('place sugar 1')
    }
    expect(order).toEqual([1, 2, 0])
  })

  test('while he is arranging, the old arrangement counts', () => {
    const player = { tiles: { corn: 1, sugar: 1, indigo: 1 }, crew: { corn: 1 }, sanJuan: 0 } as const
    const t = position({ seats: 3, ship: 3, players: [player] })
      .take('mayor')
      .does('pass', 'place sugar 1')
    expect([t.phase, t.crew(0), t.player(0).sanJuan]).toEqual(['arrange', { corn: 1 }, 1])
  })
})

describe('mayor: the ship is filled again', () => {
  const plants = { buildings: { indigo_plant: 0, tobacco_storage: 0 } } as const

  test('[PR-T39][PR-044][PR-045][PR-046][PR-048] one for each empty circle on buildings, tiles do not count', () => {
    const players = [
      { tiles: { corn: 5 }, buildings: { indigo_plant: 0, small_sugar: 0 } },
      { buildings: { coffee_roaster: 0 } },
      { tiles: { sugar: 2, quarry: 1 }, buildings: { small_indigo: 0 } },
    ] as const
    const t = position({ seats: 3, supply: 30, ship: 0, players: [...players] })
      .take('mayor')
      .does('pass')
    expect([t.state.ship, t.state.colonists]).toEqual([7, 23])
    expect(t.happened('shipFilled')).toMatchObject([{ count: 7, need: 7 }])
    // The last thing that happens in the phase.
    expect(t.events.at(-1)?.type).toBe('shipFilled')
  })

  test('[PR-045] counted after everybody has placed', () => {
    const t = position({ seats: 3, supply: 30, ship: 3, players: [plants] })
      .take('mayor')
      .does('take colonist')
    t.does('place tobacco_storage 2').passAll()
    expect(t.state.ship).toBe(4)
  })

  test('[PR-047][PR-T120] at least as many as there are players', () => {
    const t = position({ seats: 2, supply: 20, ship: 0 }).take('mayor').does('pass')
    expect([t.state.ship, t.state.colonists]).toEqual([2, 18])
    const five = position({ seats: 5, supply: 20, ship: 0 }).take('mayor').does('pass')
    expect(five.state.ship).toBe(5)
  })

  const NEED_5 = { buildings: { indigo_plant: 0, small_indigo: 0, small_sugar: 0 } } as const

  test('[PR-T40] the supply that is just enough does not end the game', () => {
    const t = position({ seats: 3, supply: 5, ship: 0, players: [NEED_5] })
      .take('mayor')
      .does('pass')
    expect([t.state.ship, t.state.colonists, t.state.ending]).toEqual([5, 0, 0])
  })

  test('[PR-T41][PR-045] one too few: what there is, and the end is triggered', () => {
    const t = position({ seats: 3, supply: 4, ship: 0, players: [NEED_5] })
      .take('mayor')
      .does('pass')
    expect([t.state.ship, t.state.colonists]).toEqual([4, 0])
    expect(t.happened('endTriggered')).toMatchObject([{ why: 'colonists' }])
  })

  test('[PR-T45][PR-047] nobody on the ship or in the supply: rearranging still, and the end', () => {
    const player = { tiles: { corn: 1, sugar: 1 }, crew: { corn: 1 } } as const
    const t = position({ seats: 3, supply: 0, ship: 0, players: [player] }).take('mayor')
    expect([t.phase, t.asked]).toEqual(['arrange', 0])
    t.does('place sugar 1')
    expect(t.crew(0)).toEqual({ sugar: 1 })
    expect(t.happened('endTriggered')).toMatchObject([{ why: 'colonists' }])
  })

  test('[PR-T44] a statue has no circle to fill', () => {
    const t = position({
      seats: 3,
      options: { newBuildings: 'on' },
      players: [{ buildings: { statue: 0, indigo_plant: 0, small_indigo: 0 } }],
    })
    expect(shipNeed(t.state)).toBe(4)
    t.player(0).staff[B.indigo_plant] = 3
    expect(shipNeed(t.state)).toBe(3)
  })
})

describe('mayor: what is told of an arrangement', () => {
  const town = {
    tiles: { indigo: 1, quarry: 1 },
    crew: { quarry: 1 },
    buildings: { small_indigo: 0 },
  } as const

  test('is the change, not everybody who works', () => {
    const t = position({ seats: 3, supply: 0, ship: 3, players: [town] }).take('mayor')
    t.does('place small_indigo 1', 'place indigo 1')
    const [told] = t.happened('arranged')
    expect(told?.changes.map(([, by]) => by).toSorted()).toEqual([-1, 1, 1])
    expect(en.event(told as NonNullable<typeof told>, () => 'Ana')).toMatch(
      /^Ana placed the workforce: (?:[+−]1 (?:in|on) the [\w ]+(?:, )?){3}$/,
    )
    expect(zh.event(told as NonNullable<typeof told>, () => '安娜')).toMatch(
      /^安娜安排了人手：(?:\S+ [+−]1，?){3}$/,
    )
  })

  test('is nothing where everybody stays', () => {
    const t = position({ seats: 3, supply: 0, ship: 0, players: [{ ...town, tiles: { quarry: 1 } }] }).take(
      'mayor',
    )
    t.does('place small_indigo 0')
    const [told] = t.happened('arranged')
    expect(told?.changes).toEqual([])
    expect(en.event(told as NonNullable<typeof told>, () => 'Ana')).toBeNull()
  })
})
