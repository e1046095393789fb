import { chooseAction, type Level } from '@ludoteca/bots'
import { type AnyGame, type AnyMatch, act, resolveOptions, rngFrom, startMatch } from '@ludoteca/engine'

/** A whole game of such bots. */
export async function botGame(
  game: AnyGame,
  seats: number,
  level: Level,
  seed: string,
  iterations = 30,
): Promise<AnyMatch> {
  const options = resolveOptions(game, seats, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  const match = startMatch(
    game,
    { seats, options: options.options, seed },
    ['Ana', 'Bo', 'Cy', 'Di'].slice(0, seats),
  )
  const rng = rngFrom(`bots of ${seed}`)
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state)) {
    const manner = { level, rng, budget: { iterations } }
    act(match, turn, [await chooseAction(game, match.state, turn, game.legal(match.state), manner)])
  }
  return match
}
