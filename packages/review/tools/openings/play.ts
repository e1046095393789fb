import { type BotName, playerFor } from '@ludoteca/bots'
import { type AnyGame, DEAL, resolveOptions, rngFrom } from '@ludoteca/engine'

/** Who plays all seats: a level, with so many steps a decision, fewer in the middle of a turn. */
export interface Pace {
  readonly level: BotName
  readonly steps: number
  readonly inside: number
}

/** A game that bots played to its end: what it follows from. */
export interface Played {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly seed: string
  /** In notation. */
  readonly log: readonly string[]
}

/** Plays one game with the usual options. */
export async function playOne(
  game: AnyGame,
  { seats, seed }: { readonly seats: number; readonly seed: string },
  { level, steps, inside }: Pace,
): Promise<Played> {
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats, options: resolved.options, seed, deal: DEAL })
  const players = Array.from({ length: seats }, (_, seat) =>
    playerFor(level, game, seat, rngFrom(`${seed}: bot in seat ${seat}`), {
      budget: { iterations: steps, inside: inside / steps },
    }),
  )
  const log: string[] = []
  for (let seat = game.turn(state); seat !== null; seat = game.turn(state)) {
    const action = await players[seat]?.(state, game.legal(state))
    if (!action) throw new Error('nobody sits there')
    log.push(game.write(action))
    game.apply(state, action)
  }
  return { game: game.id, version: game.version, seats, seed, log }
}
