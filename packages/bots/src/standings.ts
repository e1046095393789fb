import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { AnyGame } from '@ludoteca/engine'

/** A lead that decides most games nobody has studied, as a part of the best score. */
const CLEAR = 0.15

/** What anybody understands of any game: being ahead is good. */
export function byStandings(game: AnyGame): AnyKnowledge {
  const totals = (state: object): number[] => game.standings(state).map(each => each.total)
  return {
    value(state, out) {
      for (const [seat, total] of totals(state).entries()) out[seat] = total
    },
    margin: state => 1 + CLEAR * Math.max(0, ...totals(state)),
    quiet: () => true,
    prior: () => null,
    byRule: () => null,
  }
}
