import { type AnyGame, act, startMatch, writeSave } from '@ludoteca/engine'
import type { Failure } from '../walk.ts'

/** A save file of the game in which a law broke, as far as it can be played. */
export function reproduce(game: AnyGame, { setup, actions }: Failure): string {
  const match = startMatch(game, setup)
  for (const action of actions) {
    const seat = game.turn(match.state)
    if (seat === null) break
    try {
      if (!act(match, seat, [action]).ok) break
    } catch {
      break
    }
  }
  return writeSave(match)
}
