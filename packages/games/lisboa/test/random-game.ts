import { pick, resolveOptions, rngFrom } from '@ludoteca/engine'
import type { Event } from '../rules/events.ts'
import { lisboa } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** A whole game of random choices: everything that happened, and how it ended. */
export function randomGame(seats: number, seed: string, options = {}): { events: Event[]; end: State } {
  const resolved = resolveOptions(lisboa as never, seats, options)
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  const end = lisboa.create({ seats, options: resolved.options, seed })
  const rng = rngFrom(`choices of ${seed}`)
  const events: Event[] = []
  while (lisboa.turn(end) !== null) lisboa.apply(end, pick(rng, lisboa.legal(end)), e => events.push(e))
  return { events, end }
}
