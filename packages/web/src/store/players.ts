import type { AnyGame, Options, Seat } from '@ludoteca/engine'

/** The player of a seat: a person in front of this screen, a bot, or the rules of the game at one of their levels. */
export type Player =
  | { readonly kind: 'human' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'rules'; readonly level: string }

/** The players of all seats as save files tell them: the level of a bot, null for anybody else. */
export const sittersOf = (players: readonly Player[]): (string | null)[] =>
  players.map(player => (player.kind === 'bot' ? player.level : null))

/** The player of a seat at any table; `elsewhere` is a person at another screen. */
export type Occupant = Player | { readonly kind: 'elsewhere' }

export const humanSeats = (players: readonly Occupant[]): Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []))

/** The rules, where they play this seat with these options. */
export function rulesPlayer(game: AnyGame, options: Options, seat: Seat): Player | null {
  if (!game.alone || !game.automatic?.(options).includes(seat)) return null
  return { kind: 'rules', level: options[game.alone.option] ?? game.alone.value }
}
