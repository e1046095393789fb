import type { Pace } from '@ludoteca/protocol'
import type { Clock, Table, Turn } from './state.ts'
import { decidesAlone, turnOf } from './state.ts'

export const DAY = 86_400_000

/** Whoever was waited for, or comes back from a guardian, has at least this long. */
export const GRACE = 60_000

/** The most that is given back of a round trip: half a second of it. Nobody is out of time before that has passed. */
export const FAIRNESS = 500

const allowance = (pace: Pace): number => {
  if (pace.kind === 'live') return pace.bank * 1000
  return pace.kind === 'days' ? pace.days * DAY : 0
}

export function freshClock(pace: Pace, seats: number): Clock {
  const left = pace.kind === 'free' ? [] : new Array<number>(seats).fill(allowance(pace))
  return { left, running: null, since: 0, due: null, plain: null, first: null, credited: 0, graced: -1 }
}

/** Starts the clock of whoever decides now, if it is a person with a clock. `due` is known with a pace in days. */
export function startClock(table: Table, at: number, due: number | undefined): void {
  const { clock, terms } = table
  const seat = turnOf(table)
  clock.since = at
  if (seat === null || terms.pace.kind === 'free' || !decidesAlone(table.seats[seat])) {
    clock.running = null
    begin(clock, null)
    return
  }
  const goesOn = clock.running === seat && clock.due === due
  clock.running = seat
  if (terms.pace.kind === 'live') begin(clock, at + (clock.left[seat] ?? 0))
  else if (!goesOn) begin(clock, due ?? at + allowance(terms.pace))
}

/** A turn that has been put off goes on as it is; a new one has not been put off yet. */
function begin(clock: Clock, due: number | null): void {
  clock.due = due
  clock.plain = due
  clock.first = due
}

/** The turn in which a seat decides, also when it is up, and then also while the guardian plays. */
export function turnIn({ clock, terms }: Table, seat: number): Turn | null {
  const { running, due, plain, first } = clock
  if (terms.pace.kind !== 'days' || (running === null ? plain === null : running !== seat)) return null
  return { due: due ?? plain, plain, first }
}

/** A turn that is up stays so while the guardian plays on in it. */
export function keepUp({ clock }: Table, { plain, first }: Turn): void {
  clock.plain = plain
  clock.first = first
}

/** Whose time was up, and who got no other, is waited for as before: nobody comes out of that by going back and forth. */
export function stayOverdue(table: Table, late: number | null, at: number): void {
  const { clock } = table
  if (late === null || clock.running !== late || clock.due === null || clock.due > at) return
  table.overdue = late
  clock.running = null
  clock.due = null
}

/** Taking back leads into the turn that was, if the entry says so. */
export function resume({ clock }: Table, turn: Turn | undefined): void {
  if (turn && turn.due === clock.due) Object.assign(clock, turn)
}

/** Time that passed while the server was closed, or by which its clock was set, is nobody's. */
export function shift(table: Table, by: number): void {
  const { clock } = table
  clock.since += by
  Object.assign(clock, later(clock, by))
  table.made = table.made.map(step => (step.turn ? { ...step, turn: later(step.turn, by) } : step))
}

function later({ due, plain, first }: Turn, by: number): Turn {
  const plus = (at: number | null): number | null => at && at + by
  return { due: plus(due), plain: plus(plain), first: plus(first) }
}

/** Takes what a decision cost from whose it was. */
export function charge({ clock, terms }: Table, seat: number | null, cost: number): void {
  if (seat === null || terms.pace.kind !== 'live') return
  clock.left[seat] = Math.max(0, (clock.left[seat] ?? 0) - cost)
}

/** The increment for all a person did until somebody else decides: once for each position reached. */
export function credit({ clock, terms, match }: Table, seat: number): void {
  const steps = match?.steps.length ?? 0
  if (terms.pace.kind !== 'live' || steps <= clock.credited) return
  clock.credited = steps
  clock.left[seat] = (clock.left[seat] ?? 0) + terms.pace.increment * 1000
}

/** Whether whoever was waited for gets a minute after so many steps: once for each position reached. */
export const hasGrace = ({ clock }: Table, steps: number): boolean => steps > clock.graced

export function grantGrace(table: Table, seat: number): void {
  const { clock, terms, match } = table
  const steps = match?.steps.length ?? 0
  if (!hasGrace(table, steps)) return
  clock.graced = steps
  if (terms.pace.kind === 'live') clock.left[seat] = Math.max(clock.left[seat] ?? 0, GRACE)
}

/**
 * What a decision costs: from the moment the position was on disk until the answer reached the server, less half of
 * the round trip.
 */
export const costOf = (table: Table, sent: Sent): number =>
  table.clock.running === null ? 0 : costOfWaiting(table, sent)

interface Sent {
  readonly received: number
  readonly committed: number
  readonly roundTrip: number
}

/**
 * What taking back costs: as long as it took, whoever's clock ran. That of others goes back with the position, and nobody
 * thinks at the price of nothing by letting others begin and stopping them again.
 */
export function costOfWaiting({ clock }: Table, { received, committed, roundTrip }: Sent): number {
  const since = Math.max(clock.since, committed)
  return Math.max(0, Math.round(received - since - Math.min(roundTrip / 2, FAIRNESS)))
}
