import { canonical, type Seat, stateAt } from '@ludoteca/engine'
import type { Pace, Request } from '@ludoteca/protocol'
import { add, type Cause, type Decision, type Moment, refuse } from './decision.ts'
import { dueNext } from './due.ts'
import { waitingFor } from './request.ts'
import { decidesAlone, type Table, turnOf } from './state.ts'

/* Requests: what everybody must agree to. */

const samePace = (a: Pace, b: Pace): boolean => canonical(a) === canonical(b)

export function ask(table: Table, seat: Seat, request: Request, moment: Moment, cause: Cause): Decision {
  if (!decidesAlone(table.seats[seat])) return refuse('return-first')
  if (table.request) return refuse('request-open')
  if (table.tournament && request.kind !== 'rewind') return refuse('tournament-table')
  const steps = table.match?.steps.length ?? 0
  if (request.kind === 'rewind' && request.steps >= steps) return refuse('rewind-ahead', { steps })
  if (request.kind === 'pace' && samePace(request.pace, table.terms.pace)) return refuse('same-pace')
  return add({ kind: 'asked', ...cause, seat, request, ...dueThen(table, request, moment) })
}

export function answer(table: Table, seat: Seat, yes: boolean, moment: Moment, cause: Cause): Decision {
  const { request } = table
  if (!request) return refuse('no-request')
  const withdrawn = request.by === seat && !yes
  if (!withdrawn && !waitingFor(table).includes(seat)) return refuse('not-asked')
  return add({ kind: 'answered', ...cause, seat, yes, ...dueThen(table, request.request, moment) })
}

/** When the next decision is due, should the request be carried out now. */
function dueThen(table: Table, request: Request, moment: Moment): { due?: number } {
  const { match, seats } = table
  if (!match || request.kind === 'abandon') return {}
  if (request.kind === 'pace') return dueNext(table, seats, turnOf(table), moment, request.pace)
  return dueNext(table, seats, match.game.turn(stateAt(match, request.steps)), moment)
}
