import type { Seat } from '@ludoteca/engine'
import { decidesAlone, type Table } from './state.ts'

/** Seats whose consent a request needs: people who play their own seat. A seat out of time cannot hold up an end. */
function concerned(table: Table): Seat[] {
  const ending = table.request?.request.kind === 'abandon'
  return [...table.seats.keys()].filter(
    seat => decidesAlone(table.seats[seat]) && !(ending && table.overdue === seat),
  )
}

/** Seats that must still answer the open request. */
export const waitingFor = (table: Table): Seat[] =>
  concerned(table).filter(seat => !table.request?.agreed.includes(seat))
