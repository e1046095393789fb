import { canonical } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { deepFreeze, difference } from '../tools.ts'

/** What is shared between a state and its clone is never written to. */
export const clones: LawMaker = ({ game }) => ({
  name: 'apply never changes a clone taken earlier',
  every: 5,
  step({ state, action, after }) {
    const kept = game.clone(state)
    const before = canonical(kept)
    if (before !== canonical(state)) return 'a clone is not equal to its original'
    deepFreeze(kept)
    const owned = game.clone(kept)
    try {
      game.apply(owned, action)
    } catch (error) {
      return `${game.write(action)} writes to a state that was only cloned: ${error}`
    }
    if (canonical(kept) !== before) return `${game.write(action)} changes a clone taken earlier`
    const [one, other] = [canonical(owned), canonical(after)]
    return one === other ? null : `the clone plays on differently: ${difference(one, other)}`
  },
})
