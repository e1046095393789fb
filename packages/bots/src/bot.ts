import type { Action, AnyGame, Rng, Seat } from '@ludoteca/engine'

declare const seen: unique symbol

/** A position as one seat sees it. Only `look` and `lookBack` make one, so a bot cannot be handed the true state. */
export type View = object & { readonly [seen]: Seat }

/** How a seat looks at a position: blanks what it may not know. Looking at a view again changes nothing. */
export type Eyes = (game: AnyGame, state: object, seat: Seat) => View

/** Sees what lies open. */
export const look: Eyes = (game, state, seat) => game.view(state, seat) as View

/** Also knows what it was shown before, as far as it is given a position in which that still is. */
export const lookBack: Eyes = (game, state, seat) => game.witness(state, seat) as View

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
