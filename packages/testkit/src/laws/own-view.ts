import type { LawMaker } from '../law.ts'
import { difference, notations } from '../tools.ts'

/** A seat needs nothing but its own view to decide. */
export const ownView: LawMaker = ({ game }) => ({
  name: 'the deciding seat finds the same actions in its own view',
  every: 5,
  position({ state, seat, legal }) {
    const truth = notations(game, legal).join(' · ')
    const seen = notations(game, game.legal(game.view(state, seat))).join(' · ')
    return seen === truth ? null : difference(seen, truth)
  },
})
