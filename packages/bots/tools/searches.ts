/** Plays games of bots that search and reports what they made of their choices: a worker of `policy.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { readNetwork } from '@ludoteca/bot-kit/network.ts'
import { type PolicyInputs, policyFrom } from '@ludoteca/bot-kit/policy.ts'
import { type AnyGame, below, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { promising } from '../src/ahead.ts'
import { witnessOf } from '../src/bot.ts'
import { knowledgeOf } from '../src/games.ts'
import { share } from '../src/search/node.ts'
import { startSearch } from '../src/search/search.ts'
import type { Table } from './selfplay.ts'
import { trainingOf } from './training.ts'
import type { Numbered } from './workers.ts'

/** A decision: the rows of its choices, one after another, and the share each was found to be worth. */
export interface Searched {
  readonly rows: Float32Array
  readonly shares: readonly number[]
}

/** The game, and the policy network that was learnt so far. */
export interface School {
  readonly id: string
  readonly policy: string | null
}

/** One move in so many is any promising one. */
const STRAY = 14
const SOME = 10

/** One game from its seed. */
function play(
  game: AnyGame,
  knowledge: AnyKnowledge,
  policyInputs: PolicyInputs<object, unknown>,
  { seats, seed }: Table,
): Searched[] {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(`order ${seed}`)
  const mind = { game, knowledge, seats }
  const decisions: Searched[] = []
  const { steps, least } = policyInputs.training
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    const legal = game.legal(state)
    const view = witnessOf(game, state, seat)
    const only = legal.length === 1 ? legal[0] : knowledge.byRule(view, legal)
    if (only) {
      game.apply(state, only)
      continue
    }
    const search = startSearch({ game, view, seat, legal, rng }, knowledge)
    for (let i = 0; i < steps && !search.decided; i++) search.iterate(i / steps)
    const { edges } = search
    const priors = edges.length < least ? null : knowledge.prior(state, legal)
    if (edges.length >= least && policyInputs.begin(state)) {
      const rows = new Float32Array(edges.length * policyInputs.size)
      for (const [i, { action }] of edges.entries()) {
        const row = rows.subarray(i * policyInputs.size, (i + 1) * policyInputs.size)
        policyInputs.write(state, action, priors?.[legal.indexOf(action)] ?? 0, row)
      }
      const mover = seat
      decisions.push({ rows, shares: edges.map(edge => share(edge, mover)) })
    }
    const stray = below(rng, STRAY) === 0 ? pick(rng, promising(mind, view, legal, SOME)) : null
    game.apply(state, stray ?? search.ranking()[0]?.action ?? pick(rng, legal))
  }
  return decisions
}

const { id, policy } = workerData as School
const game = await findGame(id)?.rules()
if (!game) throw new Error(`${id} is not on the shelf`)
const learnt = (await trainingOf(id)).policy
if (!learnt) throw new Error(`${id} has no policy`)
const { inputs } = learnt
// Without what is in use now, so that the same command gives the same policy.
const { policy: _, ...plain } = await knowledgeOf(game)
const knowledge = policy ? { ...plain, policy: policyFrom(inputs, readNetwork(policy)) } : plain
parentPort?.on('message', ({ index, what }: Numbered<Table>) => {
  parentPort?.postMessage({ index, what: play(game, knowledge, inputs, what) } satisfies Numbered<Searched[]>)
})
