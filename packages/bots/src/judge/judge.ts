import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type Action, type AnyGame, rngFrom, type Seat } from '@ludoteca/engine'
import { type Decision, witnessOf } from '../bot.ts'
import { knowledgeOf } from '../games.ts'
import { knownTo } from '../levels.ts'
import type { Reason } from '../reason.ts'
import { comparisonOf, wordedReason } from '../reasons.ts'
import { type Edge, share } from '../search/node.ts'
import { type Search, startSearch } from '../search/search.ts'
import { type Interruption, think } from '../search/think.ts'
import { REVIEWING } from './gauge.ts'

export interface Effort {
  /** How many steps the search takes. */
  readonly steps: number
  /** Where its dice come from. */
  readonly seed: string
  /** Whether to say what speaks for the best choice and for the one that was made. */
  readonly reasons: boolean
  /** How many of the best choices are told; a few when left out. */
  readonly kept?: number
}

/** A choice as the search saw it: what share of the victory it leaves to each seat. */
export interface Weighed {
  readonly action: Action
  readonly shares: readonly number[]
}

/** What a decision was worth to whoever made it, from what that seat could know. */
export interface Judgement {
  /** The best choices and the one that was made; the best first. */
  readonly choices: readonly Weighed[]
  /** What the choice that was made changed in each seat's share, against the best; nothing where they cannot be told apart. */
  readonly cost: readonly number[]
  /** The standard error of what it cost its seat. */
  readonly error: number
  /** What choosing blindly among the choices that were looked at would cost on average. */
  readonly stake: number
  /** Why the best one; why one might make the other, where they differ. */
  readonly why: { readonly best: Reason; readonly made: Reason | null } | null
}

/** The part of the steps that is kept for comparing the best choice with the one that was made, in worlds of their own. */
const COMPARING = 0.5
/**
 * The part of these worlds that does not count yet: a choice that was dropped early looks worse than it is until the search
 * knows as well how to go on from it as from the best one.
 */
const LEARNING = 0.5
const LEAST_WORLDS = 8
/** A cost has to be so many standard errors to count. */
const CLEAR = 1
/** How many choices are worth keeping. */
const KEPT = 4
const COMPARED = 6

/**
 * Judges a decision. Null where there was nothing to decide: one option only, or the one that is taken by rule.
 * The true position is blanked first: what counts is what the seat could know. `known` stands for what bots know of the game.
 */
export async function judge(
  game: AnyGame,
  position: object,
  seat: Seat,
  made: Action,
  effort: Effort,
  signal?: Interruption,
  known?: AnyKnowledge,
): Promise<Judgement | null> {
  const view = witnessOf(game, position, seat)
  const legal = game.legal(view)
  if (legal.length === 1) return null
  const knowledge = knownTo('hard', known ?? (await knowledgeOf(game)))
  if (knowledge.byRule(view, legal) === made) return null
  const decision: Decision = { game, view, seat, legal, rng: rngFrom(effort.seed) }
  const search = startSearch(decision, knowledge, REVIEWING, null, made)
  const since = performance.now()
  const worlds = Math.max(LEAST_WORLDS, Math.ceil((effort.steps * COMPARING) / 2))
  await think(search, { iterations: Math.max(1, effort.steps - 2 * worlds) }, since, signal)
  const ranking = search.ranking()
  const edgeOf = (action: Action): Edge => search.edges.find(edge => edge.action === action) as Edge
  // The ranking has every edge of the search, and the choice that was made is always one.
  const best = edgeOf((ranking[0] as { action: Action }).action)
  const own = edgeOf(made)
  const found = best === own ? null : await compared(search, best, own, seat, worlds, signal)
  const blind = ranking.reduce((sum, each) => sum + each.share, 0) / ranking.length
  const kept = ranking.slice(0, effort.kept ?? KEPT).map(each => edgeOf(each.action))
  const why = (): Judgement['why'] => {
    const field = ranking.slice(0, COMPARED).map(each => each.action)
    if (!field.includes(made)) field.push(made)
    const comparison = comparisonOf(decision, knowledge, field)
    const of = (edge: Edge, other: Edge): Reason =>
      wordedReason(comparison, knowledge, field.indexOf(edge.action), share(edge, seat), share(other, seat))
    return { best: of(best, own), made: best === own ? null : of(own, best) }
  }
  return {
    choices: [...kept, ...(kept.includes(own) ? [] : [own])].map(weighed),
    cost: found?.cost ?? best.sums.map(() => 0),
    error: found?.error ?? 0,
    stake: Math.max(0, share(best, seat) - blind),
    why: effort.reasons ? why() : null,
  }
}

const weighed = ({ action, sums, visits }: Edge): Weighed => ({
  action,
  shares: sums.map(sum => sum / visits),
})

/** The best choice was chosen by how it looked, so it looks better than it is: fresh worlds know nothing of that. */
async function compared(
  search: Search,
  best: Edge,
  made: Edge,
  seat: Seat,
  worlds: number,
  signal?: Interruption,
): Promise<{ cost: number[]; error: number }> {
  const sums = best.sums.map(() => 0)
  let squares = 0
  let count = 0
  let learning = Math.floor(worlds * LEARNING)
  const contest = {
    decided: false,
    iterate() {
      const [better, worse] = search.compare([best, made]) as [readonly number[], readonly number[]]
      if (learning-- > 0) return
      for (let i = 0; i < sums.length; i++)
        sums[i] = (sums[i] as number) + ((worse[i] as number) - (better[i] as number))
      squares += ((worse[seat] as number) - (better[seat] as number)) ** 2
      count++
    },
  }
  await think(contest, { iterations: worlds }, performance.now(), signal)
  const cost = sums.map(sum => sum / Math.max(1, count))
  const own = cost[seat] as number
  const error = Math.sqrt(Math.max(0, squares / Math.max(1, count) - own ** 2) / Math.max(1, count - 1))
  return { cost: -own > CLEAR * error ? cost : cost.map(() => 0), error }
}
