import type { SeatFacts } from '@ludoteca/protocol'

/** A seat somebody could still have. */
export const isFree = ({ person, bot, rules }: SeatFacts): boolean => !person && !bot && !rules
