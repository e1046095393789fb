import { expect, test } from 'vitest'
import { CARDS } from '../rules/data/cards.ts'
import { lisboa } from '../rules/game.ts'

const [first, second, ...others] = CARDS.slice(0, 30).map(card => card.id)
const read = (...cards: (string | undefined)[]) => lisboa.read(`renew ${cards.join('+')}`)

/** Reads every choice of three other cards: more than are kept. `after` is called some hundreds of choices apart. */
function readMany(after = (): void => {}): void {
  for (const [i, a] of others.entries()) {
    for (const [j, b] of others.slice(i + 1).entries()) for (const c of others.slice(i + j + 2)) read(a, b, c)
    after()
  }
}

test('a choice of cards in use stays the same action', () => {
  const choice = read(first, second)
  expect(choice).not.toBeNull()
  readMany(() => expect(read(first, second)).toBe(choice))
})

test('one that nobody uses any more is not kept for ever', () => {
  const choice = read(first, second)
  readMany()
  expect(read(first, second)).not.toBe(choice)
  expect(read(first, second)).toEqual(choice)
})
