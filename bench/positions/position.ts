import { existsSync, readFileSync } from 'node:fs'
import { type AnyGame, resolveOptions } from '@ludoteca/engine'
import { z } from 'zod'

/** A decision that bots once got wrong, with what play-outs said about the answers. */
const Position = z.strictObject({
  name: z.string(),
  /** What is to be seen here. */
  note: z.string(),
  seats: z.number().int(),
  options: z.record(z.string(), z.string()),
  seed: z.string(),
  /** How the game came to it. */
  actions: z.array(z.string()),
  accepted: z.array(z.string()).min(1),
  refused: z.array(z.string()).min(1),
  /** The part of the play-outs that each answer won. */
  found: z.record(z.string(), z.number()),
})
export type Position = z.infer<typeof Position>

/** The positions of a game; none where it has no file of them. */
export function positionsOf(id: string): Position[] {
  const file = new URL(`./${id}.json`, import.meta.url)
  return existsSync(file) ? z.array(Position).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** The state at the decision. */
export function stateAt(game: AnyGame, { seats, options, seed, actions }: Position): object {
  const resolved = resolveOptions(game, seats, options)
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const state = game.create({ seats, options: resolved.options, seed })
  for (const text of actions) {
    const action = game.read(text)
    if (!action || !game.legal(state).includes(action)) throw new Error(`${text} is not legal`)
    game.apply(state, action)
  }
  return state
}
