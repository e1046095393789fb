import { describe, expect, test } from 'vitest'
import { position } from '../position.ts'

const ROW = { corn: 1, indigo: 1, sugar: 1, tobacco: 1 } as const
const FULL_ISLAND = { corn: 4, indigo: 4, sugar: 4 } as const
const ELEVEN = { corn: 4, indigo: 4, sugar: 3 } as const

describe('settler', () => {
  test('[PR-023][PR-024][PR-T12] he takes a face-up plantation or a quarry', () => {
    const given = () => position({ seats: 3, row: ROW }).take('settler')
    expect(given().options).toEqual([
      'settle corn',
      'settle indigo',
      'settle sugar',
      'settle tobacco',
      'settle quarry',
      'pass',
    ])
    const t = given().does('settle quarry')
    expect([t.state.quarries, t.tiles(0), t.crew(0)]).toEqual([7, { quarry: 1 }, {}])
    expect(given().does('settle sugar').tiles(0)).toEqual({ sugar: 1 })
  })

  test('[PR-T13][PR-024] the others may not take a quarry', () => {
    const t = position({ seats: 3, row: ROW }).take('settler').does('settle corn')
    expect(t.asked).toBe(1)
    expect(t.options).toEqual(['settle indigo', 'settle sugar', 'settle tobacco', 'pass'])
    expect(t.refused('settle quarry')).toBe('quarry-privilege')
  })

  test('[PR-T15][PR-053] a construction hut without a colonist does not help', () => {
    const t = position({ seats: 3, row: ROW, players: [{}, { buildings: { construction_hut: 0 } }] })
    t.take('settler').does('pass')
    expect(t.options).not.toContain('settle quarry')
  })

  test('[PR-030][PR-052] an occupied hut lets its owner take a quarry instead', () => {
    const t = position({ seats: 3, row: ROW, players: [{}, { buildings: { construction_hut: 1 } }] })
    t.take('settler').does('pass', 'settle quarry')
    expect([t.tiles(1), t.state.quarries, t.asked]).toEqual([{ quarry: 1 }, 7, 2])
  })

  test('[PR-T16][PR-034][PR-035] without quarries neither privilege nor hut has an effect', () => {
    const hut = { buildings: { construction_hut: 1 } } as const
    const t = position({ seats: 3, row: ROW, quarries: 0, players: [hut, hut] }).take('settler')
    expect(t.options).not.toContain('settle quarry')
    expect(t.refused('settle quarry')).toBe('quarries-gone')
    t.does('pass')
    expect(t.asked).toBe(1)
    expect(t.options).not.toContain('settle quarry')
  })

  test('[PR-T17] the settler’s own hut adds nothing: one tile, one quarry at most', () => {
    const t = position({ seats: 3, row: ROW, players: [{ buildings: { construction_hut: 1 } }] })
    t.take('settler').does('settle quarry')
    expect([t.asked, t.tiles(0)]).toEqual([1, { quarry: 1 }])
  })

  test('[PR-025][PR-026][PR-027] each player in turn takes one tile onto his own island', () => {
    const t = position({ seats: 3, governor: 1, row: ROW }).take('settler')
    t.does('settle quarry', 'settle corn', 'settle tobacco')
    expect([0, 1, 2].map(t.tiles)).toEqual([{ tobacco: 1 }, { quarry: 1 }, { corn: 1 }])
    expect(t.phase).toBe('role')
  })

  test('[PR-028][PR-029] what is left is discarded face up, players + 1 new tiles are dealt', () => {
    const stack = ['coffee', 'coffee', 'corn', 'tobacco'] as const
    const t = position({ seats: 3, row: ROW, stack: [...stack] }).take('settler')
    t.does('settle corn', 'settle indigo', 'pass')
    expect(t.discards).toEqual({ sugar: 1, tobacco: 1 })
    expect(t.row).toEqual({ coffee: 2, corn: 1, tobacco: 1 })
  })

  test('[PR-T32][PR-018] to pass is legal and changes nothing for him', () => {
    const t = position({ seats: 3, row: ROW }).take('settler').does('settle corn')
    const before = structuredClone(t.player(1))
    t.does('pass')
    expect(t.player(1)).toEqual(before)
    expect([t.asked, t.row]).toEqual([2, { indigo: 1, sugar: 1, tobacco: 1 }])
  })

  test('[PR-T25][PR-033] twelve tiles: skipped, and no hacienda draw', () => {
    const t = position({ seats: 3, players: [{}, { tiles: FULL_ISLAND, buildings: { hacienda: 1 } }] })
    const stack = t.state.stack.length
    t.take('settler').does('pass')
    expect(t.asked).toBe(2)
    expect(t.tiles(1)).toEqual(FULL_ISLAND)
    expect(t.state.stack).toHaveLength(stack)
  })

  test('[PR-033] a settler with twelve tiles takes no quarry either', () => {
    const t = position({ seats: 3, players: [{ tiles: FULL_ISLAND }] }).take('settler')
    expect(t.asked).toBe(1)
  })

  test('[PR-T28][PR-032] when the row runs out the rest go without and are not asked', () => {
    const t = position({ seats: 5, row: { corn: 1, sugar: 1 } }).take('settler')
    t.does('settle quarry', 'settle corn', 'settle sugar')
    expect([t.phase, t.asked]).toEqual(['role', 1])
    expect([3, 4].map(t.tiles)).toEqual([{}, {}])
  })
})

