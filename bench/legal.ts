import { type Action, type AnyGame, below, type Options, rngFrom } from '@ludoteca/engine'

const WARM_UP_GAMES = 50
const REPEATS = 8

/** How long `legal` takes, over all positions of random games: mean and worst, in microseconds. */
export function legal(game: AnyGame, seats: number, options: Options, seconds: number) {
  const rng = rngFrom('bench legal')
  const out: Action[] = []
  let positions = 0
  let listed = 0
  let total = 0
  let worst = 0
  let longest = 0
  const start = performance.now()
  for (let games = 0; games < WARM_UP_GAMES || performance.now() - start < seconds * 1000; games++) {
    if (games === WARM_UP_GAMES) positions = listed = total = worst = 0
    const state = game.create({ seats, options, seed: `bench ${games}` })
    while (game.turn(state) !== null) {
      // The fastest of a few runs: a pause of the machine is not the work of the rules.
      let best = Number.POSITIVE_INFINITY
      for (let i = 0; i < REPEATS; i++) {
        out.length = 0
        const before = performance.now()
        game.legal(state, out)
        best = Math.min(best, performance.now() - before)
      }
      positions++
      listed += out.length
      total += best
      worst = Math.max(worst, best)
      longest = Math.max(longest, out.length)
      game.apply(state, out[below(rng, out.length)] as Action)
    }
  }
  return {
    bench: 'legal',
    game: game.id,
    seats,
    positions,
    meanMicroseconds: Number(((total / positions) * 1000).toFixed(3)),
    worstMicroseconds: Number((worst * 1000).toFixed(1)),
    meanOptions: Number((listed / positions).toFixed(2)),
    mostOptions: longest,
  }
}
