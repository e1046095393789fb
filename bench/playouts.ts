import { type Action, type AnyGame, below, type Options, type Rng, rngFrom } from '@ludoteca/engine'

const WARM_UP_GAMES = 50

/** Plays one game to its final scoring, uniformly at random over the complete legal list. */
function playout(
  game: AnyGame,
  seats: number,
  options: Options,
  seed: string,
  rng: Rng,
  out: Action[],
): number {
  const state = game.create({ seats, options, seed })
  let decisions = 0
  while (game.turn(state) !== null) {
    out.length = 0
    const legal = game.legal(state, out)
    game.apply(state, legal[below(rng, legal.length)] as Action)
    decisions++
  }
  game.standings(state)
  return decisions
}

/** Whole random games on one thread: how many a second. */
export function playouts(game: AnyGame, seats: number, options: Options, seconds: number) {
  const rng = rngFrom('bench playouts')
  const out: Action[] = []
  for (let i = 0; i < WARM_UP_GAMES; i++) playout(game, seats, options, `warm-up ${i}`, rng, out)
  let games = 0
  let decisions = 0
  const start = performance.now()
  let elapsed = 0
  while (elapsed < seconds) {
    decisions += playout(game, seats, options, `bench ${games}`, rng, out)
    games++
    elapsed = (performance.now() - start) / 1000
  }
  return {
    bench: 'playouts',
    game: game.id,
    seats,
    games,
    decisions,
    seconds: Number(elapsed.toFixed(3)),
    gamesPerSecond: Math.round(games / elapsed),
    decisionsPerSecond: Math.round(decisions / elapsed),
  }
}
