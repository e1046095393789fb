import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type Action, type AnyGame, rngFrom, type Seat } from '@ludoteca/engine'
import { type Decision, witnessOf } from '../bot.ts'
import { knowledgeOf } from '../games.ts'
import { knownTo } from '../levels.ts'
import type { Reason } from '../reason.ts'
import { comparisonOf, wordedReason } from '../reasons.ts'
import { type Edge, share } from '../search/node.ts'
import { startSearch } from '../search/search.ts'
import { type Interruption, think } from '../search/think.ts'
import { REVIEWING } from './gauge.ts'

interface ContestTerms {
  /** How many steps the search takes, fresh worlds included. */
  readonly steps: number
  /** Where its dice come from. */
  readonly seed: string
  /** Whose eyes it looks with. */
  readonly level: 'hard' | 'expert'
  /** How many of the best are compared in fresh worlds. */
  readonly field: number
  /** A choice that is compared in any case. */
  readonly asked?: Action
  readonly reason?: boolean
}

/** One choice against the best one. */
export interface Rival {
  readonly action: Action
  /** The share of the deciding seat that it gives away, in fresh worlds that are the same for all. */
  readonly loss: number
  /** The standard error of the loss. */
  readonly error: number
}

export interface Contest {
  readonly best: Action
  /** The share that the best choice leaves to the deciding seat. */
  readonly share: number
  /** The others that were compared, the least loss first. */
  readonly rivals: readonly Rival[]
  readonly why: Reason | null
}

/** The part of the steps that goes into fresh worlds. */
const COMPARING = 0.35
const LEAST_WORLDS = 8

/**
 * How clearly the best choice leads over every other, from what the seat can know. The search says which choices are worth
 * comparing; how they compare is measured in fresh worlds, since what was chosen for looking best looks better than it is.
 */
export async function contest(
  game: AnyGame,
  position: object,
  seat: Seat,
  { steps, seed, level, field, asked, reason }: ContestTerms,
  signal?: Interruption,
): Promise<Contest> {
  const view = witnessOf(game, position, seat)
  const knowledge = knownTo(level, await knowledgeOf(game))
  const decision: Decision = { game, view, seat, legal: game.legal(view), rng: rngFrom(seed) }
  const search = startSearch(decision, knowledge, REVIEWING, null, asked ?? null)
  const worlds = Math.max(LEAST_WORLDS, Math.ceil((steps * COMPARING) / field))
  const iterations = Math.max(1, steps - worlds * field)
  await think(search, { iterations }, performance.now(), signal)
  const edgeOf = (action: Action): Edge => search.edges.find(edge => edge.action === action) as Edge
  const ranking = search.ranking()
  const edges = ranking.slice(0, field).map(each => edgeOf(each.action))
  if (asked && !edges.some(edge => edge.action === asked)) edges.push(edgeOf(asked))
  const sums = edges.map(() => 0)
  const losses = edges.map(() => ({ sum: 0, squares: 0 }))
  let count = 0
  const meeting = {
    decided: false,
    iterate() {
      const brought = search.compare(edges).map(shares => shares[seat] as number)
      for (const [i, value] of brought.entries()) {
        const loss = (brought[0] as number) - value
        const row = losses[i] as { sum: number; squares: number }
        sums[i] = (sums[i] as number) + value
        row.sum += loss
        row.squares += loss ** 2
      }
      count++
    },
  }
  await think(meeting, { iterations: worlds }, performance.now(), signal)
  const [first] = edges as [Edge]
  const rivals = edges.slice(1).map((edge, i) => {
    const { sum, squares } = losses[i + 1] as { sum: number; squares: number }
    const loss = sum / count
    const error = Math.sqrt(Math.max(0, squares / count - loss ** 2) / Math.max(1, count - 1))
    return { action: edge.action, loss, error }
  })
  return {
    best: first.action,
    share: (sums[0] as number) / count,
    rivals: rivals.toSorted((a, b) => a.loss - b.loss),
    why: reason ? reasonOf(decision, knowledge, edges) : null,
  }
}

function reasonOf(decision: Decision, knowledge: AnyKnowledge, edges: readonly Edge[]): Reason {
  const comparison = comparisonOf(
    decision,
    knowledge,
    edges.map(edge => edge.action),
  )
  const [best, next] = edges.map(edge => share(edge, decision.seat))
  return wordedReason(comparison, knowledge, 0, best ?? 0, next ?? 0)
}
