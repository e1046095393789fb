import { describe, expect, test } from 'vitest'
import { BUILDINGS, PLANS, pilesOf } from '../../rules/data/buildings.ts'
import { acrossOf, PLOTS, plotAt, SLOTS, SPOTS, STREETS } from '../../rules/data/city.ts'
import type { Effect } from '../../rules/data/effects.ts'
import { ARCHITECTS, GOODS } from '../../rules/data/terms.ts'

const count = <T>(list: readonly T[], test: (each: T) => boolean) => list.filter(test).length

describe('the city', () => {
  test('plots are numbered in reading order, and found by row and column', () => {
    for (const [i, plot] of PLOTS.entries()) {
      expect(plotAt(plot.row, plot.column)).toBe(i)
      const after = PLOTS[i + 1]
      if (after) expect(after.row * 5 + after.column).toBeGreaterThan(plot.row * 5 + plot.column)
    }
    const at = (id: string) => PLOTS.findIndex(plot => plot.id === id)
    expect(acrossOf(at('plot-b1'), 0)).toBe(at('plot-b2'))
    expect(acrossOf(at('plot-b2'), 0)).toBe(at('plot-b1'))
    expect(acrossOf(at('plot-c4'), 3)).toBe(at('plot-c5'))
    expect(acrossOf(at('plot-a2'), 0)).toBe(-1)
  })

  test('every plot can be built on from one space of the display, two for columns 2 and 3', () => {
    const slotsFor = [0, 1, 2, 3, 4].map(column => count(SLOTS, slot => slot.columns.includes(column)))
    expect(slotsFor).toEqual([1, 2, 2, 2, 1])
  })

  test('a space agrees with its street and the size of its plots', () => {
    for (const slot of SLOTS) {
      expect(STREETS[slot.street]?.good).toBe(slot.good)
      for (const column of slot.columns) expect([slot.street, slot.street + 1]).toContain(column)
      for (const plot of PLOTS.filter(each => slot.columns.includes(each.column)))
        expect(plot.small).toBe(slot.small)
    }
  })

  const shown = (rewards: readonly (readonly Effect[])[]) =>
    rewards.map(([e]) => JSON.stringify(e && 'n' in e ? { kind: e.kind, n: e.n } : e))

  test('each of the twelve land rewards stands twice, one for every plot of the printed board', () => {
    const rewards = shown(PLOTS.map(plot => plot.reward))
    const counts = new Map(rewards.map(code => [code, count(rewards, each => each === code)]))
    expect([...counts.values()]).toEqual(new Array(12).fill(2))
    const reward = (id: string) => PLOTS.find(plot => plot.id === id)?.reward
    expect(reward('plot-a4')).toEqual([{ kind: 'reis', n: 5 }])
    expect(reward('plot-e1')).toEqual([{ kind: 'reis', n: 5 }])
    expect(reward('plot-b2')).toEqual([{ kind: 'influence' }])
    expect(reward('plot-c4')).toEqual([{ kind: 'cardinal', steps: 1 }])
    expect(reward('plot-d3')).toEqual([{ kind: 'recruit', n: 2 }])
    expect(reward('plot-e5')).toEqual([{ kind: 'rubble' }])
  })

  test('the spots north of a street give its good', () => {
    for (const spot of SPOTS.filter(each => each.side === 0))
      expect(spot.reward).toEqual([{ kind: 'good', good: STREETS[spot.serves]?.good }])
  })

  test('each row has a spot west and east, each street one north', () => {
    const served = (side: number) => SPOTS.filter(spot => spot.side === side).map(spot => spot.serves)
    expect([served(0), served(1), served(2)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ])
  })

  test('a building serves one or two trades, on both faces different ones', () => {
    for (const { id, faces } of BUILDINGS) {
      expect([id, faces.every(face => face.length === 1 || face.length === 2)]).toEqual([id, true])
      expect([id, new Set(faces.flat()).size]).toEqual([id, faces.flat().length])
    }
  })

  test('no trade is served more often than another, on neither side of the tiles', () => {
    for (const architect of ARCHITECTS.keys()) {
      const faces = BUILDINGS.map(building => building.faces[architect] ?? [])
      expect(GOODS.map((_, good) => count(faces, face => face.includes(good)))).toEqual([6, 6, 6, 6])
    }
  })

  test('each architect has eight plans in his pile, the smallest on top', () => {
    for (const pile of pilesOf(PLANS)) {
      expect(pile.map(plan => PLANS[plan]?.officials)).toEqual([5, 5, 4, 4, 3, 3, 2, 2])
    }
  })

  test('there is a starting plan for each of four players', () => {
    expect(PLANS.filter(plan => plan.starting).map(plan => plan.officials)).toEqual([3, 3, 3, 3])
  })
})
