import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type Action, type AnyGame, pick, type Rng, type Seat } from '@ludoteca/engine'
import { best } from './ahead.ts'
import type { Bot } from './bot.ts'

/**
 * Opponents to measure against: two built from the ideas of public programs, `easy` without its oversights, and the same
 * with the evaluator of `hard`.
 */
export const REFERENCES = ['ref-greedy', 'ref-mcts500', 'ref-careful', 'ref-network'] as const
export type Reference = (typeof REFERENCES)[number]

/** A plain hand heuristic: the best standing right after the action, then the prior. */
export function greedy(knowledge: AnyKnowledge): Bot {
  return ({ game, view, seat, legal, rng }) => {
    const world = game.redeal(view, seat, rng)
    const prior = knowledge.prior(world, legal)
    return best(legal, (action, i) => {
      const after = game.clone(world)
      game.apply(after, action)
      return standing(game, after, seat) + 0.1 * (prior?.[i] ?? 0)
    })
  }
}

function standing(game: AnyGame, state: object, seat: Seat): number {
  let own = 0
  let rival = Number.NEGATIVE_INFINITY
  for (const each of game.standings(state)) {
    if (each.seat === seat) own = each.total
    else rival = Math.max(rival, each.total)
  }
  return own - rival / 2
}

const PLAYOUTS = 500
const EXPLORATION = 0.7

interface Branch {
  visits: number
  readonly wins: number[]
  readonly children: Map<Action, Branch>
}

const newBranch = (seats: number): Branch => ({
  visits: 0,
  wins: new Array<number>(seats).fill(0),
  children: new Map(),
})

/** Plain tree search: uniform random play-outs to the end, no knowledge of any game. */
export const plainSearch: Bot = ({ game, view, seat, legal, rng }) => {
  if (legal.length === 1) return legal[0] as Action
  const seats = game.standings(view).length
  const root = newBranch(seats)
  for (let i = 0; i < PLAYOUTS; i++) playOut(game, root, game.redeal(view, seat, rng), rng, seats)
  return best(legal, action => root.children.get(action)?.visits ?? 0)
}

function playOut(game: AnyGame, root: Branch, state: object, rng: Rng, seats: number): void {
  const path = [root]
  let branch: Branch | null = root
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const legal = game.legal(state)
    const action: Action = branch ? descend(branch, legal, turn, rng) : pick(rng, legal)
    if (branch) {
      const next: Branch | undefined = branch.children.get(action)
      const child = next ?? newBranch(seats)
      branch.children.set(action, child)
      path.push(child)
      // The first new branch ends the tree; the rest is chance.
      branch = next ?? null
    }
    game.apply(state, action)
  }
  const first = game.standings(state).filter(each => each.rank === 1)
  for (const each of path) {
    each.visits++
    for (const { seat } of first) each.wins[seat] = (each.wins[seat] as number) + 1 / first.length
  }
}

function descend(branch: Branch, legal: readonly Action[], turn: Seat, rng: Rng): Action {
  const untried = legal.filter(action => !branch.children.has(action))
  if (untried.length > 0) return pick(rng, untried)
  const log = Math.log(branch.visits + 1)
  return best(legal, action => {
    const child = branch.children.get(action)
    if (!child) return 0
    return (child.wins[turn] as number) / child.visits + EXPLORATION * Math.sqrt(log / child.visits)
  })
}
