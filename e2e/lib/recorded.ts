import { chooseAction } from '@ludoteca/bots'
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  act,
  type Rng,
  resolveOptions,
  rngFrom,
  startMatch,
} from '@ludoteca/engine'

interface Setup {
  readonly names: readonly string[]
  readonly seed: string
  readonly options?: Readonly<Record<string, string>> | undefined
}

/** What bots did in games that a test has looked through: they think once, however many tests look for something there. */
const played = new Map<string, { readonly actions: Action[]; readonly rng: Rng }>()

/** A game between bots, as it is before each of its decisions and at its end. */
export async function* botsPlay(
  game: AnyGame,
  { names, seed, options = {} }: Setup,
): AsyncGenerator<AnyMatch> {
  const seats = names.length
  const resolved = resolveOptions(game, seats, options)
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const match = startMatch(game, { seats, seed, options: resolved.options }, names)
  const key = JSON.stringify([game.id, seats, seed, options])
  const known = played.get(key) ?? { actions: [], rng: rngFrom(seed) }
  played.set(key, known)
  for (let n = 0; ; n++) {
    yield match
    const seat = game.turn(match.state)
    if (seat === null) return
    const wish = { level: 'easy', rng: known.rng } as const
    known.actions[n] ??= await chooseAction(game, match.state, seat, game.legal(match.state), wish)
    act(match, seat, [known.actions[n] as Action])
  }
}
