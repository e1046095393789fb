/** Plays games of bots that search and reports what they made of their choices: a worker of `order.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, below, pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { promising } from '../src/ahead.ts'
import { lookBack } from '../src/bot.ts'
import { type Aspects, closerLook } from '../src/closer.ts'
import { knowledgeOf } from '../src/games.ts'
import type { AnyKnowledge } from '../src/knowledge.ts'
import { readNetwork } from '../src/network.ts'
import { share } from '../src/search/node.ts'
import { startSearch } from '../src/search/search.ts'
import type { Table } from './selfplay.ts'
import type { Numbered } from './workers.ts'

/** A decision: the aspects of its choices, one after another, and the share each was found to be worth. */
export interface Searched {
  readonly rows: Float32Array
  readonly shares: readonly number[]
}

/** The game, and the order that was learnt so far. */
export interface School {
  readonly id: string
  readonly order: string | null
}

/** One move in so many is any promising one. */
const STRAY = 14
const SOME = 10

/** One game from its seed. */
function play(
  game: AnyGame,
  knowledge: AnyKnowledge,
  aspects: Aspects<object, unknown>,
  { seats, seed }: Table,
): Searched[] {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(`order ${seed}`)
  const mind = { game, knowledge, seats }
  const decisions: Searched[] = []
  const { steps, least } = aspects.training
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    const legal = game.legal(state)
    const view = lookBack(game, state, seat)
    const only = legal.length === 1 ? legal[0] : knowledge.byRule(view, legal)
    if (only) {
      game.apply(state, only)
      continue
    }
    const search = startSearch({ game, view, seat, legal, rng }, knowledge)
    for (let i = 0; i < steps && !search.decided; i++) search.iterate(i / steps)
    const { edges } = search
    const glances = edges.length < least ? null : knowledge.glance(state, legal)
    if (edges.length >= least && aspects.begin(state)) {
      const rows = new Float32Array(edges.length * aspects.count)
      for (const [i, { action }] of edges.entries()) {
        const row = rows.subarray(i * aspects.count, (i + 1) * aspects.count)
        aspects.describe(state, action, glances?.[legal.indexOf(action)] ?? 0, row)
      }
      const mover = seat
      decisions.push({ rows, shares: edges.map(edge => share(edge, mover)) })
    }
    const stray = below(rng, STRAY) === 0 ? pick(rng, promising(mind, view, legal, SOME)) : null
    game.apply(state, stray ?? search.ranking()[0]?.action ?? pick(rng, legal))
  }
  return decisions
}

const { id, order } = workerData as School
const game = await findGame(id)?.load()
if (!game) throw new Error(`${id} is not on the shelf`)
const { aspects } = (await import(`../src/${id}/aspects.ts`)) as { aspects: Aspects<object, unknown> }
// Without what is in use now, so that the same command gives the same order.
const { closer: _, ...plain } = await knowledgeOf(game)
const knowledge = order ? { ...plain, closer: closerLook(aspects, readNetwork(order)) } : plain
parentPort?.on('message', ({ index, what }: Numbered<Table>) => {
  parentPort?.postMessage({ index, what: play(game, knowledge, aspects, what) } satisfies Numbered<
    Searched[]
  >)
})
