import type { Seat } from '@ludoteca/engine'
import type { Player } from '../../../rules/index.ts'
import { type Desk, useDesk } from '../desk.tsx'

interface Own {
  readonly desk: Desk
  readonly seat: Seat
  readonly player: Player
  /** Whether this is the board in front, where things can be chosen. */
  readonly front: boolean
  /** The name of a place on this board; only the board in front has places of its own. */
  readonly at: (place: string) => { readonly place: string } | Record<string, never>
}

export function useSeat(seat: Seat): Own {
  const desk = useDesk()
  const front = seat === desk.me
  return {
    desk,
    seat,
    player: desk.view.players[seat] as Player,
    front,
    at: place => (front ? { place } : {}),
  }
}
