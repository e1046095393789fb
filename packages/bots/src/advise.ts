import { type Action, type AnyGame, rngFrom, type Seat } from '@ludoteca/engine'
import { deal, type Mind } from './ahead.ts'
import { type Decision, look } from './bot.ts'
import { knowledgeOf } from './games.ts'
import { knownTo } from './knowledge.ts'
import { effectOf, plainReason, type Reason, reasonFor } from './reasons.ts'
import { startSearch } from './search/search.ts'
import { type Budget, type Interruption, think } from './search/think.ts'

export interface Advice {
  readonly action: Action
  /** The estimated share of the victory, from 0 to 1. */
  readonly share: number
  readonly reason: Reason
}

/** How many actions are worth mentioning, how many they are compared with, and in how many worlds. */
const MENTIONED = 3
const COMPARED = 6
const WORLDS = 4
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
  const view = look(game, position, seat)
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
  const mind: Mind = { game, knowledge, seats: game.standings(view).length }
  const worlds = Array.from({ length: WORLDS }, () => deal(decision, knowledge))
  const effects = ranking.slice(0, COMPARED).map(each => effectOf(mind, worlds, each.action))
  const { spent = [], mute = [], simple = knowledge } = knowledge
  const comparison = { game: game.id, seat, effects, spent, mute, margin: simple.margin(view) }
  return chosen.map(({ action, share }, i) => ({
    action,
    share: clamp(share),
    reason: reasonFor(comparison, i) ?? plainReason(game.id, share, ranking[i === 0 ? 1 : 0]?.share ?? 0),
  }))
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))
