import {
  type Action,
  type AnyForeseen,
  type AnyMatch,
  act,
  follow,
  rewind,
  startMatch,
  undo,
} from '@ludoteca/engine'
import type { ResultFacts } from '@ludoteca/protocol'
import { charge, credit, freshClock, grantGrace, shift, startClock } from './clock.ts'
import type { LineOf, LogLine } from './lines.ts'
import { waitingFor } from './request.ts'
import { resultOf } from './result.ts'
import { emptySeat, peopleOf, setupOf, type Table, turnOf } from './state.ts'

/** As much chat as is remembered. */
const MOST_CHAT = 2_000

/** A line that cannot have come from `decide`. */
export class Unfoldable extends Error {}

export type Change = 'facts' | 'clock' | 'chat'

/** What one line does to a table; which part of an update it changes. `foreseen`: where a move leads, if that is known. */
export function take(table: Table, line: LogLine, foreseen?: AnyForeseen): Change {
  switch (line.kind) {
    case 'made':
      throw new Unfoldable('made twice')
    case 'joined':
      table.seats[line.seat] = { ...emptySeat(), person: line.person }
      return 'facts'
    case 'left':
      table.seats[line.seat] = emptySeat()
      if (!peopleOf(table).includes(table.host)) table.host = peopleOf(table)[0] ?? table.host
      return 'facts'
    case 'bot':
      table.seats[line.seat] = { ...emptySeat(), bot: line.level }
      return 'facts'
    case 'started':
      start(table, line)
      return 'facts'
    case 'acted':
      return acted(table, line, foreseen)
    case 'undone':
      return undone(table, line)
    case 'asked':
      table.request = { by: line.seat, request: line.request, agreed: [line.seat] }
      settle(table, line)
      return 'facts'
    case 'answered':
      if (line.yes) table.request?.agreed.push(line.seat)
      else table.request = null
      settle(table, line)
      return 'facts'
    case 'said':
    case 'phrase':
      table.chat.push(spoken(table.seq, line))
      table.said = { ...table.said, [line.by ?? '']: (table.said[line.by ?? ''] ?? 0) + 1 }
      if (table.chat.length > MOST_CHAT) table.chat.shift()
      return 'chat'
    case 'timeout':
      table.overdue = line.seat
      if (table.terms.pace.kind === 'live') table.clock.left[line.seat] = 0
      table.clock.running = null
      table.clock.due = null
      return 'facts'
    case 'postponed':
      if (table.clock.running !== line.seat)
        throw new Unfoldable(`the clock of seat ${line.seat} does not run`)
      table.clock.due = line.due
      table.clock.plain = line.plain ?? line.due
      return 'clock'
    case 'guarded':
      seatAt(table, line.seat).guarded = true
      table.overdue = null
      settle(table, line)
      return 'facts'
    case 'returned':
      seatAt(table, line.seat).guarded = false
      if (table.overdue === line.seat) table.overdue = null
      grantGrace(table, line.seat)
      if (turnOf(table) === line.seat) startClock(table, line.at, line.due)
      return 'facts'
    case 'resigned':
      resigned(table, line)
      return 'facts'
    case 'reopened':
      shift(table.clock, line.closed)
      return 'clock'
    case 'closed':
      end(table, line, 'abandoned')
      return 'facts'
    case 'rematch':
      table.rematch = line.table
      return 'facts'
  }
}

const spoken = (seq: number, line: LineOf<'said'> | LineOf<'phrase'>) => ({
  seq,
  at: line.at,
  by: line.by ?? '',
  ...(line.kind === 'said' ? { text: line.text } : { phrase: line.phrase }),
})

function seatAt(table: Table, seat: number) {
  const found = table.seats[seat]
  if (!found) throw new Unfoldable(`there is no seat ${seat}`)
  return found
}

function matchOf(table: Table) {
  if (table.phase !== 'playing' || !table.match) throw new Unfoldable('no game is being played')
  return table.match
}

function start(table: Table, line: LineOf<'started'>): void {
  if (!table.game || table.phase !== 'open') throw new Unfoldable('cannot start')
  table.deal = line.deal
  table.seats = line.order.map(old => seatAt(table, old))
  table.match = startMatch(table.game, setupOf(table))
  table.phase = 'playing'
  table.started = line.at
  startClock(table, line.at, line.due)
}

function playOut(match: AnyMatch, { seat, lines }: LineOf<'acted'>): void {
  const actions: Action[] = []
  for (const text of lines) {
    const action = match.game.read(text)
    if (!action) throw new Unfoldable(`unreadable: ${text}`)
    actions.push(action)
  }
  const outcome = act(match, seat, actions)
  if (!outcome.ok) throw new Unfoldable(`${lines[outcome.at]}: ${outcome.refusal.rule}`)
}

function acted(table: Table, line: LineOf<'acted'>, foreseen: AnyForeseen | undefined): Change {
  const match = matchOf(table)
  if (foreseen) follow(match, foreseen)
  else playOut(match, line)
  charge(table, line.cost)
  for (const _ of line.lines) table.made.push({ at: line.at, guarded: line.who === 'guardian' })
  const late = table.overdue === line.seat
  if (late) table.overdue = null
  if (late) grantGrace(table, line.seat)
  const turn = match.game.turn(match.state)
  if (line.who === 'person' && turn !== line.seat) credit(table, line.seat)
  startClock(table, line.at, line.due)
  if (turn === null) end(table, line, 'played')
  return late || turn === null ? 'facts' : 'clock'
}

function undone(table: Table, line: LineOf<'undone'>): Change {
  const match = matchOf(table)
  const refusal = undo(match, line.seat, line.count)
  if (refusal) throw new Unfoldable(refusal.rule)
  charge(table, line.cost)
  afterGoingBack(table, line)
  return 'facts'
}

function afterGoingBack(table: Table, line: LogLine & { due?: number | undefined }): void {
  table.made.length = table.match?.steps.length ?? 0
  table.overdue = null
  const { request } = table
  if (request?.request.kind === 'rewind' && request.request.steps >= table.made.length) table.request = null
  startClock(table, line.at, line.due)
}

function resigned(table: Table, line: LineOf<'resigned'>): void {
  seatAt(table, line.seat).resigned = true
  table.resigned.push(line.seat)
  if (table.overdue === line.seat) table.overdue = null
  if (table.request?.by === line.seat) table.request = null
  if (table.seats.length - table.resigned.length <= 1) end(table, line, 'resigned')
  else {
    if (turnOf(table) === line.seat) startClock(table, line.at, undefined)
    settle(table, line)
  }
}

/** Carries out a request once nobody need be waited for any more. */
function settle(table: Table, line: LogLine & { due?: number | undefined }): void {
  if (!table.request || waitingFor(table).length > 0) return
  const { request } = table.request
  table.request = null
  if (request.kind === 'abandon') end(table, line, 'abandoned')
  else if (request.kind === 'pace') {
    table.terms = { ...table.terms, pace: request.pace }
    table.clock = { ...freshClock(request.pace, table.seats.length), credited: table.clock.credited }
    table.overdue = null
    startClock(table, line.at, line.due)
  } else {
    const match = matchOf(table)
    const refusal = rewind(match, match.steps.length - request.steps)
    if (refusal) throw new Unfoldable(refusal.rule)
    afterGoingBack(table, line)
  }
}

function end(table: Table, line: LogLine, how: ResultFacts['how']): void {
  table.result = resultOf(table, how)
  table.phase = 'over'
  table.ended = line.at
  table.request = null
  table.overdue = null
  startClock(table, line.at, undefined)
}
