import type { LawMaker } from '../law.ts'
import { some } from '../tools.ts'

const LISTED = 20
const OTHERS = 40

/** `legal` and `refusal` are one notion of legality: each candidate is listed or refused, never both or neither. */
export const refusals: LawMaker = ({ game, extra }) => ({
  name: 'refusal is null exactly for the listed actions',
  every: 11,
  position({ state, seat, legal, pool, rng }) {
    const listed = new Set(legal.map(action => game.write(action)))
    const own = game.view(state, seat)
    const others = some([...pool.values()], OTHERS, rng)
    for (const action of [...some(legal, LISTED, rng), ...others, ...(extra?.(state) ?? [])]) {
      const notation = game.write(action)
      const refusal = game.refusal(state, action)
      if (listed.has(notation) && refusal) return `“${notation}” is listed but refused: ${refusal.rule}`
      if (!listed.has(notation) && !refusal) return `“${notation}” is neither listed nor refused`
      if (refusal && !/^[a-z][a-z0-9-]*$/.test(refusal.rule))
        return `“${refusal.rule}” cannot be an anchor in the rulebook`
      const seen = game.refusal(own, action)
      if (seen?.rule !== refusal?.rule)
        return `“${notation}”: ${refusal?.rule ?? 'allowed'}, but from the seat’s own view ${seen?.rule ?? 'allowed'}`
    }
    return null
  },
})
