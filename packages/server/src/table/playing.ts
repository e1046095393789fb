import {
  type AnyForeseen,
  play,
  type Refusal,
  refusalFor,
  type Seat,
  stateAt,
  undoDepth,
} from '@ludoteca/engine'
import type { Command } from '@ludoteca/protocol'
import { costOf, costOfWaiting, FAIRNESS, hasGrace } from './clock.ts'
import { add, type Cause, type Decision, type Moment, refuse } from './decision.ts'
import { dueBack, dueNext, dueOn } from './due.ts'
import type { Entry } from './entry.ts'
import { botOf, decidesAlone, emptySeat, seatOf, type Table, troubleOf, turnOf } from './state.ts'

/* During the game: moves, taking back, absence. */

type Tried =
  | { readonly ok: true; readonly turn: Seat | null; readonly foreseen: AnyForeseen }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * Plays a batch on a copy. It may not go on past something that was drawn or shown: whether the rest is refused would
 * tell what came, at no price.
 */
function attempt({ match }: Table, seat: Seat, lines: readonly string[]): Tried {
  if (!match) return { ok: false, refusal: { rule: 'not-started' } }
  const { game, state: from } = match
  const steps: AnyForeseen['steps'][number][] = []
  const states: object[] = []
  let state = from
  let shown = false
  for (const text of lines) {
    if (shown) return { ok: false, refusal: { rule: 'batch-past-reveal' } }
    const action = game.read(text)
    if (!action) return { ok: false, refusal: { rule: 'unreadable-action' } }
    const refusal = refusalFor(game, state, seat, action)
    if (refusal) return { ok: false, refusal }
    const next = play(game, state, action)
    state = next.state
    states.push(state)
    steps.push({ seat, action, events: next.events })
    shown = next.events.some(event => event.reveals)
  }
  return { ok: true, turn: game.turn(state), foreseen: { from, steps, states } }
}

const isStale = ({ match }: Table, steps: number): boolean => steps !== match?.steps.length

export function act(
  table: Table,
  seat: Seat,
  { steps, lines }: Extract<Command, { do: 'act' }>,
  moment: Moment,
  cause: Cause,
): Decision {
  if (isStale(table, steps)) return refuse('stale')
  const tried = attempt(table, seat, lines)
  if (!tried.ok) return tried
  const own = table.seats[seat] ?? emptySeat()
  const seats = table.seats.with(seat, { ...own, guarded: false })
  const back = own.guarded ? dueOn(table, seats, turnOf(table), steps, moment) : {}
  const added: Entry[] = own.guarded ? [{ kind: 'returned', ...cause, seat, ...back }] : []
  added.push({
    kind: 'acted',
    ...cause,
    seat,
    lines: [...lines],
    cost: costOf(table, moment),
    who: 'person',
    ...dueOn(table, seats, tried.turn, steps + lines.length, moment),
  })
  return { ok: true, entries: added, foreseen: tried.foreseen }
}

/** A bot's or a guardian's decision about the position after `steps`. */
export function actForBot(table: Table, seat: Seat, steps: number, text: string, moment: Moment): Decision {
  if (turnOf(table) !== seat || botOf(table, seat) === null || isStale(table, steps)) return refuse('stale')
  const tried = attempt(table, seat, [text])
  if (!tried.ok) return tried
  const who = table.seats[seat]?.person === null ? 'bot' : 'guardian'
  const due = dueNext(table, table.seats, tried.turn, moment)
  const entry: Entry = { kind: 'acted', at: moment.now, seat, lines: [text], cost: 0, who, ...due }
  return { ok: true, entries: [entry], foreseen: tried.foreseen }
}

export function takeBack(
  table: Table,
  seat: Seat,
  { steps, count }: Extract<Command, { do: 'undo' }>,
  moment: Moment,
  cause: Cause,
): Decision {
  const { match } = table
  if (!match || isStale(table, steps)) return refuse('stale')
  const most = undoDepth(match, seat)
  if (most === 0) return refuse('nothing-to-undo')
  if (count > most) return refuse('undo-too-far', { most })
  const left = match.steps.length - count
  const turn = match.game.turn(stateAt(match, left))
  const cost = costOfWaiting(table, moment)
  return add({ kind: 'undone', ...cause, seat, count, cost, ...dueBack(table, turn, left, moment) })
}

/** Others let the guardian play for whoever is out of time. */
export function guard(table: Table, seat: Seat, cause: Cause): Decision {
  const { overdue } = table
  if (overdue === null) return refuse('not-overdue')
  if (overdue === seat) return refuse('guard-yourself')
  return add({ kind: 'guarded', ...cause, seat: overdue })
}

export function returnTo(table: Table, seat: Seat, moment: Moment, cause: Cause): Decision {
  const own = table.seats[seat] ?? emptySeat()
  const steps = table.match?.steps.length ?? 0
  if (!own.guarded && table.overdue !== seat) return refuse('not-away')
  if (!own.guarded && !hasGrace(table, steps)) return refuse('no-more-time')
  const seats = table.seats.with(seat, { ...own, guarded: false })
  return add({ kind: 'returned', ...cause, seat, ...dueOn(table, seats, turnOf(table), steps, moment) })
}

/** The running clock has run out, and an answer sent in time would have arrived. */
export function expire(table: Table, now: number): Decision {
  const trouble = troubleOf(table)
  if (trouble) return refuse(trouble)
  const { running, due } = table.clock
  if (running === null || due === null || due + FAIRNESS > now || !decidesAlone(table.seats[running]))
    return refuse('not-overdue')
  const timeout: Entry = { kind: 'timeout', at: now, seat: running }
  // Others wait for the end of a tournament's game: its guardian is there at once.
  return table.tournament ? add(timeout, { kind: 'guarded', at: now, seat: running }) : add(timeout)
}

/** Another person goes on for this one; nothing, where that has happened or makes no difference any more. */
export function substitute(table: Table, out: string, into: string, moment: Moment): Decision {
  const seat = seatOf(table, out)
  const trouble = troubleOf(table)
  if (trouble) return refuse(trouble)
  if (table.phase !== 'playing' || seat === null || seatOf(table, into) !== null) return add()
  const { pace } = table.terms
  const due = pace.kind === 'days' && turnOf(table) === seat ? { due: moment.due(into, pace.days) } : {}
  return add({ kind: 'substituted', at: moment.now, seat, person: into, ...due })
}

/**
 * The person on turn has other plans; `change` says when the turn is up then, but for quiet hours, and `awake` what those
 * make of it. Nothing, where it does not matter.
 */
export function postpone(
  table: Table,
  person: string,
  now: number,
  change: (plain: number, first: number) => number,
  awake: (plain: number) => number = plain => plain,
): Decision {
  const { clock, terms, seats } = table
  const { running, due } = clock
  if (troubleOf(table)) return add()
  if (terms.pace.kind !== 'days' || running === null || due === null) return add()
  const was = clock.plain ?? due
  const plain = change(was, clock.first ?? due)
  const later = awake(plain)
  if (seats[running]?.person !== person || (later === due && plain === was)) return add()
  return add({ kind: 'postponed', at: now, seat: running, due: later, plain })
}
