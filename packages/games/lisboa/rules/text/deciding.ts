import type { Seat } from '@ludoteca/engine'
import { landPrice } from '../phases/city/land.ts'
import { asked } from '../phases/phase.ts'
import type { State } from '../state.ts'

/** The deciding seat; the player whose turn it is when nobody decides. */
export const actor = (s: State): Seat => asked(s)?.seat ?? s.active

/** Officials to be hired when these are sent to a new public building. */
export function hiredFor(s: State, from: readonly number[]): number {
  const frame = asked(s)
  const need = frame?.kind === 'staff' ? frame.need : 0
  return Math.max(
    0,
    from.reduce((left, n) => left - n, need),
  )
}

/** Price of the land being bought once a cube of this colour is cleared. */
export function landCost(s: State, rubble: number): number {
  const frame = asked(s)
  return frame?.kind === 'clear' ? landPrice(s, frame.seat, frame.plot, rubble) : 0
}
