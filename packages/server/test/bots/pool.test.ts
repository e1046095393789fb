import { findGame, shelf } from '@ludoteca/shelf'
import { expect, onTestFinished, test } from 'vitest'
import { openThinkers } from '../../src/bots/pool.ts'

function thinkers(size: number) {
  const pool = openThinkers(size)
  onTestFinished(() => pool.close())
  return pool
}

async function opening(id: string) {
  const game = await findGame(id)?.rules()
  if (!game) throw new Error(id)
  const seats = Math.max(2, game.seats.min)
  const options = Object.fromEntries(game.options.map(spec => [spec.id, spec.values[0] ?? '']))
  const state = game.create({ seats, options, seed: 'bots' })
  const seat = game.turn(state) ?? 0
  return { game, seat, view: game.view(state, seat) }
}

test.each(shelf)('a thread decides for a seat of $id from its view alone', async ({ id }) => {
  const pool = thinkers(1)
  const { game, seat, view } = await opening(id)
  for (const level of ['random', 'easy', 'medium'] as const) {
    const action = game.read(await pool.think(id, view, seat, level, 'table'))
    expect(action && game.refusal(view, action)).toBeNull()
  }
})

test('more work than threads waits its turn', async () => {
  const pool = thinkers(2)
  const { game, seat, view } = await opening('puerto-rico')
  const thoughts = Array.from({ length: 7 }, () => pool.think(game.id, view, seat, 'easy', 'table'))
  expect(pool.waiting).toBe(5)
  expect(await Promise.all(thoughts)).toHaveLength(7)
  expect(pool.waiting).toBe(0)
})

test('a bot that fails says so, and the thread goes on', async () => {
  const pool = thinkers(1)
  await expect(pool.think('chess', {}, 0, 'easy', 'table')).rejects.toThrow('chess is not on the shelf')
  await expect(pool.think('puerto-rico', { nonsense: true }, 0, 'easy', 'table')).rejects.toThrow()
  const { game, seat, view } = await opening('puerto-rico')
  expect(await pool.think(game.id, view, seat, 'random', 'table')).toBeTruthy()
})

test('a position no thread can be told of is refused, and whoever waits behind it is not kept', async () => {
  const pool = thinkers(1)
  const { game, seat, view } = await opening('puerto-rico')
  const behind = [{}, { secret: () => {} }, view].map(each =>
    pool.think(game.id, each, seat, 'random', 'table'),
  )
  const [, untold, told] = await Promise.allSettled(behind)
  expect(untold).toMatchObject({ status: 'rejected', reason: { name: 'DataCloneError' } })
  expect(told).toMatchObject({ status: 'fulfilled' })
})

test('closing ends what was waiting', async () => {
  const pool = openThinkers(1)
  const { game, seat, view } = await opening('puerto-rico')
  const thoughts = [1, 2].map(() => pool.think(game.id, view, seat, 'hard', 'table'))
  const ends = Promise.allSettled(thoughts)
  await pool.close()
  expect((await ends).map(each => each.status)).toEqual(['rejected', 'rejected'])
  await expect(pool.think(game.id, view, seat, 'easy', 'table')).rejects.toThrow('gone')
})
