import type { Seat } from '@ludoteca/engine'

/** Who sits on a seat: a person in front of this screen, or a bot. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: string }

/** Who sits on a seat, for a table that may reach beyond this screen. */
export type Occupant = Player | { readonly kind: 'elsewhere' }

export const humanSeats = (players: readonly Occupant[]): Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []))
