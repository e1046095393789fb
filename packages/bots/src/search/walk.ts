import type { Action, Seat } from '@ludoteca/engine'
import { type Mind, playToQuiet, promising } from '../ahead.ts'
import { shares, softmax } from '../value.ts'
import { credit, type Edge, type Node, newNode, share } from './node.ts'

/** How the search spends its effort. */
export interface Habits {
  /** Choices tried: at the decision itself, and at those after it. */
  readonly wide: number
  readonly narrow: number
  /** How many of the choices tried compete at the decision itself. */
  readonly rivals: number
  /** How much is explored besides the best choice. */
  readonly curiosity: number
  /** Decisions in one line at most. */
  readonly deep: number
  /** The part of a finished game that goes by points. */
  readonly byPoints: number
}

/** Differences in shares that make one first impression clearly better than another. */
const IMPRESSION = 0.03
/** How many choices compete at first; more join as the search goes on. */
const FIRST = 6

/** What is added to each seat's share in a world for the luck it had in the deal. */
type Luck = readonly number[]

/** A world the searching seat could be in, at the decision that is searched. */
export interface World {
  readonly state: object
  readonly luck: Luck
}

/** Follows one line from this choice until it comes to something new: what it brings. Changes the state. */
export function walk(mind: Mind, from: Edge, state: object, habits: Habits, luck: Luck): readonly number[] {
  const { game } = mind
  const path = [from]
  let values: readonly number[] | null = null
  for (let edge = from; values === null; ) {
    game.apply(state, edge.action)
    // The tree holds quiet positions only: decisions before the next one are made by policy or prior.
    playToQuiet(mind, state)
    const open = nextChoice(mind, state)
    if (!open || path.length >= habits.deep) {
      values = evaluate(mind, state, luck)
      break
    }
    if (edge.next?.seat !== open.seat) edge.next = newNode(open.seat)
    const node = edge.next
    node.visits++
    const fresh = node.edges.length === 0
    const choices = available(mind, node, state, open.legal, habits.narrow, luck)
    if (fresh) values = best(node, choices)
    else {
      edge = select(node, choices, habits.curiosity)
      path.push(edge)
    }
  }
  for (const edge of path) credit(edge, values)
  return values
}

function evaluate({ game, knowledge, seats, byPoints }: Mind, state: object, luck: Luck): number[] {
  const values = shares(game, knowledge, state, seats, byPoints)
  for (let i = 0; i < seats; i++) values[i] = (values[i] as number) + (luck[i] as number)
  return values
}

/** Decisions without a choice, or made by rule, are no part of the tree. Null when the game is over. */
function nextChoice(
  { game, knowledge }: Mind,
  state: object,
): { seat: Seat; legal: readonly Action[] } | null {
  for (;;) {
    const seat = game.turn(state)
    if (seat === null) return null
    const legal = game.legal(state)
    const only = legal.length === 1 ? legal[0] : knowledge.byRule(state, legal)
    if (!only) return { seat, legal }
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
  luck: Luck,
): Edge[] {
  const edges = node.edges.filter(edge => legal.includes(edge.action))
  // In another world others hold other things: half a choice is choice enough.
  const enough = node.edges.length === 0 ? most : most / 2
  // A node that is visited often gets more choices.
  const wanted = Math.sqrt(node.visits) / 2
  const has = (count: number, least: number): boolean => count >= Math.min(legal.length, least)
  if (has(edges.length, enough) && has(node.edges.length, wanted)) return edges
  open(mind, node, [{ state, luck }], legal, Math.ceil(Math.max(enough, wanted)))
  return node.edges.filter(edge => legal.includes(edge.action))
}

/** Tries the most promising choices one step ahead; what each brings is its first impression. */
export function open(
  mind: Mind,
  node: Node,
  worlds: readonly [World, ...World[]],
  legal: readonly Action[],
  most: number,
): void {
  for (const action of promising(mind, worlds[0].state, legal, most)) {
    if (node.edges.some(edge => edge.action === action)) continue
    node.edges.push({ action, prior: 0, visits: 1, sums: impression(mind, worlds, action), next: null })
  }
  node.edges.sort((a, b) => share(b, node.seat) - share(a, node.seat))
  const priors = node.edges.map(edge => share(edge, node.seat))
  softmax(priors, IMPRESSION)
  for (const [i, edge] of node.edges.entries()) edge.prior = priors[i] as number
}

/** What a choice brings in the first world; where it hangs on what is hidden, on average in all of them. */
function impression(mind: Mind, worlds: readonly World[], action: Action): number[] {
  const { game, knowledge, seats } = mind
  const sums = new Array<number>(seats).fill(0)
  let count = 0
  for (const { state, luck } of worlds) {
    const after = game.clone(state)
    game.apply(after, action)
    const chancy = knowledge.chancy?.(after) ?? false
    playToQuiet(mind, after)
    const values = evaluate(mind, after, luck)
    for (let i = 0; i < seats; i++) sums[i] = (sums[i] as number) + (values[i] as number)
    count++
    if (!chancy) break
  }
  return sums.map(sum => sum / count)
}

/** What the best choice of the deciding seat brings to each seat. */
function best({ seat }: Node, edges: readonly Edge[]): number[] {
  let choice = edges[0] as Edge
  for (const edge of edges) if (share(edge, seat) > share(choice, seat)) choice = edge
  return choice.sums.map(sum => sum / choice.visits)
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
