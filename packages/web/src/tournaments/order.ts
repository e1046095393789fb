import { TIE_BREAKS, type TieBreak } from '@ludoteca/tournament'

/** The order with something else at one place: what was there before changes places with it, or all after it is left out. */
export function ordered(order: readonly TieBreak[], place: number, next: string): readonly TieBreak[] {
  const chosen = TIE_BREAKS.find(each => each === next)
  if (!chosen) return order.slice(0, place)
  const changed = [...order]
  const elsewhere = order.indexOf(chosen)
  const here = order[place]
  if (elsewhere >= 0 && here) changed[elsewhere] = here
  changed[place] = chosen
  return changed
}
