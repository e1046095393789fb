import { type AnyGame, type Rng, rngFrom, type Setup, type Viewer } from '@ludoteca/engine'

interface Mirrored {
  /** What happens, dealt from the true seed. */
  truth: object
  /** At every position another world, drawn anew, that the viewer cannot tell from the truth. */
  shown: object
}

const isMirrored = (state: object): state is Mirrored => 'truth' in state && 'shown' in state

/**
 * The same game in a world that differs, at every position, in everything that `viewer` cannot know: other cards in
 * other hands, another order of what is yet to be drawn, another generator. Whatever its seed, it is the game that is
 * dealt from `truth`; whoever else decides does so as in that one.
 */
export function mirror(game: AnyGame, viewer: Viewer, truth: Pick<Setup, 'seed' | 'deal'>): AnyGame {
  const other = (state: object, rng: Rng): object => game.redeal(game.view(state, viewer), viewer, rng)
  const rng = rngFrom(`other worlds of ${truth.seed}`)
  /** What somebody else sees and decides by. */
  const side = (state: object, by: Viewer | null): object => {
    if (!isMirrored(state)) return state
    return by === viewer ? state.shown : state.truth
  }
  const mine = (state: object): object => side(state, game.turn(side(state, null)))
  return {
    ...game,
    create(setup) {
      const state = game.create({ ...setup, ...truth })
      return { truth: state, shown: other(state, rng) }
    },
    clone: state =>
      isMirrored(state) ? { truth: game.clone(state.truth), shown: state.shown } : game.clone(state),
    apply(state, action, emit) {
      if (!isMirrored(state)) return game.apply(state, action, emit)
      // Told as the viewer is told it: in another world something else may lie behind it.
      game.apply(state.truth, action, event => emit?.(game.viewEvent(event, viewer)))
      state.shown = other(state.truth, rng)
    },
    turn: state => game.turn(side(state, null)),
    legal: (state, out) => game.legal(mine(state), out),
    refusal: (state, action) => game.refusal(mine(state), action),
    view: (state, by) => game.view(side(state, by), by),
    witness: (state, by) => game.witness(side(state, by), by),
    standings: state => game.standings(side(state, null)),
    check: state => game.check(side(state, null)),
  }
}
