import { type Rng, rngFrom } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { difference, viewers } from '../tools.ts'

/**
 * A view gives nothing away: whatever is hidden from the viewer may be dealt anew without changing
 * one byte of it, and the seed and the generator are not in it.
 */
export const view: LawMaker = ({ game }) => ({
  name: 'a view leaks nothing',
  every: 23,
  position({ setup, state, rng }) {
    const words = new Set([...rngFrom(setup.seed).key, ...keys(state).flat()])
    for (const viewer of viewers(setup)) {
      const seen = game.view(state, viewer)
      const bytes = JSON.stringify(seen)
      if (bytes.includes(setup.seed)) return `${viewer} can read the seed`
      for (const word of words)
        if (word > 0xffff && bytes.includes(String(word)))
          return `${viewer} can read a word of the generator’s key`
      const twice = JSON.stringify(game.view(seen, viewer))
      if (twice !== bytes) return `${viewer}, the view of a view: ${difference(twice, bytes)}`
      const dealt = JSON.stringify(game.view(game.redeal(seen, viewer, rng), viewer))
      if (dealt !== bytes) return `${viewer} can tell a redeal from the truth: ${difference(dealt, bytes)}`
    }
    return null
  },
})

/** The keys of all generators inside a state. */
function keys(value: unknown): Rng['key'][] {
  if (value === null || typeof value !== 'object') return []
  const own = 'key' in value && 'drawn' in value && Array.isArray(value.key) ? [value.key as number[]] : []
  return [...own, ...Object.values(value).flatMap(keys)]
}
