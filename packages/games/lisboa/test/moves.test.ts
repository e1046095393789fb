import { expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { lisboa } from '../game.ts'

test('equal choices of cards are the same action, but not every one ever read is kept', () => {
  const [first, second, ...others] = CARDS.slice(0, 30).map(card => card.id)
  const read = (...cards: (string | undefined)[]) => lisboa.read(`renew ${cards.join('+')}`)
  const choice = read(first, second)
  expect(choice).not.toBeNull()
  expect(read(first, second)).toBe(choice)
  for (const [i, a] of others.entries())
    for (const [j, b] of others.slice(i + 1).entries()) for (const c of others.slice(i + j + 2)) read(a, b, c)
  expect(read(first, second)).not.toBe(choice)
  expect(read(first, second)).toEqual(choice)
})
