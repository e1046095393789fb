import { describe, expect, test } from 'vitest'
import { B, priceParts } from '../../rules/index.ts'
import { type Planter, position, type Wanted } from '../position.ts'

const table = (wanted: Partial<Wanted> & { players?: Planter[] }) =>
  position({ seats: 3, options: { newBuildings: 'on' }, ...wanted })

describe('aqueduct', () => {
  const indigo = (small: number, large: number, aqueduct = 1): Planter => ({
    tiles: { indigo: 3, sugar: 1 },
    crew: { indigo: 2, sugar: 1 },
    buildings: { small_indigo: small, indigo_plant: large, sugar_mill: 1, aqueduct },
  })
  const made = (player: Planter, more: Partial<Wanted> = {}) =>
    table({ players: [{}, player], ...more })
      .take('craftsman')
      .goods(1)

  test('one more indigo and one more sugar when the large plant took part', () => {
    expect(made(indigo(0, 1))).toEqual({ indigo: 2, sugar: 2 })
    expect(made(indigo(1, 1))).toEqual({ indigo: 3, sugar: 2 })
  })
  test('[PR-T124] not when only the small plant produced', () => {
    expect(made(indigo(1, 0))).toEqual({ indigo: 1, sugar: 2 })
  })
  test('not while it is empty, and not beyond the supply', () => {
    expect(made(indigo(1, 1, 0))).toEqual({ indigo: 2, sugar: 1 })
    expect(made(indigo(1, 1), { barrels: { indigo: 2, sugar: 1 } })).toEqual({ indigo: 2, sugar: 1 })
  })
  test('the owner may say that the large plant made the only barrel', () => {
    expect(made({ ...indigo(1, 1), crew: { indigo: 1 } })).toEqual({ indigo: 2 })
  })
})

describe('forest house', () => {
  const HOUSE: Planter = { buildings: { forest_house: 1 } }

  test('[PR-T123] every two forests: one doubloon less, without a limit by column', () => {
    const player: Planter = { forests: { corn: 4, sugar: 2 }, tiles: { quarry: 2 }, crew: { quarry: 2 } }
    const t = table({ players: [player] }).take('builder')
    expect(priceParts(t.state, 0, B.large_warehouse).price).toBe(0)
    expect(t.does('build large_warehouse').doubloons(0)).toBe(0)
  })
  test('five forests count as two pairs', () => {
    const t = table({ players: [{}, { doubloons: 9, forests: { corn: 5 } }] })
      .take('builder')
      .does('pass')
    expect(priceParts(t.state, 1, B.factory).price).toBe(7 - 2)
    expect(t.does('build factory').doubloons(1)).toBe(4)
  })
  test('a face-up tile is placed as forest: it fills the island and takes no colonist', () => {
    const t = table({ row: { corn: 1, sugar: 1 }, players: [{ ...HOUSE, tiles: { indigo: 11 } }] })
    t.take('settler')
    expect(t.options).toContain('settle corn +forest')
    expect(t.options).not.toContain('settle quarry +forest')
    expect(t.refused('settle quarry +forest')).toBe('forest-needed')
    t.does('settle corn +forest')
    expect([t.tiles(0), t.player(0).forests]).toEqual([{ indigo: 11 }, [1, 0, 0, 0, 0]])
    t.passAll().take('mayor').does('pass', 'place forest_house 0').passAll()
    expect(t.crew(0)).toEqual({ indigo: 2 })
    t.take('craftsman')
    t.take('settler')
    expect(t.asked).toBe(1)
  })
  test('with a hospice the colonist goes to San Juan', () => {
    const player: Planter = { buildings: { forest_house: 1, hospice: 1 } }
    const t = table({ row: { corn: 1 }, players: [player], supply: 5 }).take('settler')
    t.does('settle corn +hospice +forest')
    expect([t.player(0).sanJuan, t.state.colonists, t.crew(0)]).toEqual([1, 4, {}])
  })
  test('with a hacienda the drawn tile is seen, then placed as plantation or forest', () => {
    const player: Planter = { buildings: { forest_house: 1, hacienda: 1 } }
    const given = () =>
      table({ row: { corn: 1 }, stack: ['coffee'], players: [player] })
        .take('settler')
        .does('draw')
    expect([given().phase, given().options]).toEqual(['forest', ['forest', 'pass']])
    const forest = given().does('forest')
    expect([forest.tiles(0), forest.player(0).forests[4], forest.phase]).toEqual([{}, 1, 'settle'])
    expect(given().does('pass').tiles(0)).toEqual({ coffee: 1 })
  })
  test('not without a colonist in it', () => {
    const t = table({ row: { corn: 1 }, players: [{ buildings: { forest_house: 0 } }] }).take('settler')
    expect(t.refused('settle corn +forest')).toBe('forest-needed')
  })
})

