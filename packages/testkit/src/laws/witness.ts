import { play } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { seedIn } from '../seed.ts'
import { difference, viewers } from '../tools.ts'

/**
 * A witness knows no more than it was shown. At the start that is the view and what the rules say; later the same action
 * is played in the true world and in one the witness cannot tell from it, and where all that it was shown is the same,
 * byte for byte, it still must not know one from the other.
 */
export const witness: LawMaker = ({ game }) => ({
  name: 'a witness knows no more than it was shown',
  position({ setup, state, number, rng }) {
    if (number > 0) return null
    for (const viewer of viewers(setup)) {
      const known = JSON.stringify(game.witness(state, viewer))
      const told = seedIn(known, setup, state)
      if (told) return `${viewer} knows ${told}`
      const other = game.redeal(game.view(state, viewer), viewer, rng)
      const there = JSON.stringify(game.witness(other, viewer))
      if (there !== known) return `${viewer} knows at the start: ${difference(known, there)}`
    }
    return null
  },
  step({ setup, state, action, after, events, number, rng }) {
    if (number % EVERY !== 0) return null
    for (const viewer of viewers(setup)) {
      const knew = game.witness(state, viewer)
      const seen = JSON.stringify(game.view(state, viewer))
      const less = JSON.stringify(game.view(knew, viewer))
      if (less !== seen) return `${viewer}, the view of a witness: ${difference(less, seen)}`
      const other = game.redeal(knew, viewer, rng)
      const twice = JSON.stringify(game.witness(other, viewer))
      if (twice !== JSON.stringify(knew))
        return `${viewer} forgets: ${difference(twice, JSON.stringify(knew))}`
      if (game.refusal(other, action)) continue
      const there = play(game, other, action)
      const shown = (state: object, told: typeof events): string =>
        JSON.stringify([game.view(state, viewer), told.map(event => game.viewEvent(event, viewer))])
      if (shown(there.state, there.events) !== shown(after, events)) continue
      const knows = JSON.stringify(game.witness(after, viewer))
      const knowsThere = JSON.stringify(game.witness(there.state, viewer))
      if (knowsThere !== knows) return `${viewer} was never shown: ${difference(knows, knowsThere)}`
    }
    return null
  },
})

/** One step in so many is looked at. */
const EVERY = 19
