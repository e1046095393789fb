import { type Action, type AnyGame, rngFrom, type Seat } from '@ludoteca/engine'
import { deal, type Mind, settle } from './ahead.ts'
import { type Decision, look } from './bot.ts'
import { knowledgeOf } from './games.ts'
import { knownTo } from './knowledge.ts'
import type { Choice } from './search/ranking.ts'
import { startSearch } from './search/search.ts'
import { type Budget, type Interruption, think } from './search/think.ts'

/**
 * Why an action is recommended. `key` names what grows most by it (a feature of that game), `rival` when it
 * mainly costs an opponent something, `only` when there is no choice and `habit` when it is made by rule.
 */
export interface Reason {
  readonly game: string
  readonly key: string
  readonly params: Readonly<Record<string, number>>
}

export interface Advice {
  readonly action: Action
  /** The estimated share of the victory, from 0 to 1. */
  readonly share: number
  readonly reason: Reason
}

/** How many actions are worth mentioning, and how many worlds a reason is looked for in. */
const MENTIONED = 3
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
  const effects = effectsOf(mind, decision, ranking.slice(0, Math.max(MENTIONED, 6)))
  return chosen.map(({ action, share }, i) => ({
    action,
    share: clamp(share),
    reason: reasonFor(game.id, seat, i, effects),
  }))
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** What prospects are made of after each choice: by seat, summed over the same few worlds. */
type Effects = readonly (readonly Record<string, number>[])[]

function effectsOf(mind: Mind, decision: Decision, choices: readonly Choice[]): Effects {
  const { game, knowledge, seats } = mind
  const worlds = Array.from({ length: WORLDS }, () => deal(decision, knowledge))
  return choices.map(({ action }) => {
    const sums: Record<string, number>[] = Array.from({ length: seats }, () => ({}))
    for (const world of worlds) {
      const state = game.clone(world)
      game.apply(state, action)
      settle(mind, state)
      for (const [seat, parts] of (knowledge.breakdown?.(state, seats) ?? []).entries()) {
        const sum = sums[seat] as Record<string, number>
        for (const [key, value] of Object.entries(parts)) sum[key] = (sum[key] ?? 0) + value / WORLDS
      }
    }
    return sums
  })
}

/** The largest difference to what the other choices bring on average. */
function reasonFor(game: string, seat: Seat, choice: number, effects: Effects): Reason {
  const usual = (who: Seat, key: string): number =>
    effects.reduce((sum, each) => sum + (each[who]?.[key] ?? 0), 0) / effects.length
  let reason: Reason = { game, key: 'even', params: {} }
  let most = 0.05
  const after = effects[choice] ?? []
  for (const [who, parts] of after.entries()) {
    let loss = 0
    for (const [key, value] of Object.entries(parts)) {
      const gain = value - usual(who, key)
      loss -= gain
      if (who !== seat || gain <= most) continue
      most = gain
      reason = { game, key, params: {} }
    }
    if (who === seat || loss <= most) continue
    most = loss
    reason = { game, key: 'rival', params: { seat: who } }
  }
  return reason
}
