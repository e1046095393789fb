import type { Seat } from '@ludoteca/engine'
import type { Command, Level } from '@ludoteca/protocol'
import { add, type Cause, type Decision, type Moment, refuse } from './decision.ts'
import { dueNext } from './due.ts'
import { emptySeat, rulesSeats, seatOf, setupOf, type Table, type TableSeat } from './state.ts'

/* Before the game: who sits where. */

const isEmpty = (seat: TableSeat | undefined): boolean => seat?.person === null && seat.bot === null

/** Seats somebody could still have. */
const freeSeats = (table: Table): Seat[] => {
  const rules = rulesSeats(table)
  return [...table.seats.keys()].filter(seat => isEmpty(table.seats[seat]) && !rules.includes(seat))
}

export function join(
  table: Table,
  own: Seat | null,
  person: string,
  { seat, code }: Extract<Command, { do: 'join' }>,
  cause: Cause,
): Decision {
  if (own !== null) return refuse('already-seated')
  if (table.code !== null && code !== table.code) return refuse('wrong-code')
  if (table.phase !== 'open') return refuse('already-started')
  const open = freeSeats(table)
  const free = seat ?? open[0]
  if (free === undefined) return refuse('table-full')
  if (!table.seats[free]) return refuse('no-such-seat')
  if (!open.includes(free)) return refuse('seat-taken')
  return add({ kind: 'joined', ...cause, seat: free, person })
}

export function leave(table: Table, seat: Seat, cause: Cause): Decision {
  if (table.phase === 'playing') return refuse('leave-by-resigning')
  if (table.phase === 'over') return refuse('table-over')
  const left = { kind: 'left', ...cause, seat } as const
  const others = [...table.seats.entries()].filter(([each, { person }]) => each !== seat && person !== null)
  if (table.host !== cause.by || others.some(([, { invited }]) => !invited)) return add(left)
  // Nobody is left who wanted this game: those who were given a seat are not kept waiting.
  return add(left, ...others.map(([each]) => ({ ...left, seat: each })))
}

/** Why this person may not arrange the seats; null when they may. */
function notArranging(table: Table, { by }: Cause): Decision | null {
  if (table.phase !== 'open') return refuse('already-started')
  return table.host === by ? null : refuse('not-host')
}

export function giveToBot(table: Table, seat: Seat, level: Level | null, cause: Cause): Decision {
  const not = notArranging(table, cause)
  if (not) return not
  const who = table.seats[seat]
  if (!who) return refuse('no-such-seat')
  if (who.person !== null || rulesSeats(table).includes(seat)) return refuse('seat-taken')
  return add({ kind: 'bot', ...cause, seat, level })
}

/** Gives a seat to a program, as if it had sat down. */
export function invite(
  table: Table,
  { name, seat }: Extract<Command, { do: 'invite' }>,
  { program }: Moment,
  cause: Cause,
): Decision {
  const not = notArranging(table, cause)
  if (not) return not
  if (program === undefined) return refuse('no-such-program', { name })
  if (seatOf(table, program) !== null) return refuse('already-here', { name })
  const open = freeSeats(table)
  const free = seat ?? open[0]
  if (free === undefined) return refuse('table-full')
  if (!table.seats[free]) return refuse('no-such-seat')
  if (!open.includes(free)) return refuse('seat-taken')
  return add({ kind: 'joined', ...cause, seat: free, person: program })
}

export function unseat(table: Table, seat: Seat, cause: Cause): Decision {
  const not = notArranging(table, cause)
  if (not) return not
  const who = table.seats[seat]
  if (!who) return refuse('no-such-seat')
  if (who.person === null) return refuse('seat-empty')
  return add({ kind: 'left', ...cause, seat })
}

export function start(table: Table, moment: Moment, cause: Cause): Decision {
  const not = notArranging(table, cause)
  if (not) return not
  const empty = freeSeats(table).length
  if (empty > 0) return refuse('seats-empty', { empty })
  if (moment.missing) return refuse('not-come', { n: moment.missing })
  const order = orderOf(table, moment.random)
  const seats = order.map(old => table.seats[old] ?? emptySeat())
  return add({
    kind: 'started',
    ...cause,
    order,
    deal: table.deal,
    ...dueNext(table, seats, firstTurn(table), moment),
  })
}

/** Who goes where; the rules stay in the seats that are theirs. */
function orderOf(table: Table, random: Moment['random']): Seat[] {
  const rules = rulesSeats(table)
  const seats = [...table.seats.keys()]
  const others = seats.filter(seat => !rules.includes(seat))
  if (table.terms.order === 'shuffle') shuffle(others, random)
  return seats.map(seat => (rules.includes(seat) ? seat : (others.shift() ?? seat)))
}

function shuffle(list: Seat[], random: Moment['random']): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const kept = list[i] as Seat
    list[i] = list[j] as Seat
    list[j] = kept
  }
}

function firstTurn(table: Table): Seat | null {
  const { game } = table
  return game ? game.turn(game.create(setupOf(table))) : null
}