describe('black market', () => {
  const seller = (more: Planter): Planter => ({
    ...more,
    buildings: { black_market: 1, ...more.buildings },
  })

  test('a colonist, a good and a point pay a doubloon each, only as far as money is short', () => {
    const t = table({
      players: [{}, seller({ doubloons: 4, goods: { corn: 1, sugar: 1 }, points: 3, sanJuan: 1 })],
    })
    t.take('builder').does('pass')
    expect(t.options).toContain('build factory')
    expect(t.options).not.toContain('build university')
    const [supply, corn] = [t.state.colonists, t.barrels.corn ?? 0]
    t.does('build factory')
    expect([t.phase, t.options]).toEqual(['give', ['give good corn', 'give good sugar']])
    t.does('give good corn')
    expect([t.doubloons(1), t.points(1), t.player(1).sanJuan, t.goods(1)]).toEqual([0, 2, 0, { sugar: 1 }])
    expect([t.state.colonists, t.barrels.corn, t.owns(1, 'factory')]).toEqual([supply + 1, corn + 1, true])
  })
  test('every choice of what to give is reached by one path', () => {
    const t = table({ players: [{}, seller({ doubloons: 5, goods: { corn: 1 }, points: 3, sanJuan: 1 })] })
    t.take('builder').does('pass', 'build factory')
    expect(t.options).toEqual(['give colonist san_juan', 'pass'])
    t.does('pass')
    // Two of three are needed: good and point now pay without a question.
    expect([t.owns(1, 'factory'), t.goods(1), t.points(1), t.player(1).sanJuan]).toEqual([true, {}, 2, 1])
  })
  test('nobody who has the money is asked to give', () => {
    const t = table({ players: [{}, seller({ doubloons: 7, goods: { corn: 1 }, sanJuan: 1 })] })
    t.take('builder').does('pass', 'build factory')
    expect([t.doubloons(1), t.goods(1), t.player(1).sanJuan]).toEqual([0, { corn: 1 }, 1])
  })
  test('its own colonist must stay; every other may go', () => {
    const player = seller({
      doubloons: 0,
      tiles: { corn: 1, quarry: 1 },
      crew: { corn: 1, quarry: 1 },
      buildings: { office: 1 },
    })
    const t = table({ players: [{}, player] })
      .take('builder')
      .does('pass')
    t.does('build small_sugar')
    expect(t.options).toEqual(['give colonist corn', 'give colonist quarry', 'give colonist office'])
    expect(t.refused('give colonist black_market')).toBe('give-not-yours')
    expect(t.refused('give good corn')).toBe('give-once')
    expect(t.refused('pass')).toBe('give-needed')
    // The quarry counted when the price was named.
    t.does('give colonist quarry')
    expect([t.owns(1, 'small_sugar'), t.doubloons(1), t.crew(1)]).toEqual([true, 0, { corn: 1 }])
    expect(t.happened('built')).toMatchObject([{ cost: 2, price: 1, quarries: 1 }])
    const alone = table({ players: [{}, seller({ doubloons: 1 })] })
      .take('builder')
      .does('pass')
    expect(alone.refused('build small_sugar')).toBe('too-expensive')
  })
  test('a university whose own colonist would have to pay cannot serve the new building', () => {
    const player = seller({ doubloons: 6, buildings: { university: 1 } })
    const t = table({ players: [{}, player], supply: 5 })
      .take('builder')
      .does('pass')
    expect(t.options).toContain('build factory')
    expect(t.options).not.toContain('build factory +university')
    expect(t.refused('build factory +university')).toBe('university-stays')
    expect(t.options).toContain('build office +university')
    t.does('build factory')
    expect([t.owns(1, 'factory'), t.staff(1, 'university')]).toEqual([true, 0])
    expect([t.staff(1, 'factory'), t.state.colonists]).toEqual([0, 6])
  })
  test('who asks for the university gives somebody else, or something else', () => {
    const player = seller({ doubloons: 6, sanJuan: 1, goods: { corn: 1 }, buildings: { university: 1 } })
    const given = (line: string) =>
      table({ players: [{}, player], supply: 5 })
        .take('builder')
        .does('pass', line)
    expect(given('build factory').options).toEqual([
      'give colonist university',
      'give colonist san_juan',
      'pass',
    ])
    const t = given('build factory +university')
    expect(t.options).toEqual(['give colonist san_juan', 'pass'])
    expect(t.refused('give colonist university')).toBe('university-stays')
    t.does('pass')
    expect([t.staff(1, 'factory'), t.staff(1, 'university'), t.goods(1)]).toEqual([1, 1, {}])
  })
  test('under version 1 the university’s colonist could pay, and the new building stayed empty', () => {
    const player = seller({ doubloons: 6, buildings: { university: 1 } })
    const t = table({ players: [{}, player], supply: 5 })
    t.state = { ...t.state, rules: { ...t.state.rules, revised: false } }
    t.take('builder').does('pass', 'build factory +university')
    expect([t.staff(1, 'factory'), t.staff(1, 'university')]).toEqual([0, 0])
  })
  test('nor does a church whose colonist was given away bring points', () => {
    const player = seller({ doubloons: 6, buildings: { church: 1 } })
    const t = table({ players: [{}, player] })
      .take('builder')
      .does('pass', 'build factory')
    expect([t.owns(1, 'factory'), t.staff(1, 'church'), t.points(1)]).toEqual([true, 0, 0])
  })
  test('a point given back returns to the pool', () => {
    const t = table({ pool: 10, players: [{}, seller({ doubloons: 0, points: 2 })] })
    t.take('builder').does('pass', 'build small_indigo')
    expect([t.points(1), t.state.pool - t.state.paid]).toEqual([1, 11])
  })
})

