import { type Action, type AnyGame, type Options, resolveOptions, rngFrom } from '@ludoteca/engine'
import { puertoRico } from '@ludoteca/puerto-rico'
import { expect, test } from 'vitest'
import { chooseAction, type Level } from '../src/index.ts'

const game: AnyGame = puertoRico

interface Played {
  readonly winners: number[]
  readonly totals: number[]
  readonly log: string[]
}

async function playGame(levels: readonly Level[], seed: string, given: Options = {}): Promise<Played> {
  const resolved = resolveOptions(game, levels.length, given)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats: levels.length, options: resolved.options, seed })
  const rng = rngFrom(`bots ${seed}`)
  const log: string[] = []
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const legal = game.legal(state)
    const action: Action = await chooseAction(game, state, turn, legal, {
      level: levels[turn] ?? 'easy',
      rng,
    })
    expect(legal).toContain(action)
    log.push(game.write(action))
    game.apply(state, action)
  }
  const table = game.standings(state)
  return {
    winners: table.filter(each => each.rank === 1).map(each => each.seat),
    totals: table.map(each => each.total),
    log,
  }
}

test.each([2, 3, 4, 5])('easy bots finish a game of %i with legal choices only', async seats => {
  const { totals } = await playGame(new Array(seats).fill('easy'), `table of ${seats}`)
  for (const total of totals) expect(total).toBeGreaterThan(10)
})

test('easy bots know their way around all modules', async () => {
  const options = { newBuildings: 'on', nobles: 'on', strictOptional: 'on' }
  const { totals } = await playGame(['easy', 'easy', 'easy'], 'modules', options)
  for (const total of totals) expect(total).toBeGreaterThan(10)
})

test('the same dice give the same game', async () => {
  const levels: Level[] = ['easy', 'random', 'easy']
  const first = await playGame(levels, 'twice')
  expect((await playGame(levels, 'twice')).log).toEqual(first.log)
  expect((await playGame(levels, 'other')).log).not.toEqual(first.log)
})

test('easy beats three random players nearly always, from every seat', async () => {
  let wins = 0
  for (let round = 0; round < 12; round++) {
    const levels: Level[] = ['random', 'random', 'random', 'random']
    levels[round % 4] = 'easy'
    const { winners } = await playGame(levels, `beats ${round}`)
    if (winners.includes(round % 4)) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(10)
})
