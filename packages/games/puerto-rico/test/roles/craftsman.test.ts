import { describe, expect, test } from 'vitest'
import type { Planter } from '../position.ts'
import { position } from '../position.ts'

const CORN_1: Planter = { tiles: { corn: 1 }, crew: { corn: 1 } }
/** Makes one barrel of each kind. */
const FIVE_KINDS: Planter = {
  tiles: { corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 },
  crew: { corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 },
  buildings: { small_indigo: 1, small_sugar: 1, tobacco_storage: 1, coffee_roaster: 1 },
}

describe('craftsman: production', () => {
  test('[PR-T61][PR-073][PR-074] occupied plantations with the workers in their plants', () => {
    const player: Planter = {
      tiles: { corn: 3, tobacco: 2, sugar: 4 },
      crew: { corn: 2, tobacco: 2, sugar: 3 },
      buildings: { tobacco_storage: 1, small_sugar: 1, sugar_mill: 3 },
    }
    const t = position({ seats: 3, players: [player] }).take('craftsman')
    expect(t.goods(0)).toEqual({ corn: 2, tobacco: 1, sugar: 3 })
    expect(t.barrels).toEqual({ corn: 8, indigo: 11, sugar: 8, tobacco: 8, coffee: 9 })
  })

  test('[PR-T69] small and large plant work together', () => {
    const player: Planter = {
      tiles: { indigo: 4 },
      crew: { indigo: 4 },
      buildings: { small_indigo: 1, indigo_plant: 2 },
    }
    expect(
      position({ seats: 3, players: [player] })
        .take('craftsman')
        .goods(0),
    ).toEqual({ indigo: 3 })
  })

  test('[PR-053][PR-073] empty tiles and empty plants give nothing; only corn needs no plant', () => {
    const players: Planter[] = [
      { tiles: { indigo: 2, corn: 1 }, crew: { indigo: 2 } },
      {
        tiles: { sugar: 2 },
        crew: { sugar: 2 },
        buildings: { small_sugar: 0, sugar_mill: 0, small_indigo: 1 },
      },
      { tiles: { coffee: 2, corn: 2 }, crew: { corn: 2 }, buildings: { coffee_roaster: 2 } },
    ]
    const t = position({ seats: 3, players }).take('craftsman')
    expect([0, 1, 2].map(t.goods)).toEqual([{}, {}, { corn: 2 }])
  })

  test('[PR-T140][PR-073][PR-075] the craftsman first, then clockwise, while the supply lasts', () => {
    const players = [CORN_1, {}, CORN_1]
    const t = position({ seats: 4, governor: 2, players, barrels: { corn: 1 } }).take('craftsman')
    expect([t.goods(2), t.goods(0)]).toEqual([{ corn: 1 }, {}])
  })

  test('[PR-079] a short supply gives what is there, an empty one nothing', () => {
    const player: Planter = {
      tiles: { corn: 3, sugar: 2 },
      crew: { corn: 3, sugar: 2 },
      buildings: { sugar_mill: 2 },
    }
    const t = position({ seats: 3, players: [player], barrels: { corn: 2, sugar: 0 } }).take('craftsman')
    expect([t.goods(0), t.barrels.corn]).toEqual([{ corn: 2 }, undefined])
  })

  test('[PR-130] goods pile up without limit until a captain comes', () => {
    const t = position({ seats: 3, players: [{ ...FIVE_KINDS, goods: { corn: 6, sugar: 4 } }] })
    t.take('craftsman').does('pass').take('trader').does('pass')
    expect(t.goods(0)).toEqual({ corn: 7, indigo: 1, sugar: 5, tobacco: 1, coffee: 1 })
  })
})

