import type { Action, AnyGame, Rng, Seat } from '@ludoteca/engine'

declare const seen: unique symbol

/** A position as one seat sees it. Only `viewOf` and `witnessOf` make one, so a bot cannot be handed the true state. */
export type View = object & { readonly [seen]: Seat }

/** Blanks what a seat may not know. Doing it to a view again changes nothing. */
export type Observer = (game: AnyGame, state: object, seat: Seat) => View

/** The position with what lies open. */
export const viewOf: Observer = (game, state, seat) => game.view(state, seat) as View

/** The position with what the seat was shown before as well, as far as the given position still holds it. */
export const witnessOf: Observer = (game, state, seat) => game.witness(state, seat) as View

/** All that a bot gets. */
export interface Decision {
  readonly game: AnyGame
  readonly view: View
  readonly seat: Seat
  /** Never empty. The answer is one of these. */
  readonly legal: readonly Action[]
  /** The bot's own dice, unrelated to those of the game. */
  readonly rng: Rng
}

export type Bot = (decision: Decision) => Action
