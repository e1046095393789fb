import type { Action, AnyGame, Rng, Seat } from '@ludoteca/engine'

declare const seen: unique symbol

/** A position as one seat sees it. Only `look` makes one, so a bot cannot be handed the true state. */
export type View = object & { readonly [seen]: Seat }

/** Blanks what the seat may not know. Looking at a view again changes nothing. */
export const look = (game: AnyGame, state: object, seat: Seat): View => game.view(state, seat) as View

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
