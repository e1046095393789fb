import type { Seat } from '@ludoteca/engine'
import { B, BUILDING_IDS, chipsSeen, player, type State, works } from '../../rules/index.ts'

/** Chips lie face down where the table wants it so, and with them what the customs house makes of them. */
export function covers(view: State, seat: Seat): readonly string[] {
  if (chipsSeen(view, seat) !== null) return []
  const customs = works(player(view, seat), B.customs_house) ? [BUILDING_IDS[B.customs_house] as string] : []
  return ['chips', ...customs]
}
