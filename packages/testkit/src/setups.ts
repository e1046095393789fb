import {
  type AnyGame,
  below,
  type Options,
  pick,
  type Rng,
  resolveOptions,
  type Setup,
} from '@ludoteca/engine'

/** What a caller may fix about the games of a batch; the rest is drawn at random. */
export interface Wish {
  readonly seats?: number
  readonly options?: Options
}

/** A table to play at: half of them with the default rules, the others with options at random. */
export function drawSetup(game: AnyGame, wish: Wish, seed: string, rng: Rng): Setup {
  const { min, max } = game.seats
  const seats = wish.seats ?? min + below(rng, max - min + 1)
  const given: Record<string, string> = {}
  if (!wish.options && below(rng, 2) === 1) {
    for (const spec of game.options) {
      const open = !spec.seats || spec.seats.includes(seats)
      if (open && below(rng, 2) === 1) given[spec.id] = pick(rng, spec.values)
    }
  }
  const resolved = resolveOptions(game, seats, { ...given, ...wish.options })
  if (!resolved.ok) throw new RangeError(`${game.id}: ${JSON.stringify(resolved.problem)}`)
  return { seats, options: resolved.options, seed }
}
