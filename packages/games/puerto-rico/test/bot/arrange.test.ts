import { expect, test } from 'vitest'
import { planFor } from '../../bot/arrange.ts'
import { B, FIRST_BUILDING, type Player, puertoRico } from '../../rules/index.ts'

/** A player with these tiles (corn, indigo, sugar, tobacco, coffee, quarry), buildings and workers. */
function given(tiles: readonly number[], buildings: readonly (keyof typeof B)[], workers: number): Player {
  const s = puertoRico.create({ seats: 3, options: {}, seed: 'arrange' })
  const p = s.players[0] as Player
  p.tiles = [...tiles]
  p.crew.fill(0)
  p.sanJuan = workers
  for (const id of buildings) {
    p.built.push(B[id])
    p.staff[B[id]] = 0
  }
  return p
}

test('a coffee chain is filled as a pair before lonely circles', () => {
  const plan = planFor(given([0, 2, 0, 0, 1, 1], ['coffee_roaster', 'university'], 2), 0.8)
  expect(plan[4]).toBe(1)
  expect(plan[FIRST_BUILDING + B.coffee_roaster]).toBe(1)
})

test('at the end a large building gets its worker first', () => {
  const plan = planFor(given([3, 0, 0, 0, 0, 0], ['guild_hall'], 1), 0.1)
  expect(plan[FIRST_BUILDING + B.guild_hall]).toBe(1)
})

test('everybody is placed as long as there are circles', () => {
  const p = given([1, 3, 0, 0, 0, 2], ['small_indigo', 'hacienda'], 20)
  const plan = planFor(p, 0.5)
  expect(plan.reduce((sum, count) => sum + count, 0)).toBe(1 + 3 + 2 + 1 + 1)
})
