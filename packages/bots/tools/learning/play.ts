import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import {
  type AnyGame,
  below,
  type Options,
  pick,
  type Rng,
  resolveOptions,
  rngFrom,
  type Seat,
} from '@ludoteca/engine'
import { deal, type Mind, playToQuiet, promising } from '../../src/ahead.ts'
import { type Decision, witnessOf } from '../../src/bot.ts'
import { type Edge, share } from '../../src/search/node.ts'
import { type Search, startSearch } from '../../src/search/search.ts'
import { shares } from '../../src/value.ts'
import type { AnyTraining } from '../training.ts'
import { KINDS, newRecord, type Record } from './record.ts'

/** A table to play at. */
export interface Table {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** Steps of a search: where the position is quiet, and in the middle of a turn. */
export interface Pace {
  readonly steps: number
  readonly inside: number
}

/** One move in so many is any promising one, one in so many any at all. */
const STRAY = 24
const WILD = 120
const SOME = 12
/** Where no move is stray, choices whose shares differ by less than this may change places. */
const NOISE = 0.02
/** How many choices of a search are followed to the position they lead to. */
const ASIDE = 3
/** Worlds that tell what is usual. */
const WORLDS = 5
/** Of decisions in the middle of a turn, one in so many is learnt from. */
const INSIDE = 3

/** Plays a game of a bot against itself and tells what its searches found. */
export function playGame(
  game: AnyGame,
  knowledge: AnyKnowledge,
  training: AnyTraining,
  { seats, options, seed }: Table,
  { steps, inside }: Pace,
): Buffer {
  const resolved = resolveOptions(game, seats, options)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(`learn ${seed}`)
  const mind: Mind = { game, knowledge, seats }
  const record = newRecord(seats, training.inputs.size, training.policy?.inputs.size ?? 0)
  const rows = Array.from({ length: seats }, () => new Float32Array(training.inputs.size))
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    const legal = game.legal(state)
    const view = witnessOf(game, state, seat)
    const only = legal.length === 1 ? legal[0] : knowledge.byRule(view, legal)
    if (only) {
      game.apply(state, only)
      continue
    }
    const quiet = knowledge.quiet(state)
    const decision: Decision = { game, view, seat, legal, rng }
    const search = startSearch(decision, knowledge)
    const most = quiet ? steps : inside
    for (let i = 0; i < most && !search.decided; i++) search.iterate(i / most)
    if (quiet) recordPositions(record, mind, training, decision, search, state, rows)
    if (quiet || below(rng, INSIDE) === 0)
      recordDecision(record, knowledge, training, decision, search, state)
    const stray = straying(mind, decision)
    if (stray) record.strayed()
    game.apply(state, stray ?? chosen(search, seat, rng))
  }
  const table = game.standings(state)
  const first = table.filter(each => each.rank === 1).length
  return record.finish({
    options: resolved.options,
    wins: table.map(each => (each.rank === 1 ? 1 / first : 0)),
    totals: table.map(each => each.total),
    close: training.inputs.training.close,
  })
}

function straying(mind: Mind, { view, legal, rng }: Decision) {
  if (below(rng, WILD) === 0) return pick(rng, legal)
  return below(rng, STRAY) === 0 ? pick(rng, promising(mind, view, legal, SOME)) : null
}

/** The best choice, or one that is hardly worse. */
function chosen(search: Search, seat: Seat, rng: Rng) {
  const [best] = search.ranking()
  let choice = best?.action
  let top = Number.NEGATIVE_INFINITY
  for (const edge of search.edges) {
    const noise = (NOISE * (below(rng, 1000) + below(rng, 1000))) / 2000
    const worth = share(edge, seat) - 0.04 / Math.sqrt(edge.visits) + noise
    if (worth > top) {
      top = worth
      choice = edge.action
    }
  }
  if (!choice) throw new Error('a search without choices')
  return choice
}

const meanOf = ({ sums, visits }: Edge): number[] => sums.map(sum => sum / visits)

/** The position as the search sees it, and what some of the choices lead to. */
function recordPositions(
  record: Record,
  mind: Mind,
  { inputs }: AnyTraining,
  decision: Decision,
  search: Search,
  state: object,
  rows: Float32Array[],
): void {
  const { game, knowledge, seats } = mind
  const { rng } = decision
  const dealt = Array.from({ length: WORLDS }, () => {
    const world = deal(decision, knowledge)
    return { world, values: shares(game, knowledge, world, seats) }
  })
  // What a search found is so on average; what is special about one world is added to it.
  const inWorld = (found: readonly number[], values: readonly number[]): number[] => {
    const special = found.map((value, i) => {
      const usual = dealt.reduce((sum, each) => sum + (each.values[i] as number), 0) / WORLDS
      return Math.max(0.001, value + (values[i] as number) - usual)
    })
    const all = special.reduce((sum, value) => sum + value, 0)
    return special.map(value => value / all)
  }
  const edgeOf = new Map(search.edges.map(edge => [edge.action, edge]))
  const ranking = search.ranking().map(each => edgeOf.get(each.action) as Edge)
  const best = ranking[0] as Edge
  inputs.write(state, rows)
  record.position(rows, inWorld(meanOf(best), shares(game, knowledge, state, seats)), KINDS.next)
  const tried = ranking.filter((edge, i) => i === 0 || edge.visits > 1)
  for (let i = 0; i < ASIDE; i++) {
    const edge = i === 0 ? best : pick(rng, tried)
    const { world, values } = dealt[i] as (typeof dealt)[number]
    game.apply(world, edge.action)
    playToQuiet(mind, world)
    if (game.turn(world) === null) continue
    inputs.write(world, rows)
    record.position(rows, inWorld(meanOf(edge), values), KINDS.aside)
  }
}

/** What the search found about each choice, where the policy has a say. */
function recordDecision(
  record: Record,
  knowledge: AnyKnowledge,
  { policy }: AnyTraining,
  { seat, legal }: Decision,
  search: Search,
  state: object,
): void {
  const { edges } = search
  if (!policy || edges.length < 2) return
  const priors = knowledge.prior(state, legal)
  if (!policy.inputs.begin(state)) return
  const rows = edges.map(({ action }) => {
    const row = new Float32Array(policy.inputs.size)
    policy.inputs.write(state, action, priors?.[legal.indexOf(action)] ?? 0, row)
    return row
  })
  record.decision(
    rows,
    edges.map(edge => share(edge, seat)),
    edges.map(edge => edge.visits),
  )
}
