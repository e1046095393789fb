import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { below } from '@ludoteca/engine'
import { best, deal, playToQuiet, promising } from './ahead.ts'
import type { Bot } from './bot.ts'
import { simply } from './levels.ts'
import { lead } from './value.ts'

/** Of longer lists only the most promising are tried. */
const CANDIDATES = 40
/** One choice in so many is overlooked, as happens to people who learn a game. */
const OVERLOOKED = 5

/**
 * Tries every choice once in a position it could be in, plays on with the obvious choices until the position is
 * quiet, and takes the choice with the best value. A careful one overlooks nothing.
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
    const tried = careful ? choices : choices.filter(() => below(rng, OVERLOOKED) > 0)
    return best(tried.length > 0 ? tried : choices, action => {
      const state = game.clone(world)
      game.apply(state, action)
      playToQuiet(mind, state)
      return lead(knowledge, state, seat, seats) + below(rng, 1000) * 1e-6
    })
  }
}
