import type { Seat } from '@ludoteca/engine'
import type { Pace } from '@ludoteca/protocol'
import type { Moment } from './decision.ts'
import { decidesAlone, type Table, type TableSeat } from './state.ts'

/**
 * With a pace in days, when the person who decides next must have done so. A turn lasts until somebody else decides:
 * its later decisions bring no new days.
 */
export function dueNext(
  { clock, terms }: Table,
  seats: readonly TableSeat[],
  turn: Seat | null,
  moment: Moment,
  pace: Pace = terms.pace,
): { due?: number } {
  const who = turn === null ? undefined : seats[turn]
  if (pace.kind !== 'days' || !who || who.person === null || !decidesAlone(who)) return {}
  if (turn === clock.running && clock.due !== null && pace === terms.pace) return { due: clock.due }
  return { due: moment.due(who.person, pace.days) }
}

/** The same after taking back to so many steps: nobody's turn begins anew by that. */
export function dueBack(table: Table, turn: Seat | null, steps: number, moment: Moment): { due?: number } {
  const next = dueNext(table, table.seats, turn, moment)
  const was = table.made[steps]?.turn
  return next.due === undefined || turn === table.clock.running || !was ? next : { due: was.due ?? next.due }
}
