import { type Action, below, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { credit, type Edge } from '../src/search/node.ts'
import { newRivals } from '../src/search/rivals.ts'

const edge = (type: string): Edge => ({
  action: { type } as Action,
  prior: 0,
  visits: 1,
  sums: [0.5],
  next: null,
})

/** Lets choices meet in so many worlds; every world has luck that all of them share. */
function meet(gains: readonly number[], noise: number, worlds: number) {
  const edges = gains.map((_, i) => edge(`choice ${i}`))
  const rivals = newRivals(edges, 0)
  const rng = rngFrom('worlds')
  const dice = (): number => below(rng, 2001) / 1000 - 1
  let met = 0
  let front = edges
  for (; met < worlds && front.length > 1; met++) {
    const luck = 0.3 * dice()
    const brought = new Map<Edge, number>()
    for (const each of front) {
      const value = 0.5 + luck + (gains[edges.indexOf(each)] as number) + noise * dice()
      credit(each, [value])
      brought.set(each, value)
    }
    rivals.met(brought)
    front = rivals.front(edges.length)
  }
  return { left: front.map(each => each.action.type), met }
}

describe('of choices that meet in the same worlds', () => {
  test('the best is known soon when it leads in all of them, however different the worlds are', () => {
    const { left, met } = meet([0, 0.12, 0.01], 0.01, 100)
    expect(left).toEqual(['choice 1'])
    expect(met).toBeLessThan(40)
  })

  test('a lead that may turn when the search sees further is not called clear', () => {
    const { left } = meet([0, 0.05], 0.01, 300)
    expect(left).toHaveLength(2)
  })

  test('none is given up while a small lead may be chance', () => {
    const { left } = meet([0, 0.02, 0.01], 0.2, 40)
    expect(left).toHaveLength(3)
  })

  test('those that make no difference do not hold up the answer for ever', () => {
    const { left, met } = meet([0, 0.0005], 0.001, 1000)
    expect(left).toHaveLength(1)
    expect(met).toBeGreaterThan(40)
    expect(met).toBeLessThan(800)
  })

  test('only those in front go on, the best last', () => {
    const edges = [0.2, 0.9, 0.6].map((gain, i) => ({ ...edge(`choice ${i}`), sums: [gain] }))
    for (const most of [1, 2]) {
      const front = newRivals(edges, 0).front(most)
      expect(front.map(each => each.action.type)).toEqual(['choice 2', 'choice 1'])
    }
  })
})
