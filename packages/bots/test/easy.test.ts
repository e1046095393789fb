import { rngFrom } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { chooseAction } from '../src/index.ts'
import { nim, nimAt } from './nim.ts'

/** How often a winning move at hand is taken in a hundred games. */
async function taken(careful: boolean): Promise<number> {
  const state = nimAt(3)
  let count = 0
  for (let i = 0; i < 100; i++) {
    const manner = { level: 'easy', careful, rng: rngFrom(`glimpse ${i}`) } as const
    const action = await chooseAction(nim, state, 0, nim.legal(state), manner)
    if (nim.write(action) === 'take 3') count++
  }
  return count
}

test('easy overlooks a winning move now and then; a careful one never does', async () => {
  expect(await taken(true)).toBe(100)
  const usually = await taken(false)
  expect(usually).toBeGreaterThan(65)
  expect(usually).toBeLessThan(95)
})
