import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { openings } from '../openings/index.ts'
import { columnOf, DECREES, type Event, lisboa } from '../rules/index.ts'

test('the opening of a game is what is done with cards, where stores stand and which decrees are taken', () => {
  const resolved = resolveOptions(lisboa, 3, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = lisboa.create({ seats: 3, options: resolved.options, seed: 'openings' })
  const rng = rngFrom('openings')
  expect(openings.first(state)).toBe(state.start)
  const found: string[] = []
  const happened: string[] = []
  while (lisboa.turn(state) !== null) {
    const action = pick(rng, lisboa.legal(state))
    const step = openings.step(state, action)
    if (step) found.push(step.tree === 'cards' ? 'cards' : `${step.tree} ${step.key}`)
    lisboa.apply(state, action, (event: Event) => {
      if (event.type === 'store-placed') happened.push(`stores column ${columnOf(event.plot) + 1}`)
      if (event.type === 'decree-taken') happened.push(`decrees ${DECREES[event.decree]?.id}`)
      if (event.type === 'card-played' || (event.type === 'card-discarded' && event.fate === 'gold'))
        happened.push('cards')
    })
  }
  expect(found).toEqual(happened)
  for (const tree of ['cards', 'stores', 'decrees'])
    expect(found.some(each => each.startsWith(tree))).toBe(true)
})

test('steps are called as everywhere in the game', () => {
  expect(openings.words.en.step('cards', 'visit minister')).toBe('Visit the Minister')
  expect(openings.words.zh.step('cards', 'portfolio treasury')).toBe('财政牌放进组合')
  expect(openings.words.zh.step('stores', 'column 3')).toBe('第3列')
})
