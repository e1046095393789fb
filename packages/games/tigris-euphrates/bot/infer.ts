import { below, type Rng, shuffle } from '@ludoteca/engine'
import { COLOURS, leaderIndex, type State } from '../rules/index.ts'
import { survey } from './realms.ts'

/** What a seat has in each colour after so many turns of its own, on average: more comes in as kingdoms grow. */
const usualAfter = (turns: number): number => turns * (0.25 + 0.017 * turns)
/** What one monument of that colour in its leader's kingdom has added by then. */
const PER_MONUMENT = 0.2
/** How far the four colours of one player usually lie from their mean, in steps that grow with it. */
const UNEVEN = [-1, -0.33, 0.25, 1.08] as const
const stepAt = (mean: number): number => 0.8 + 0.26 * mean
/** Players differ: some have this much more or less than usual. */
const APART = 0.4

/** Hidden totals are near what the length of the game and the board suggest, not anything at all. */
export function infer(world: State, view: State, rng: Rng): void {
  if (view.scores.every(row => row.length > 0)) return
  const { map, monuments } = survey(world)
  const turns = world.turns / world.seats
  for (const [seat, row] of view.scores.entries()) {
    if (row.length > 0) continue
    const guess = world.scores[seat] as number[]
    const mean = usualAfter(turns) * (1 + (APART * (below(rng, 21) - 10)) / 10)
    const uneven = shuffle(rng, [...UNEVEN])
    for (const colour of COLOURS) {
      const square = world.leaders[leaderIndex(seat, colour)] as number
      const built = square < 0 ? 0 : (monuments[(map.of[square] as number) * 4 + colour] as number)
      const points = mean + (uneven[colour] as number) * stepAt(mean) + built * turns * PER_MONUMENT
      guess[colour] = Math.max(0, Math.floor(points + below(rng, 100) / 100))
    }
  }
}
