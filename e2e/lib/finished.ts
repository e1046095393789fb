import {
  type Action,
  type AnyGame,
  act,
  below,
  resolveOptions,
  rngFrom,
  startMatch,
  writeSave,
} from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'

const NAMES = ['Ana', 'Bruno', 'Catarina', 'Duarte', 'Elena']

/** The save file of a game played by chance to its end; the person sat on the second seat. */
export async function finishedGame(id: string, seats: number): Promise<string> {
  const game = (await findGame(id)?.rules()) as AnyGame
  const resolved = resolveOptions(game, seats, {})
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const match = startMatch(
    game,
    { seats, seed: 'finished', options: resolved.options },
    NAMES.slice(0, seats),
  )
  const rng = rngFrom(id)
  for (let seat = game.turn(match.state); seat !== null; seat = game.turn(match.state)) {
    const legal = game.legal(match.state)
    act(match, seat, [legal[below(rng, legal.length)] as Action])
  }
  return writeSave(
    match,
    NAMES.slice(0, seats).map((_, seat) => (seat === 1 ? null : 'hard')),
  )
}
