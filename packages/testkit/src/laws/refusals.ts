import { type Action, below, type Rng } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'

const CANDIDATES = 60

/** `legal` and `refusal` are one notion of legality: each candidate is listed or refused, never both or neither. */
export const refusals: LawMaker = ({ game, extra }) => ({
  name: 'refusal is null exactly for the listed actions',
  every: 7,
  position({ state, seat, legal, pool, rng }) {
    const listed = new Set(legal.map(action => game.write(action)))
    const own = game.view(state, seat)
    for (const action of [...legal, ...sample(pool, rng), ...(extra?.(state) ?? [])]) {
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

export function sample(pool: ReadonlyMap<string, Action>, rng: Rng): Action[] {
  const all = [...pool.values()]
  if (all.length <= CANDIDATES) return all
  return Array.from({ length: CANDIDATES }, () => all[below(rng, all.length)] as Action)
}
