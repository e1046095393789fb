import { pick, rngFrom, type Setup } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { BOUND } from '../walk.ts'

const SEEDS = 6

/** Seeds matter: the same player, choosing blindly alike, does not live through the same game every time. */
export const seeds: LawMaker = ({ game }) => {
  let last: Setup | null = null
  const story = (setup: Setup): string => {
    const rng = rngFrom('the same choices')
    const state = game.create(setup)
    const lines = [JSON.stringify(game.view(state, 0))]
    for (let n = 0; n < BOUND && game.turn(state) !== null; n++) {
      const action = pick(rng, game.legal(state))
      lines.push(game.write(action))
      game.apply(state, action)
    }
    return lines.join('\n')
  }
  return {
    name: 'different seeds give different games',
    end({ setup }) {
      last = setup
      return null
    },
    finish() {
      if (!last) return null
      const stories = new Set<string>()
      for (let n = 0; n < SEEDS; n++) stories.add(story({ ...last, seed: `seed ${n}` }))
      return stories.size > 1 ? null : 'every seed gives the same game'
    },
  }
}
