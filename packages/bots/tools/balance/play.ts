/** Plays games of a bot against itself and tells what was used: a worker of `main.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, type Options, resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { chooseAction, type Manner } from '../../src/choose.ts'
import { newMemory } from '../../src/search/memory.ts'
import type { Side } from '../learning/side.ts'
import { trainingOf } from '../training.ts'
import type { Numbered } from '../workers.ts'
import { balanceOf } from './entry.ts'

export interface Bench {
  readonly id: string
  readonly side: Side
}

export interface Sitting {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

const { id, side } = workerData as Bench
const found = await findGame(id)?.rules()
if (!found) throw new Error(`${id} is not on the shelf`)
const game: AnyGame = found
const balance = await balanceOf(id)
const known = (await trainingOf(id)).knowing(side.networks)

async function play({ seats, options, seed }: Sitting): Promise<unknown> {
  const resolved = resolveOptions(game, seats, options)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats, options: resolved.options, seed })
  const { level, budget } = side
  const manners = Array.from({ length: seats }, (_, seat): Manner => {
    const rng = rngFrom(`balance ${seed}, seat ${seat}`)
    return { level, rng, memory: newMemory(), known, careful: true, ...(budget && { budget }) }
  })
  const watched = balance.watch(seats)
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const legal = game.legal(game.witness(state, turn))
    const action = await chooseAction(game, state, turn, legal, manners[turn] as Manner)
    watched.decided(state, turn, legal, action)
    game.apply(state, action, event => watched.happened(event))
  }
  return watched.end(state)
}

parentPort?.on('message', async ({ index, what }: Numbered<Sitting>) => {
  parentPort?.postMessage({ index, what: await play(what) } satisfies Numbered<unknown>)
})
