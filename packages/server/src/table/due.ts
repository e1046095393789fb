import type { Seat } from '@ludoteca/engine'
import type { Pace } from '@ludoteca/protocol'
import { GRACE, hasGrace, turnIn } from './clock.ts'
import type { Moment } from './decision.ts'
import { decidesAlone, type Table, type TableSeat, turnOf } from './state.ts'

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

/**
 * The same after something that a person has done and that leads to so many steps. Their turn may be up: then it goes on,
 * with a minute more if they get one.
 */
export function dueOn(
  table: Table,
  seats: readonly TableSeat[],
  turn: Seat | null,
  steps: number,
  moment: Moment,
): { due?: number } {
  const next = dueNext(table, seats, turn, moment)
  if (next.due === undefined || turn === null || table.clock.running !== null || turn !== turnOf(table))
    return next
  const up = turnIn(table, turn)?.plain
  if (up === null || up === undefined) return next
  return { due: hasGrace(table, steps) ? Math.max(up, moment.now + GRACE) : up }
}

/** The same after taking back to so many steps: nobody's turn begins anew by that. */
export function dueBack(table: Table, turn: Seat | null, steps: number, moment: Moment): { due?: number } {
  const next = dueNext(table, table.seats, turn, moment)
  const was = table.made[steps]?.turn
  return next.due === undefined || turn === table.clock.running || !was ? next : { due: was.due ?? next.due }
}
