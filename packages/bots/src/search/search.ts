import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { Action } from '@ludoteca/engine'
import { deal, type Mind, promising } from '../ahead.ts'
import type { Decision } from '../bot.ts'
import { BY_POINTS, shares } from '../value.ts'
import { type Edge, type Node, newNode, share } from './node.ts'
import { type Choice, ranked } from './ranking.ts'
import { newRivals, type Rivals } from './rivals.ts'
import { type Habits, open, type World, walk } from './walk.ts'

export const USUAL: Habits = {
  wide: 48,
  narrow: 8,
  rivals: 12,
  curiosity: 0.2,
  deep: 60,
  byPoints: BY_POINTS,
}

export interface Search {
  /** Thinks once more: one more line. `spent` is the part of the budget that is gone, from 0 to 1. */
  iterate(spent: number): void
  /** Whether the best choice is clear, so that thinking on would change nothing. */
  readonly decided: boolean
  /** The choices tried so far, best first. Never empty. */
  ranking(): Choice[]
  /** The choices tried so far. */
  readonly edges: readonly Edge[]
  /** What is known about the decision after this choice, for the next search. */
  after(action: Action): Node | null
  /** What each of these choices, which were tried before, brings to every seat in one more world, the same for all. */
  compare(tried: readonly Edge[]): (readonly number[])[]
}

/**
 * Information-set tree search: one tree shared by all worlds the seat could be in. The choices of the
 * decision itself compete in the same worlds, fewer of them as the budget runs out (sequential halving);
 * below, every seat maximises its own share of the victory. A new decision is opened by trying its
 * most promising choices one step ahead. `asked` is a choice that is tried in any case and compared with the best.
 */
export function startSearch(
  decision: Decision,
  knowledge: AnyKnowledge,
  usualHabits: Habits = USUAL,
  known: Node | null = null,
  asked: Action | null = null,
): Search {
  const { game, view, seat, legal } = decision
  const habits = { ...usualHabits, narrow: knowledge.narrow ?? usualHabits.narrow }
  const seats = game.standings(view).length
  const { byPoints } = habits
  const mind: Mind = { game, knowledge, seats, byPoints }
  const root: Node = { ...(known ?? newNode(seat)) }
  root.edges = root.edges.filter(edge => legal.includes(edge.action))
  const sharesIn = (state: object): number[] => shares(game, knowledge, state, seats, byPoints)
  const samples = Array.from({ length: SAMPLES }, () => deal(decision, knowledge))
  const first = samples.map(sharesIn)
  const usual = average(first)
  /** Luck of the deal is taken out of what a world brings: choices compete, not worlds. */
  const dealt = (state: object, values = sharesIn(state)): World => ({
    state,
    luck: values.map((value, i) => (usual[i] as number) - value),
  })
  const worlds = samples.map((state, i) => dealt(state, first[i])) as [World, ...World[]]
  let world = worlds[0]
  const candidates = [
    ...new Set([
      ...promising(mind, world.state, legal, habits.wide),
      ...(knowledge.also?.(world.state, legal) ?? []),
    ]),
  ]
  /** About as much work as opening any other decision, so that there is an answer in no time. */
  const openSome = (): void => open(mind, root, worlds, candidates.splice(0, habits.narrow), habits.narrow)
  openSome()
  if (asked) open(mind, root, worlds, [asked], 1)
  const edgeOf = (action: Action | null): Edge | null =>
    root.edges.find(edge => edge.action === action) ?? null
  /** The choices that compete, once each was tried; those still to be tried in this world; what the others brought. */
  let rivals: Rivals | null = null
  let waiting: Edge[] = []
  const brought = new Map<Edge, number>()
  let decided = false
  let steps = 0
  /** How many compete at first: the more, the longer this is going to take. */
  const field = (spent: number): number =>
    Math.min(root.edges.length, habits.rivals * Math.max(1, (steps / spent / SHORT) ** GROWTH))

  return {
    iterate(spent) {
      steps++
      if (candidates.length > 0) return openSome()
      rivals ??= newRivals(root.edges, seat, edgeOf(asked))
      if (waiting.length === 0) {
        waiting = rivals.front(Math.ceil(field(spent) ** (1 - spent)))
        decided = waiting.length === 1
        world = dealt(deal(decision, knowledge))
        brought.clear()
      }
      const edge = waiting.pop() as Edge
      root.visits++
      const state = waiting.length === 0 ? world.state : game.clone(world.state)
      const values = walk(mind, edge, state, habits, world.luck)
      brought.set(edge, values[seat] as number)
      if (waiting.length === 0) rivals.met(brought)
    },
    get decided() {
      return decided
    },
    ranking() {
      return ranked(
        root.edges.map(edge => ({ action: edge.action, visits: edge.visits, share: share(edge, seat) })),
      )
    },
    edges: root.edges,
    after: action => edgeOf(action)?.next ?? null,
    compare(tried) {
      const { state, luck } = dealt(deal(decision, knowledge))
      return tried.map(edge => walk(mind, edge, game.clone(state), habits, luck))
    },
  }
}

const SAMPLES = 6
/** A short search in steps, and how the field grows with longer ones: twice as large for ten times the steps. */
const SHORT = 130
const GROWTH = 0.3

function average(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, i) => rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length)
}
