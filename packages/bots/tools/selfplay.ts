/** Plays games of a bot against itself and reports the inputs on the way: a worker of `train.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { weightedSum } from '@ludoteca/bot-kit/features.ts'
import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { byNetwork, readNetwork, type ValueInputs } from '@ludoteca/bot-kit/network.ts'
import { type AnyGame, below, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { promising } from '../src/ahead.ts'
import { viewOf } from '../src/bot.ts'
import { easy } from '../src/easy.ts'
import { knowledgeOf } from '../src/games.ts'
import { simply } from '../src/levels.ts'
import { trainingOf } from './training.ts'
import type { Numbered } from './workers.ts'

/** Positions of one game: the input rows of its seats, one position after another, and how the game ended. */
export interface Played {
  readonly seats: number
  readonly rows: Float32Array
  readonly totals: readonly number[]
  readonly wins: readonly number[]
  /** By position: 1 when somebody strayed between it and the next one. */
  readonly strayed: Uint8Array
}

export interface Order {
  readonly game: string
  /** As text; null: with the weighted sum of the game's features. */
  readonly network: string | null
  /** Whether the bots use the policy that the game has. */
  readonly policy: boolean
}

export interface Table {
  readonly seats: number
  readonly seed: string
}

/** One move in so many is any promising one, one in so many any at all. */
const STRAY = 14
const WILD = 50
const SOME = 10
/** Choices tried. */
const CANDIDATES = 24

/** One game from its seed. */
function play(
  game: AnyGame,
  inputs: ValueInputs<object>,
  knowledge: AnyKnowledge,
  seats: number,
  seed: string,
): Played {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const bot = easy(knowledge, true, CANDIDATES)
  const state = game.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(`train ${seed}`)
  const out = Array.from({ length: seats }, () => new Float32Array(inputs.size))
  const rows: Float32Array[] = []
  const strayed: number[] = []
  const mind = { game, knowledge, seats }
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    if (knowledge.quiet(state) && below(rng, inputs.training.every) === 0) {
      inputs.write(state, out)
      for (const row of out) rows.push(row.slice())
      strayed.push(0)
    }
    const legal = game.legal(state)
    const view = viewOf(game, state, turn)
    const wild = below(rng, WILD) === 0
    const stray = wild || below(rng, STRAY) === 0
    if (stray && legal.length > 1 && strayed.length > 0) strayed[strayed.length - 1] = 1
    const action = wild
      ? pick(rng, legal)
      : stray
        ? pick(rng, promising(mind, view, legal, SOME))
        : bot({ game, view, seat: turn, legal, rng })
    game.apply(state, action)
  }
  const table = game.standings(state)
  const first = table.filter(each => each.rank === 1).length
  const all = new Float32Array(rows.length * inputs.size)
  for (const [i, row] of rows.entries()) all.set(row, i * inputs.size)
  return {
    seats,
    rows: all,
    strayed: Uint8Array.from(strayed),
    totals: table.map(each => each.total),
    wins: table.map(each => (each.rank === 1 ? 1 / first : 0)),
  }
}

const { game: id, network, policy } = workerData as Order
const game = await findGame(id)?.rules()
if (!game) throw new Error(`${id} is not on the shelf`)
const { features, inputs, weights } = await trainingOf(id)
const evaluator = network === null ? weightedSum(features, weights) : byNetwork(inputs, readNetwork(network))
const full = await knowledgeOf(game)
const simple = policy && full.policy ? { ...evaluator, policy: full.policy } : evaluator
const knowledge: AnyKnowledge = { ...simply(full), ...simple, simple }
parentPort?.on('message', ({ index, what }: Numbered<Table>) => {
  const played = play(game, inputs, knowledge, what.seats, what.seed)
  parentPort?.postMessage({ index, what: played }, [played.rows.buffer as ArrayBuffer])
})
