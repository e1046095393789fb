import { type AnyGame, rngFrom, type Seat } from '@ludoteca/engine'
import { witnessOf } from '../bot.ts'
import { knowledgeOf } from '../games.ts'
import { knownTo } from '../levels.ts'
import type { Edge } from '../search/node.ts'
import { startSearch } from '../search/search.ts'
import { type Interruption, think } from '../search/think.ts'
import { REVIEWING } from './gauge.ts'
import type { Weighed } from './judge.ts'

/**
 * What the choices of a decision are worth to whoever makes it, from what that seat can know; the best first. Those that were not
 * promising enough to be looked at are missing.
 */
export async function weigh(
  game: AnyGame,
  position: object,
  seat: Seat,
  { steps, seed }: { readonly steps: number; readonly seed: string },
  signal?: Interruption,
): Promise<readonly Weighed[]> {
  const view = witnessOf(game, position, seat)
  const knowledge = knownTo('hard', await knowledgeOf(game))
  const decision = { game, view, seat, legal: game.legal(view), rng: rngFrom(seed) }
  const search = startSearch(decision, knowledge, REVIEWING)
  await think(search, { iterations: steps }, performance.now(), signal)
  return search.ranking().map(({ action }) => {
    const { sums, visits } = search.edges.find(edge => edge.action === action) as Edge
    return { action, shares: sums.map(sum => sum / visits) }
  })
}
