import { play } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { seedIn } from '../seed.ts'
import { difference, viewers } from '../tools.ts'

/**
 * Viewed events tell no more than the view. The same action is played in the true world and in one
 * the viewer cannot tell from it; if the viewer cannot tell the worlds apart afterwards either, then
 * what it was told on the way must be the same, byte for byte.
 */
export const events: LawMaker = ({ game }) => ({
  name: 'viewed events tell no more than the view',
  every: 19,
  step({ setup, state, action, after, events, rng }) {
    for (const viewer of viewers(setup)) {
      const told = JSON.stringify(events.map(event => game.viewEvent(event, viewer)))
      const secret = seedIn(told, setup, state)
      if (secret) return `${viewer} is told ${secret}`
      const other = game.redeal(game.view(state, viewer), viewer, rng)
      if (game.refusal(other, action)) continue
      const there = play(game, other, action)
      if (JSON.stringify(game.view(there.state, viewer)) !== JSON.stringify(game.view(after, viewer)))
        continue
      const toldThere = JSON.stringify(there.events.map(event => game.viewEvent(event, viewer)))
      if (toldThere !== told) return `${viewer} is told a secret: ${difference(told, toldThere)}`
    }
    return null
  },
})
