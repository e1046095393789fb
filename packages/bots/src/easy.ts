import { below } from '@ludoteca/engine'
import { best, deal, promising, settle } from './ahead.ts'
import type { Bot } from './bot.ts'
import { type AnyKnowledge, simply } from './knowledge.ts'
import { lead } from './prospects.ts'

/** Longer lists are looked at in part. */
const CANDIDATES = 40
/** One choice in so many is overlooked, as happens to people who learn a game. */
const OVERLOOKED = 5

/**
 * Plays every choice once on a position it could be in, imagines that everybody goes for the obvious
 * until the dust has settled, and takes what then looks best. A careful one overlooks nothing.
 */
export function easy(full: AnyKnowledge, careful: boolean, most = CANDIDATES): Bot {
  const knowledge = simply(full)
  return decision => {
    const { game, view, seat, legal, rng } = decision
    const only = legal.length === 1 ? legal[0] : knowledge.byRule(view, legal)
    if (only) return only
    const world = deal(decision, knowledge)
    const seats = game.standings(view).length
    const mind = { game, knowledge, seats }
    const choices = promising(mind, world, legal, most)
    const seen = careful ? choices : choices.filter(() => below(rng, OVERLOOKED) > 0)
    return best(seen.length > 0 ? seen : choices, action => {
      const state = game.clone(world)
      game.apply(state, action)
      settle(mind, state)
      return lead(knowledge, state, seat, seats) + below(rng, 1000) * 1e-6
    })
  }
}
