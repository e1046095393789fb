import type { AnyGame } from '@ludoteca/engine'
import type { AnyKnowledge } from './knowledge.ts'

/** What anybody understands of any game: being ahead is good. */
export function byStandings(game: AnyGame): AnyKnowledge {
  return {
    evaluate(state, seat) {
      let own = 0
      let best = Number.NEGATIVE_INFINITY
      for (const standing of game.standings(state)) {
        if (standing.seat === seat) own = standing.total
        else best = Math.max(best, standing.total)
      }
      return own - best / 2
    },
    settled: () => true,
    promising: (_, legal) => legal,
    byRule: () => null,
  }
}
