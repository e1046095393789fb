import type { Seat } from '@ludoteca/engine'

/** The names given, and a stand-in where there is none. */
export const fullNames = (
  seats: number,
  names: readonly string[],
  standIn: (seat: Seat) => string,
): string[] => Array.from({ length: seats }, (_, seat) => names[seat]?.trim() || standIn(seat))
