import { chooseAction } from '@ludoteca/bots'
import { rngFrom } from '@ludoteca/engine'
import { allGames } from '@ludoteca/shelf'
import { expect, test } from 'vitest'
import { positionsOf, stateAt } from '../positions/position.ts'

const all = [...(await allGames()).values()].flatMap(game =>
  positionsOf(game.id).map(position => ({ id: game.id, name: position.name, game, position })),
)

test.each(all)('$id, $name: hard answers well with few steps', async ({ game, position }) => {
  const state = stateAt(game, position)
  const seat = game.turn(state)
  if (seat === null) throw new Error('the game is over')
  const legal = game.legal(state)
  const answers = [...position.accepted, ...position.refused]
  expect(legal.map(action => game.write(action))).toEqual(expect.arrayContaining(answers))
  expect(position.refused.filter(answer => position.accepted.includes(answer))).toEqual([])
  expect(Object.keys(position.found)).toEqual(expect.arrayContaining(answers))
  const manner = { level: 'hard', rng: rngFrom('position'), budget: { iterations: 200 } } as const
  const action = await chooseAction(game, state, seat, legal, manner)
  expect(position.accepted).toContain(game.write(action))
})
