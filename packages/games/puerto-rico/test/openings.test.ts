import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { expect, test } from 'vitest'
import { openings } from '../openings/index.ts'
import { BUILDING_IDS, type Event, puertoRico } from '../rules/index.ts'

test('the opening of a game is its roles and what is built', () => {
  const resolved = resolveOptions(puertoRico, 4, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = puertoRico.create({ seats: 4, options: resolved.options, seed: 'openings' })
  const rng = rngFrom('openings')
  const found: string[] = []
  const happened: string[] = []
  expect(openings.first(state)).toBe(state.governor)
  while (puertoRico.turn(state) !== null && happened.length < 60) {
    const action = pick(rng, puertoRico.legal(state))
    const step = openings.step(state, action)
    if (step) found.push(`${step.tree} ${step.key}`)
    puertoRico.apply(state, action, (event: Event) => {
      if (event.type === 'roleTaken') happened.push(`roles ${event.card}`)
      if (event.type === 'built') happened.push(`buildings ${BUILDING_IDS[event.building]}`)
    })
  }
  const roles = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'prospector']
  expect(found).toEqual(
    happened.map(each => each.replace(/^roles (\d)$/, (_, card) => `roles ${roles[Number(card)]}`)),
  )
  expect(found.some(each => each.startsWith('buildings'))).toBe(true)
})

test('steps are called as everywhere in the game', () => {
  expect(openings.words.en.step('roles', 'settler')).toBe('Settler')
  expect(openings.words.zh.step('buildings', 'small_market')).toBe('小市场大厅')
})
