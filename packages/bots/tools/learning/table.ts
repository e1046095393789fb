/** Plays games between two sides, one after another: a worker of `match.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, type Options, resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { chooseAction, type Manner } from '../../src/choose.ts'
import { newMemory } from '../../src/search/memory.ts'
import { trainingOf } from '../training.ts'
import type { Numbered } from '../workers.ts'
import type { Side } from './side.ts'

export interface Match {
  readonly id: string
  readonly seats: number
  readonly options: Options
  /** The first has one seat, the other one all the others. */
  readonly sides: readonly [Side, Side]
}

export interface Fixture {
  readonly seed: string
  /** Where the first side sits. */
  readonly seat: number
}

/** How the first side did: its part of the victory, its points, those of the best other seat; the time of each, and its turns. */
export interface Outcome {
  readonly won: number
  readonly points: number
  readonly best: number
  readonly ms: readonly [number, number]
  readonly turns: readonly [number, number]
}

const { id, seats, options, sides } = workerData as Match
const found = await findGame(id)?.rules()
if (!found) throw new Error(`${id} is not on the shelf`)
const game: AnyGame = found
const { knowing } = await trainingOf(id)
const known = sides.map(side => knowing(side.networks))

async function play({ seed, seat: first }: Fixture): Promise<Outcome> {
  const resolved = resolveOptions(game, seats, options)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats, options: resolved.options, seed })
  const manners = Array.from({ length: seats }, (_, seat): Manner => {
    const { name, level, budget } = sides[seat === first ? 0 : 1]
    const rng = rngFrom(`${name} in seat ${seat} of ${seed} against ${first}`)
    const own = known[seat === first ? 0 : 1]
    return { level, rng, memory: newMemory(), ...(budget && { budget }), ...(own && { known: own }) }
  })
  const ms: [number, number] = [0, 0]
  const turns: [number, number] = [0, 0]
  let before = -1
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const legal = game.legal(game.witness(state, turn))
    const side = turn === first ? 0 : 1
    const since = performance.now()
    const action = await chooseAction(game, state, turn, legal, manners[turn] as Manner)
    ms[side] += performance.now() - since
    if (turn !== before) turns[side]++
    before = turn
    game.apply(state, action)
  }
  const table = game.standings(state)
  const winners = table.filter(each => each.rank === 1)
  const totals = table.map(each => each.total)
  return {
    won: winners.some(each => each.seat === first) ? 1 / winners.length : 0,
    points: totals[first] as number,
    best: Math.max(...totals.filter((_, seat) => seat !== first)),
    ...{ ms, turns },
  }
}

parentPort?.on('message', async ({ index, what }: Numbered<Fixture>) => {
  parentPort?.postMessage({ index, what: await play(what) } satisfies Numbered<Outcome>)
})
