import { type Action, type AnyGame, type Options, resolveOptions, rngFrom } from '@ludoteca/engine'
import type { State as LisboaState } from '@ludoteca/lisboa'
import { lisboa } from '@ludoteca/lisboa'
import { puertoRico } from '@ludoteca/puerto-rico'
import { tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { describe, expect, test } from 'vitest'
import { chooseAction, type Level } from '../src/index.ts'
import { games } from './games.ts'

interface Played {
  readonly winners: number[]
  readonly totals: number[]
  readonly log: string[]
  readonly end: object
}

async function playGame(
  game: AnyGame,
  levels: readonly Level[],
  seed: string,
  given: Options = {},
): Promise<Played> {
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
    end: state,
  }
}

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  const { min, max } = game.seats

  test.each([min, max])('easy bots finish a game of %i with legal choices only', async seats => {
    const { log } = await playGame(game, new Array(seats).fill('easy'), `table of ${seats}`)
    expect(log.length).toBeGreaterThan(50)
  })

  test('the same dice give the same game', async () => {
    const levels: Level[] = ['easy', 'random']
    const first = await playGame(game, levels, 'twice')
    expect((await playGame(game, levels, 'twice')).log).toEqual(first.log)
  })

  test('easy beats three random players from any seat', async () => {
    let wins = 0
    for (let round = 0; round < 2; round++) {
      const levels: Level[] = ['random', 'random', 'random', 'random']
      levels[(2 * round + 1) % 4] = 'easy'
      const { winners } = await playGame(game, levels, `beats ${round}`)
      if (winners.includes((2 * round + 1) % 4)) wins++
    }
    expect(wins).toBe(2)
  })
})

test('easy bots know their way around all modules of Puerto Rico', async () => {
  const options = { newBuildings: 'on', nobles: 'on', strictOptional: 'on' }
  const { totals } = await playGame(puertoRico, ['easy', 'easy', 'easy'], 'modules', options)
  for (const total of totals) expect(total).toBeGreaterThan(10)
})

test('easy bots can do with all options of Tigris & Euphrates', async () => {
  const options = { map: 'B', wonder: 'on', buildings: 'on', treasureTiming: 'turn', support: 'english' }
  const { totals } = await playGame(tigrisEuphrates, ['easy', 'easy', 'easy'], 'options', options)
  expect(Math.max(...totals)).toBeGreaterThan(2)
})

test.each([2, 3])('easy bots build, open and decree in Lisboa with %i players', async seats => {
  const { end, totals } = await playGame(lisboa, new Array(seats).fill('easy'), `table of ${seats}`)
  const { owners, openers, players } = end as LisboaState
  expect(owners.filter(owner => owner >= 0).length).toBeGreaterThanOrEqual(seats)
  expect(openers.filter(opener => opener >= 0).length).toBeGreaterThanOrEqual(1)
  expect(players.flatMap(p => p.decrees).length).toBeGreaterThanOrEqual(seats)
  for (const total of totals) expect(total).toBeGreaterThan(30)
})
