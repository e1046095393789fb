import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { openings } from '../openings/index.ts'
import { squareName } from '../rules/data/board.ts'
import { type Event, LEADER_LETTERS, MONUMENT_NAMES, tigrisEuphrates } from '../rules/index.ts'

test('the opening of a game is where leaders are first placed, and the monuments', () => {
  const resolved = resolveOptions(tigrisEuphrates, 3, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const rng = rngFrom('openings')
  const found: string[] = []
  const happened: string[] = []
  for (let n = 0; n < 6; n++) {
    const state = tigrisEuphrates.create({ seats: 3, options: resolved.options, seed: `openings ${n}` })
    expect(openings.first(state)).toBe(tigrisEuphrates.turn(state))
    while (tigrisEuphrates.turn(state) !== null) {
      const legal = tigrisEuphrates.legal(state)
      // Whatever has been placed: monuments are rare where anything goes.
      const action = legal.find(each => each.type === 'monument') ?? pick(rng, legal)
      const step = openings.step(state, action)
      if (step) found.push(`${step.tree} ${step.key}`)
      tigrisEuphrates.apply(state, action, (event: Event) => {
        if (event.type === 'leader-placed' && event.from < 0)
          happened.push(`leaders ${LEADER_LETTERS[event.colour]} ${squareName(event.square)}`)
        if (event.type === 'monument-built') happened.push(`monuments ${MONUMENT_NAMES[event.monument]}`)
      })
    }
  }
  expect(found).toEqual(happened)
  expect(found.some(each => each.startsWith('monuments'))).toBe(true)
})

test('steps are called as everywhere in the game', () => {
  expect(openings.words.en.step('leaders', 'k E5')).toBe('King on E5')
  expect(openings.words.zh.step('leaders', 'k E5')).toBe('国王 E5')
  expect(openings.words.en.step('monuments', 'BG')).toBe('Blue-green monument')
})
