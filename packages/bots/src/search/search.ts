import type { Action } from '@ludoteca/engine'
import { deal, type Mind, promising, settle } from '../ahead.ts'
import type { Decision } from '../bot.ts'
import type { AnyKnowledge } from '../knowledge.ts'
import { shares, softmax } from '../prospects.ts'
import { credit, type Edge, type Node, newNode, share } from './node.ts'

/** How the search spends its effort. */
export interface Habits {
  /** Choices looked at: at the decision itself, and at those imagined after it. */
  readonly wide: number
  readonly narrow: number
  /** How much is tried that does not look best. */
  readonly curiosity: number
  /** Decisions imagined at most on the way down. */
  readonly deep: number
}

export const USUAL: Habits = { wide: 48, narrow: 8, curiosity: 0.7, deep: 60 }

/** Differences in shares that make one first impression clearly better than another. */
const IMPRESSION = 0.03
/** How many choices compete at first; more join as the search goes on. */
const FIRST = 6

export interface Choice {
  readonly action: Action
  readonly visits: number
  /** The estimated share of the victory. */
  readonly share: number
}

export interface Search {
  /** Thinks once more: one more world, one more line. */
  iterate(): void
  /** What was looked at, best first. Never empty. */
  ranking(): Choice[]
  /** What is known about the decision after this choice, for the next search. */
  after(action: Action): Node | null
}

/**
 * Information-set tree search: every iteration deals a world the seat could be in and walks down one tree
 * shared by all worlds. Every seat maximises its own share of the victory. A new decision is opened by
 * looking at its most promising choices one step ahead.
 */
export function startSearch(
  decision: Decision,
  knowledge: AnyKnowledge,
  habits: Habits = USUAL,
  known: Node | null = null,
): Search {
  const { game, view, seat, legal } = decision
  const seats = game.standings(view).length
  const mind: Mind = { game, knowledge, seats }
  const root = known ?? newNode(seat)
  const worlds = Array.from({ length: SAMPLES }, () => deal(decision, knowledge))
  const usual = average(worlds.map(world => shares(game, knowledge, world, seats)))
  /** Luck of the deal is taken out of what a world brings: choices compete, not worlds. */
  const luck = (world: object): number[] =>
    shares(game, knowledge, world, seats).map((value, i) => (usual[i] as number) - value)
  const first = worlds[0] as object
  open(mind, root, first, legal, habits.wide, luck(first))

  return {
    iterate() {
      const world = deal(decision, knowledge)
      walk(mind, root, world, habits, legal, luck(world))
    },
    ranking() {
      return root.edges
        .filter(edge => legal.includes(edge.action))
        .map(edge => ({ action: edge.action, visits: edge.visits, share: share(edge, seat) }))
        .sort((a, b) => b.visits - a.visits || b.share - a.share)
    },
    after: action => root.edges.find(edge => edge.action === action)?.next ?? null,
  }
}

const SAMPLES = 6

function average(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, i) => rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length)
}

function walk(
  mind: Mind,
  root: Node,
  state: object,
  habits: Habits,
  rootLegal: readonly Action[],
  luck: readonly number[],
): void {
  const path: Edge[] = []
  const nodes: Node[] = []
  let values: readonly number[] | null = null
  let node = root
  for (let depth = 0; values === null; depth++) {
    const legal = depth === 0 ? rootLegal : mind.game.legal(state)
    const most = depth === 0 ? habits.wide : habits.narrow
    const fresh = node.edges.length === 0
    const choices = available(mind, node, state, legal, most, luck)
    nodes.push(node)
    if (fresh || depth >= habits.deep) {
      values = bestLook(node, choices)
      break
    }
    const edge = select(node, choices, habits.curiosity)
    path.push(edge)
    mind.game.apply(state, edge.action)
    const turn = skipForced(mind, state)
    if (turn === null) values = adjusted(mind, state, luck)
    else {
      if (!edge.next || edge.next.seat !== turn) edge.next = newNode(turn)
      node = edge.next
    }
  }
  for (const each of nodes) each.visits++
  for (const edge of path) credit(edge, values)
}

function adjusted({ game, knowledge, seats }: Mind, state: object, luck: readonly number[]): number[] {
  const values = shares(game, knowledge, state, seats)
  for (let i = 0; i < seats; i++) values[i] = (values[i] as number) + (luck[i] as number)
  return values
}

/** Decisions without a choice, or made by rule, are no part of the tree. */
function skipForced({ game, knowledge }: Mind, state: object): number | null {
  for (;;) {
    const turn = game.turn(state)
    if (turn === null) return null
    const legal = game.legal(state)
    const only = legal.length === 1 ? legal[0] : knowledge.byRule(state, legal)
    if (!only) return turn
    game.apply(state, only)
  }
}

/** The opened choices that this world allows; opens more where too few are left. */
function available(
  mind: Mind,
  node: Node,
  state: object,
  legal: readonly Action[],
  most: number,
  luck: readonly number[],
): Edge[] {
  const allowed = legal.length > 16 ? new Set(legal) : legal
  const has = (action: Action): boolean =>
    allowed instanceof Set ? allowed.has(action) : allowed.includes(action)
  const edges = node.edges.filter(edge => has(edge.action))
  if (edges.length >= Math.min(legal.length, most)) return edges
  open(mind, node, state, legal, most, luck)
  return node.edges.filter(edge => has(edge.action))
}

/** Looks at the most promising choices one step ahead; what is seen is the first impression of each. */
function open(
  mind: Mind,
  node: Node,
  world: object,
  legal: readonly Action[],
  most: number,
  luck: readonly number[],
): void {
  const { game } = mind
  for (const action of promising(mind, world, legal, most)) {
    if (node.edges.some(edge => edge.action === action)) continue
    const state = game.clone(world)
    game.apply(state, action)
    settle(mind, state)
    const sums = adjusted(mind, state, luck)
    node.edges.push({ action, prior: 0, visits: 1, sums, next: null })
  }
  node.edges.sort((a, b) => share(b, node.seat) - share(a, node.seat))
  const priors = node.edges.map(edge => share(edge, node.seat))
  softmax(priors, IMPRESSION)
  for (const [i, edge] of node.edges.entries()) edge.prior = priors[i] as number
}

function bestLook(node: Node, edges: readonly Edge[]): number[] {
  let best = edges[0] as Edge
  for (const edge of edges) if (share(edge, node.seat) > share(best, node.seat)) best = edge
  return best.sums.map(sum => sum / best.visits)
}

function select(node: Node, edges: readonly Edge[], curiosity: number): Edge {
  const width = Math.min(edges.length, FIRST + Math.floor(Math.sqrt(node.visits)))
  const reach = curiosity * Math.sqrt(node.visits + 1)
  let choice = edges[0] as Edge
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < width; i++) {
    const edge = edges[i] as Edge
    const score = share(edge, node.seat) + (reach * edge.prior) / (1 + edge.visits)
    if (score > top) {
      top = score
      choice = edge
    }
  }
  return choice
}
