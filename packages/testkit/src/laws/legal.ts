import type { LawMaker } from '../law.ts'
import { notations } from '../tools.ts'

export const legal: LawMaker = ({ game }) => ({
  name: 'legal has no duplicates and a stable order',
  every: 7,
  position({ state, legal }) {
    const first = notations(game, legal)
    const seen = new Set<string>()
    for (const notation of first) {
      if (seen.has(notation)) return `“${notation}” is listed twice`
      seen.add(notation)
    }
    const again = notations(game, game.legal(game.clone(state)))
    if (again.join('\n') !== first.join('\n')) return 'a clone of the position lists other actions'
    const out = [...legal]
    out.length = 0
    const filled = game.legal(state, out)
    if (filled !== out) return 'legal does not give back the array it was given'
    if (notations(game, out).join('\n') !== first.join('\n')) return 'legal fills a given array differently'
    return null
  },
})
