import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { type Action, lisboa, type State } from '@ludoteca/lisboa'
import { midgame } from '@ludoteca/testkit'
import { expect, test } from 'vitest'
import { chooseAction, playerFor } from '../src/index.ts'
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

test('ref-network looks ahead with the network, ref-careful with the weighted sum', async () => {
  const choices = async (name: 'ref-network' | 'ref-careful'): Promise<string[]> => {
    const chosen: string[] = []
    for (let i = 0; i < 8; i++) {
      const state = midgame(lisboa as AnyGame, `judges ${i}`, 40 + 20 * i)
      const seat = lisboa.turn(state as State) ?? 0
      const player = playerFor(name, lisboa as AnyGame, seat, rngFrom(`judges ${i}`))
      chosen.push(lisboa.write((await player(state, lisboa.legal(state as State))) as Action))
    }
    return chosen
  }
  expect(await choices('ref-careful')).toEqual(await choices('ref-careful'))
  expect(await choices('ref-network')).not.toEqual(await choices('ref-careful'))
})
