import { below, rngFrom } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { newRegression } from '../tools/regression.ts'

const rng = rngFrom('regression')
const value = (): number => below(rng, 200) / 100 - 1

test('weights are found again', () => {
  const truth = [2, -1, 0.5]
  const regression = newRegression(3)
  for (let i = 0; i < 400; i++) {
    const row = [value(), value(), value()]
    regression.add(row, row.reduce((sum, x, j) => sum + x * (truth[j] as number), 0) + value() / 10)
  }
  for (const [i, weight] of regression.solve([0, 0, 0], 0.01).entries()) {
    expect(weight).toBeCloseTo(truth[i] as number, 1)
  }
})

test('what the data do not tell keeps its weight', () => {
  const regression = newRegression(2)
  for (let i = 0; i < 100; i++) regression.add([1, 0], 3)
  const [seen, unseen] = regression.solve([0, 7], 1)
  expect(seen).toBeGreaterThan(2.5)
  expect(unseen).toBeCloseTo(7)
})
