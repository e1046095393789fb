import type { Seat } from '@ludoteca/engine'

/** Who sits on a seat: a person in front of this screen, or a bot. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: string }

export const humanSeats = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []))
