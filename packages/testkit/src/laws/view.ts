import type { LawMaker } from '../law.ts'
import { seedIn } from '../seed.ts'
import { difference, viewers } from '../tools.ts'

/**
 * A view gives nothing away: whatever is hidden from the viewer may be dealt anew without changing
 * one byte of it, and neither the seed nor anything that follows from it is in it.
 */
export const view: LawMaker = ({ game }) => ({
  name: 'a view leaks nothing',
  every: 23,
  position({ setup, state, rng }) {
    for (const viewer of viewers(setup)) {
      const seen = game.view(state, viewer)
      const bytes = JSON.stringify(seen)
      const told = seedIn(bytes, setup, state)
      if (told) return `${viewer} can read ${told}`
      const twice = JSON.stringify(game.view(seen, viewer))
      if (twice !== bytes) return `${viewer}, the view of a view: ${difference(twice, bytes)}`
      const dealt = JSON.stringify(game.view(game.redeal(seen, viewer, rng), viewer))
      if (dealt !== bytes) return `${viewer} can tell a redeal from the truth: ${difference(dealt, bytes)}`
    }
    return null
  },
})
