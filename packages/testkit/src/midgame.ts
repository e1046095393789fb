import { type AnyGame, pick, resolveOptions, rngFrom } from '@ludoteca/engine'

/** A position in the middle of a game of random moves, from a seed. */
export function midgame(game: AnyGame, seed: string, steps: number, seats = game.seats.max): object {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(seed)
  for (let i = 0; i < steps && game.turn(state) !== null; i++) game.apply(state, pick(rng, game.legal(state)))
  while (game.turn(state) !== null && game.legal(state).length === 1) {
    game.apply(state, pick(rng, game.legal(state)))
  }
  return state
}
