import { type Action, type AnyGame, rngFrom, type Seat } from '@ludoteca/engine'
import { type Decision, viewOf } from './bot.ts'
import { knowledgeOf } from './games.ts'
import { knownTo } from './levels.ts'
import type { Reason } from './reason.ts'
import { comparisonOf, wordedReason } from './reasons.ts'
import { startSearch } from './search/search.ts'
import { type Budget, type Interruption, think } from './search/think.ts'

export interface Advice {
  readonly action: Action
  /** The estimated share of the victory, from 0 to 1. */
  readonly share: number
  readonly reason: Reason
}

/** How many actions are worth mentioning, and how many they are compared with. */
const MENTIONED = 3
const COMPARED = 6
/** Choices that were hardly tried are no advice. */
const TRIED = 0.05

/** The best few actions, the best first. Never empty. */
export async function advise(
  game: AnyGame,
  position: object,
  seat: Seat,
  legal: readonly Action[],
  budget: Budget,
  signal?: Interruption,
): Promise<Advice[]> {
  const since = performance.now()
  const view = viewOf(game, position, seat)
  const decision: Decision = { game, view, seat, legal, rng: rngFrom('advice') }
  const knowledge = knownTo('expert', await knowledgeOf(game))
  const search = startSearch(decision, knowledge)
  const ruled = legal.length === 1 ? legal[0] : knowledge.byRule(view, legal)
  if (!ruled) await think(search, budget, since, signal)
  const ranking = search.ranking()
  if (ruled) {
    const share = clamp(ranking.find(each => each.action === ruled)?.share ?? ranking[0]?.share ?? 0)
    const key = legal.length === 1 ? 'only' : 'habit'
    return [{ action: ruled, share, reason: { game: game.id, key, params: {} } }]
  }
  const tried = ranking.reduce((sum, each) => sum + each.visits, 0)
  const chosen = ranking.filter((each, i) => i === 0 || each.visits > TRIED * tried).slice(0, MENTIONED)
  const comparison = comparisonOf(
    decision,
    knowledge,
    ranking.slice(0, COMPARED).map(each => each.action),
  )
  const advice = chosen.map(({ action, share }, i) => {
    const other = ranking[i === 0 ? 1 : 0]?.share ?? 0
    return { action, share: clamp(share), reason: wordedReason(comparison, knowledge, i, share, other) }
  })
  return firstThings(advice)
}

/** By so much doing nothing must lead where no reason speaks for it: less is within the noise of a short search. */
const CLEARLY = 0.05
const PLAIN: readonly string[] = ['ahead', 'even', 'behind']

/** Doing nothing is advised for a reason or by a clear lead, and what comes first is never said to be weaker. */
export function firstThings(advice: readonly Advice[]): Advice[] {
  const [first, next, ...rest] = advice
  if (!first) return []
  const idle = first.action.type === 'pass' && PLAIN.includes(first.reason.key)
  const ordered = idle && next && first.share < next.share + CLEARLY ? [next, first, ...rest] : [...advice]
  return ordered.map((each, i) =>
    i === 0 && each.reason.key === 'behind' ? { ...each, reason: { ...each.reason, key: 'even' } } : each,
  )
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))