describe('craftsman: the extra good', () => {
  const corn_indigo: Planter = {
    tiles: { corn: 1, indigo: 1 },
    crew: { corn: 1, indigo: 1 },
    buildings: { small_indigo: 1 },
  }

  test('[PR-T67][PR-076][PR-077] a kind just received, or pass, after everybody has produced', () => {
    const t = position({ seats: 3, players: [corn_indigo, FIVE_KINDS] }).take('craftsman')
    expect([t.phase, t.asked]).toEqual(['extra', 0])
    expect(t.goods(1)).toEqual({ corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 })
    expect(t.options).toEqual(['extra corn', 'extra indigo', 'pass'])
    expect(t.refused('extra coffee')).toBe('not-produced')
    t.does('extra indigo')
    expect(t.goods(0)).toEqual({ corn: 1, indigo: 2 })
    expect(t.phase).toBe('role')
  })

  test('[PR-018][PR-076] it may be declined', () => {
    const t = position({ seats: 3, players: [corn_indigo] })
      .take('craftsman')
      .does('pass')
    expect(t.goods(0)).toEqual({ corn: 1, indigo: 1 })
  })

  test('[PR-T63][PR-076] none when the supply has run out', () => {
    const t = position({ seats: 3, players: [CORN_1, CORN_1], barrels: { corn: 2 } }).take('craftsman')
    expect([t.phase, t.goods(0), t.goods(1)]).toEqual(['role', { corn: 1 }, { corn: 1 }])
  })

  test('[PR-T68][PR-080] none for a craftsman who received nothing, also not of goods he owns', () => {
    const t = position({ seats: 3, players: [{ goods: { corn: 2 } }, FIVE_KINDS] }).take('craftsman')
    expect([t.phase, t.goods(0)]).toEqual(['role', { corn: 2 }])
  })

  test('a kind of which the supply took the rest is not offered', () => {
    const t = position({ seats: 3, players: [corn_indigo], barrels: { corn: 1 } }).take('craftsman')
    expect(t.options).toEqual(['extra indigo', 'pass'])
    expect(t.refused('extra corn')).toBe('supply-empty')
  })
})

describe('factory', () => {
  test('[PR-T65][PR-078] five kinds pay five', () => {
    const player = { ...FIVE_KINDS, buildings: { ...FIVE_KINDS.buildings, factory: 1 } }
    expect(
      position({ seats: 3, players: [player] })
        .take('craftsman')
        .doubloons(0),
    ).toBe(5)
  })

  test('[PR-T64][PR-079] kinds received count, not kinds he could make', () => {
    const player: Planter = {
      tiles: { corn: 3, sugar: 3, tobacco: 1 },
      crew: { corn: 3, sugar: 3, tobacco: 1 },
      buildings: { sugar_mill: 3, tobacco_storage: 1, factory: 1 },
    }
    const barrels = { corn: 0, sugar: 2, tobacco: 5 }
    const t = position({ seats: 3, players: [player], barrels }).take('craftsman')
    expect([t.goods(0), t.doubloons(0)]).toEqual([{ sugar: 2, tobacco: 1 }, 1])
  })

  test('[PR-078] 0, 1, 2, 3, 4, 5 kinds pay 0, 0, 1, 2, 3, 5', () => {
    const tiles = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const
    const paid = [0, 1, 2, 3, 4, 5].map(kinds => {
      const crew = Object.fromEntries(tiles.slice(0, kinds).map(tile => [tile, 1]))
      const player = { ...FIVE_KINDS, crew, buildings: { ...FIVE_KINDS.buildings, factory: 1 } }
      return position({ seats: 3, players: [{}, player] })
        .take('craftsman')
        .doubloons(1)
    })
    expect(paid).toEqual([0, 0, 1, 2, 3, 5])
  })

  test('[PR-053] an empty factory pays nothing', () => {
    const player = { ...FIVE_KINDS, buildings: { ...FIVE_KINDS.buildings, factory: 0 } }
    expect(
      position({ seats: 3, players: [player] })
        .take('craftsman')
        .doubloons(0),
    ).toBe(0)
  })

  test('the extra good is no kind received: it pays nothing', () => {
    const player = {
      ...FIVE_KINDS,
      crew: { corn: 1, indigo: 1 },
      buildings: { ...FIVE_KINDS.buildings, factory: 1 },
    }
    const t = position({ seats: 3, players: [player] })
      .take('craftsman')
      .does('extra corn')
    expect(t.doubloons(0)).toBe(1)
  })
})
