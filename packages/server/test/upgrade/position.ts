import { type AnyMatch, hashState } from '@ludoteca/engine'

/** Names what players find in a position, however a version keeps it: who decides, what they may do, how all stand. */
export const positionOf = ({ game, state }: AnyMatch): string =>
  hashState({
    turn: game.turn(state),
    legal: game.legal(state).map(action => game.write(action)),
    standings: game.standings(state),
  })
