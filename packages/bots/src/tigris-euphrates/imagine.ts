import { below, type Rng } from '@ludoteca/engine'
import { COLOURS, type State } from '@ludoteca/tigris-euphrates'

/** About what a seat gains in one colour per turn of its own. */
const POINTS_PER_TURN = 0.4
const DOUBT = 2

/** Hidden totals are near what the length of the game and one's own luck suggest, not anything at all. */
export function imagine(world: State, view: State, rng: Rng): void {
  const own = view.scores.find(row => row.length > 0) ?? []
  const ownMean = COLOURS.reduce<number>((sum, colour) => sum + (own[colour] ?? 0), 0) / COLOURS.length
  const usual = (world.turns / world.seats) * POINTS_PER_TURN
  for (const [seat, row] of view.scores.entries()) {
    if (row.length > 0) continue
    const guess = world.scores[seat] as number[]
    for (const colour of COLOURS) {
      guess[colour] = Math.max(0, Math.round((usual + ownMean) / 2) + below(rng, 2 * DOUBT + 1) - DOUBT)
    }
  }
}
