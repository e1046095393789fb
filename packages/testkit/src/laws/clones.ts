import type { LawMaker } from '../law.ts'
import { deepFreeze, unequal } from '../tools.ts'

/** What is shared between a state and its clone is never written to. */
export const clones: LawMaker = ({ game }) => ({
  name: 'apply never changes a clone taken earlier',
  every: 17,
  step({ state, action, after }) {
    const kept = game.clone(state)
    const before = JSON.stringify(state)
    if (unequal(kept, before)) return 'a clone is not equal to its original'
    deepFreeze(kept)
    const owned = game.clone(kept)
    try {
      game.apply(owned, action)
    } catch (error) {
      return `${game.write(action)} writes to a state that was only cloned: ${error}`
    }
    if (unequal(kept, before)) return `${game.write(action)} changes a clone taken earlier`
    const other = unequal(owned, JSON.stringify(after))
    return other && `the clone plays on differently: ${other}`
  },
})