describe('guest house', () => {
  test('its guests walk to empty circles at the start of the owner’s turn and work at once', () => {
    const player: Planter = {
      doubloons: 9,
      tiles: { corn: 1, quarry: 1 },
      buildings: { guesthouse: 2, factory: 0, university: 1 },
    }
    const t = table({ players: [{}, player] })
      .take('builder')
      .does('pass')
    expect([t.phase, t.asked]).toEqual(['guest', 1])
    expect(t.options).toEqual(['guest corn', 'guest quarry', 'guest factory', 'pass'])
    expect(t.refused('guest university')).toBe('guest-no-room')
    t.does('guest quarry')
    expect([t.crew(1), t.staff(1, 'guesthouse'), t.phase]).toEqual([{ quarry: 1 }, 1, 'guest'])
    t.does('pass', 'build office')
    expect(t.doubloons(1)).toBe(9 - 4)
  })
  test('nobody walks to the guest house itself', () => {
    const player: Planter = { doubloons: 9, tiles: { corn: 1 }, buildings: { guesthouse: 1 } }
    const t = table({ players: [player] }).take('builder')
    expect(t.options).toEqual(['guest corn', 'pass'])
    expect(t.refused('guest guesthouse')).toBe('guest-no-room')
    const home = table({ players: [{ doubloons: 9, buildings: { guesthouse: 1 } }] }).take('builder')
    expect(home.phase).toBe('build')
  })
  test('the guest stays where he went until the next mayor phase', () => {
    const player: Planter = { goods: { corn: 1 }, buildings: { guesthouse: 1, small_market: 0 } }
    const t = table({ players: [{}, player] })
      .take('trader')
      .does('guest small_market', 'sell corn')
    expect([t.doubloons(1), t.staff(1, 'small_market'), t.staff(1, 'guesthouse')]).toEqual([1, 1, 0])
  })
  test('in every phase with a turn: settler, craftsman, captain and storage too', () => {
    const settler = table({
      row: { corn: 1, sugar: 1 },
      players: [{}, { buildings: { guesthouse: 1, construction_hut: 0 } }],
    })
    settler.take('settler').does('pass', 'guest construction_hut')
    expect(settler.options).toContain('settle quarry')

    const craftsman = table({ players: [{}, { tiles: { corn: 1 }, buildings: { guesthouse: 1 } }] })
    expect(craftsman.take('craftsman').does('guest corn').goods(1)).toEqual({ corn: 1 })

    const captain = table({ players: [{}, { goods: { corn: 1 }, buildings: { guesthouse: 1, harbor: 0 } }] })
    expect(captain.take('captain').does('guest harbor', 'load corn 1').points(1)).toBe(2)

    const storing = table({
      ships: [
        ['corn', 4],
        ['sugar', 5],
        ['coffee', 6],
      ],
      players: [{}, { goods: { corn: 2, sugar: 1 }, buildings: { guesthouse: 1, small_warehouse: 0 } }],
    }).take('captain')
    storing.does('pass', 'guest small_warehouse')
    expect([storing.phase, storing.goods(1)]).toEqual(['role', { corn: 2, sugar: 1 }])
  })
})

describe('church', () => {
  const church = (staff: number): Planter => ({ doubloons: 20, buildings: { church: staff } })
  const gained = (line: string, staff = 1) =>
    table({ players: [{}, church(staff)] })
      .take('builder')
      .does('pass', line)
      .points(1)

  test('[PR-T125] points by column of what is built: 0, 1, 1, 2', () => {
    expect(
      ['build small_market', 'build hospice', 'build harbor', 'build city_hall'].map(line => gained(line)),
    ).toEqual([...[0, 1, 1, 2]])
  })
  test('not while it is empty, and not for itself', () => {
    expect(gained('build harbor', 0)).toBe(0)
    const t = table({ players: [{}, { doubloons: 20, buildings: { university: 1 } }] })
    expect(t.take('builder').does('pass', 'build church +university').points(1)).toBe(0)
  })
  test('its points can trigger the end', () => {
    const t = table({ pool: 2, players: [{}, church(1)] })
      .take('builder')
      .does('pass', 'build city_hall')
    expect(t.happened('endTriggered')).toMatchObject([{ why: 'points', seat: 1 }])
  })
})