describe('the plantation stack', () => {
  test('[PR-T29][PR-031] two dealt, the nine discards shuffled, three more dealt', () => {
    const t = position({
      ...{ seats: 4, row: { corn: 2, coffee: 1 }, discards: { indigo: 6 } },
      ...{ stack: ['tobacco', 'tobacco'], stackOnly: true },
    })
    t.take('settler').does('pass', 'pass', 'pass', 'pass')
    expect(t.state.stack).toHaveLength(6)
    expect(t.discards).toEqual({})
    expect(t.state.row.reduce((a, b) => a + b)).toBe(5)
    expect(t.row.tobacco).toBe(2)
    expect(t.happened('reshuffled')).toMatchObject([{ count: 9 }])
  })

  test('[PR-T139] a stack that is used up exactly stays empty; no shuffle before a tile is needed', () => {
    const stack = ['tobacco', 'tobacco', 'coffee', 'coffee', 'sugar'] as const
    const t = position({
      ...{ seats: 4, row: { corn: 2 }, discards: { indigo: 5 } },
      ...{ stack: [...stack], stackOnly: true },
    })
    t.take('settler').does('pass', 'pass', 'pass', 'pass')
    expect(t.row).toEqual({ tobacco: 2, coffee: 2, sugar: 1 })
    expect([t.state.stack.length, t.discards]).toEqual([0, { corn: 2, indigo: 5 }])
    expect(t.happened('reshuffled')).toEqual([])
  })

  test('[PR-032] with neither stack nor discards the row stays short', () => {
    const t = position({ seats: 4, row: { corn: 2 }, stack: [], stackOnly: true })
    t.take('settler').does('settle corn', 'pass', 'pass', 'pass')
    expect(t.row).toEqual({ corn: 1 })
    t.take('prospector').take('trader').take('captain')
    t.take('settler').does('pass', 'settle corn')
    expect(t.asked).toBe(2)
    expect(t.phase).toBe('role')
  })
})

