import { refusalFor } from '@ludoteca/engine'
import type { LawMaker } from '../law.ts'
import { viewers } from '../tools.ts'

/** Only the seat named by `turn` may act, and everybody at the table can see who that is. */
export const turn: LawMaker = ({ game }) => ({
  name: 'turn names one seat, and only that seat may act',
  every: 11,
  position({ setup, state, seat, legal }) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= setup.seats) return `turn is ${seat}`
    if (game.turn(state) !== seat) return 'turn changes when asked twice'
    for (const viewer of viewers(setup)) {
      const seen = game.turn(game.view(state, viewer))
      if (seen !== seat) return `to ${viewer} it is the turn of ${seen}, in truth of ${seat}`
      if (viewer === 'table' || viewer === seat) continue
      const action = legal[0]
      if (action && !refusalFor(game, state, viewer, action)) return `seat ${viewer} may act for seat ${seat}`
    }
    return null
  },
})