describe('hacienda', () => {
  const HACIENDA = { buildings: { hacienda: 1 } } as const

  test('[PR-030] before the normal take its owner may draw the top tile, and sees it first', () => {
    const t = position({ seats: 3, row: ROW, stack: ['coffee'], players: [HACIENDA] }).take('settler')
    expect([t.phase, t.options]).toEqual(['hacienda', ['draw', 'pass']])
    t.does('draw')
    expect([t.phase, t.asked, t.tiles(0)]).toEqual(['settle', 0, { coffee: 1 }])
    expect(t.happened('drew')).toMatchObject([{ seat: 0, reveals: true }])
    t.does('settle quarry')
    expect(t.tiles(0)).toEqual({ coffee: 1, quarry: 1 })
  })

  test('[PR-T19] with a hut too: the drawn tile is never a quarry', () => {
    const both = { buildings: { hacienda: 1, construction_hut: 1 } } as const
    const t = position({ seats: 3, row: ROW, stack: ['indigo'], players: [{}, both] })
    t.take('settler').does('pass')
    expect(t.options).toEqual(['draw', 'pass'])
    t.does('draw', 'settle quarry')
    expect(t.tiles(1)).toEqual({ indigo: 1, quarry: 1 })
  })

  test('[PR-T27] with eleven tiles he may decline the draw and take one tile', () => {
    const given = () => position({ seats: 3, row: ROW, players: [{}, { ...HACIENDA, tiles: ELEVEN }] })
    const declined = given().take('settler').does('pass', 'pass')
    expect([declined.phase, declined.asked]).toEqual(['settle', 1])
    declined.does('settle tobacco')
    expect(declined.tiles(1)).toEqual({ ...ELEVEN, tobacco: 1 })
    const drew = given().take('settler').does('pass', 'draw')
    expect([drew.phase, drew.asked]).toEqual(['settle', 2])
  })

  test('[PR-T31] no stack and no discards: no draw', () => {
    const t = position({ seats: 3, row: ROW, players: [HACIENDA], stack: [], stackOnly: true })
    expect(t.take('settler').phase).toBe('settle')
  })

  test('an empty stack is refilled from the discards for the draw', () => {
    const t = position({
      ...{ seats: 3, row: ROW, players: [HACIENDA], discards: { coffee: 2 } },
      ...{ stack: [], stackOnly: true },
    })
    t.take('settler').does('draw')
    expect([t.tiles(0), t.state.stack.length, t.discards]).toEqual([{ coffee: 1 }, 1, {}])
  })

  test('nothing left for the normal take: skipped after the draw', () => {
    const t = position({ seats: 3, row: { corn: 1 }, players: [{}, HACIENDA] }).take('settler')
    t.does('settle corn')
    expect([t.phase, t.asked]).toEqual(['hacienda', 1])
    t.does('draw')
    expect([t.phase, t.asked]).toEqual(['role', 1])
  })

  test('[PR-053] an empty hacienda draws nothing', () => {
    const t = position({ seats: 3, players: [{ buildings: { hacienda: 0 } }] }).take('settler')
    expect(t.phase).toBe('settle')
  })
})

describe('hospice', () => {
  const HOSPICE = { buildings: { hospice: 1 } } as const

  test('[PR-T20][PR-030][PR-059] only for the tile of the normal take', () => {
    const both = { buildings: { hacienda: 1, hospice: 1 } } as const
    const t = position({ seats: 3, row: ROW, stack: ['corn'], supply: 10, players: [{}, both] })
    t.take('settler').does('pass', 'draw', 'settle sugar +hospice')
    expect([t.tiles(1), t.crew(1), t.state.colonists]).toEqual([{ corn: 1, sugar: 1 }, { sugar: 1 }, 9])
  })

  test('[PR-T21] also on a quarry', () => {
    const t = position({ seats: 3, supply: 4, players: [HOSPICE] }).take('settler')
    t.does('settle quarry +hospice')
    expect([t.crew(0), t.state.colonists]).toEqual([{ quarry: 1 }, 3])
  })

  test('without a supply the colonist comes from the ship', () => {
    const t = position({ seats: 3, row: ROW, supply: 0, ship: 2, players: [HOSPICE] }).take('settler')
    t.does('settle corn +hospice')
    expect([t.crew(0), t.state.ship]).toEqual([{ corn: 1 }, 1])
  })

  test('[PR-T23] nobody anywhere: the tile stays unoccupied', () => {
    const t = position({ seats: 3, row: ROW, supply: 0, ship: 0, players: [HOSPICE] }).take('settler')
    expect(t.options).not.toContain('settle corn +hospice')
    expect(t.refused('settle corn +hospice')).toBe('no-colonist-left')
    expect(t.does('settle corn').crew(0)).toEqual({})
  })

  test('[PR-T24] the colonist may be declined', () => {
    const t = position({ seats: 3, row: ROW, supply: 9, players: [HOSPICE] }).take('settler')
    expect(t.options).toEqual(expect.arrayContaining(['settle corn', 'settle corn +hospice']))
    t.does('settle corn')
    expect([t.crew(0), t.state.colonists]).toEqual([{}, 9])
  })

  test('without an occupied hospice no colonist is offered', () => {
    const t = position({ seats: 3, row: ROW, players: [{ buildings: { hospice: 0 } }] }).take('settler')
    expect(t.options).not.toContain('settle corn +hospice')
    expect(t.refused('settle corn +hospice')).toBe('hospice-needed')
  })
})
