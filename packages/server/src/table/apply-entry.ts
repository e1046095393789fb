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
import {
  charge,
  credit,
  freshClock,
  grantGrace,
  keepUp,
  resume,
  shift,
  startClock,
  stayOverdue,
  turnIn,
} from './clock.ts'
import type { Entry, EntryOf } from './entry.ts'
import { waitingFor } from './request.ts'
import { emptySeat, peopleOf, setupOf, type Table, turnOf } from './state.ts'

/** How many chat messages are kept in memory. */
const MOST_CHAT = 2_000

/** An entry that cannot have come from `decide`. */
export class Unfoldable extends Error {}

export type Change = 'facts' | 'clock' | 'chat'

/** Applies one entry to a table and says which part of an update it changes. `foreseen`: where a move leads, if that is known. */
export function applyEntry(table: Table, entry: Entry, foreseen?: AnyForeseen): Change {
  switch (entry.kind) {
    case 'made':
      throw new Unfoldable('made twice')
    case 'joined':
      table.seats[entry.seat] = {
        ...emptySeat(),
        person: entry.person,
        ...(entry.by !== undefined && entry.by !== entry.person && { invited: true }),
      }
      return 'facts'
    case 'left':
      table.seats[entry.seat] = emptySeat()
      if (!peopleOf(table).includes(table.host)) table.host = nextHost(table) ?? table.host
      return 'facts'
    case 'bot':
      table.seats[entry.seat] = { ...emptySeat(), bot: entry.level }
      return 'facts'
    case 'started':
      start(table, entry)
      return 'facts'
    case 'acted':
      return acted(table, entry, foreseen)
    case 'undone':
      return undone(table, entry)
    case 'asked':
      table.request = { by: entry.seat, request: entry.request, agreed: [entry.seat] }
      settle(table, entry)
      return 'facts'
    case 'answered':
      if (entry.yes) table.request?.agreed.push(entry.seat)
      else table.request = null
      settle(table, entry)
      return 'facts'
    case 'said':
    case 'phrase':
      table.chat.push(spoken(table.seq, entry))
      table.said = { ...table.said, [entry.by ?? '']: (table.said[entry.by ?? ''] ?? 0) + 1 }
      if (table.chat.length > MOST_CHAT) table.chat.shift()
      return 'chat'
    case 'timeout':
      table.overdue = entry.seat
      if (table.terms.pace.kind === 'live') table.clock.left[entry.seat] = 0
      table.clock.running = null
      table.clock.due = null
      return 'facts'
    case 'postponed':
      // Once nobody was overdue any more who had gone back and forth.
      if (table.clock.running !== entry.seat && table.overdue !== entry.seat)
        throw new Unfoldable(`the clock of seat ${entry.seat} does not run`)
      table.overdue = null
      table.clock.running = entry.seat
      table.clock.due = entry.due
      table.clock.plain = entry.plain ?? entry.due
      return 'clock'
    case 'guarded':
      seatAt(table, entry.seat).guarded = true
      table.overdue = null
      settle(table, entry)
      return 'facts'
    case 'returned':
      seatAt(table, entry.seat).guarded = false
      if (table.overdue === entry.seat) table.overdue = null
      grantGrace(table, entry.seat)
      if (turnOf(table) === entry.seat) startClock(table, entry.at, entry.due)
      return 'facts'
    case 'resigned':
      resigned(table, entry)
      return 'facts'
    case 'substituted':
      substituted(table, entry)
      return 'facts'
    case 'reopened':
      shift(table, entry.closed)
      return 'clock'
    case 'closed':
      end(table, entry, 'abandoned')
      return 'facts'
    case 'rematch':
      table.rematch = entry.table
      return 'facts'
  }
}

/** Whoever has sat down themselves, before those who were given a seat. */
const nextHost = ({ seats }: Table): string | null => {
  const sitting = seats.filter(({ person }) => person !== null)
  return (sitting.find(seat => !seat.invited) ?? sitting[0])?.person ?? null
}

const spoken = (seq: number, entry: EntryOf<'said'> | EntryOf<'phrase'>) => ({
  seq,
  at: entry.at,
  by: entry.by ?? '',
  ...(entry.kind === 'said' ? { text: entry.text } : { phrase: entry.phrase }),
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

function start(table: Table, entry: EntryOf<'started'>): void {
  if (!table.game || table.phase !== 'open') throw new Unfoldable('cannot start')
  table.deal = entry.deal
  table.seats = entry.order.map(old => seatAt(table, old))
  table.match = startMatch(table.game, setupOf(table))
  table.phase = 'playing'
  table.started = entry.at
  startClock(table, entry.at, entry.due)
}

function playOut(match: AnyMatch, { seat, lines }: EntryOf<'acted'>): void {
  const actions: Action[] = []
  for (const text of lines) {
    const action = match.game.read(text)
    if (!action) throw new Unfoldable(`unreadable: ${text}`)
    actions.push(action)
  }
  const outcome = act(match, seat, actions)
  if (!outcome.ok) throw new Unfoldable(`${lines[outcome.at]}: ${outcome.refusal.rule}`)
}

function acted(table: Table, entry: EntryOf<'acted'>, foreseen: AnyForeseen | undefined): Change {
  const match = matchOf(table)
  if (foreseen) follow(match, foreseen)
  else playOut(match, entry)
  charge(table, table.clock.running, entry.cost)
  const within = turnIn(table, entry.seat)
  const step = { at: entry.at, guarded: entry.who === 'guardian', ...(within && { turn: within }) }
  for (const _ of entry.lines) table.made.push(step)
  const late = table.overdue === entry.seat
  if (late) table.overdue = null
  if (late) grantGrace(table, entry.seat)
  const turn = match.game.turn(match.state)
  if (entry.who === 'person' && turn !== entry.seat) credit(table, entry.seat)
  startClock(table, entry.at, entry.due)
  if (late) stayOverdue(table, entry.seat, entry.at)
  if (within && entry.who === 'guardian' && turn === entry.seat) keepUp(table, within)
  if (turn === null) end(table, entry, 'played')
  return late || turn === null ? 'facts' : 'clock'
}

function undone(table: Table, entry: EntryOf<'undone'>): Change {
  const match = matchOf(table)
  const refusal = undo(match, entry.seat, entry.count)
  if (refusal) throw new Unfoldable(refusal.rule)
  charge(table, entry.seat, entry.cost)
  const turn = table.clock.running === entry.seat ? undefined : table.made[match.steps.length]?.turn
  const late = table.overdue
  afterGoingBack(table, entry)
  resume(table, turn)
  stayOverdue(table, late, entry.at)
  return 'facts'
}

function afterGoingBack(table: Table, entry: Entry & { due?: number | undefined }): void {
  table.made.length = table.match?.steps.length ?? 0
  table.overdue = null
  const { request } = table
  if (request?.request.kind === 'rewind' && request.request.steps >= table.made.length) table.request = null
  startClock(table, entry.at, entry.due)
}

function resigned(table: Table, entry: EntryOf<'resigned'>): void {
  seatAt(table, entry.seat).resigned = true
  table.resigned.push(entry.seat)
  if (table.overdue === entry.seat) table.overdue = null
  if (table.request?.by === entry.seat) table.request = null
  if (table.seats.length - table.resigned.length <= 1) end(table, entry, 'resigned')
  else {
    if (turnOf(table) === entry.seat) startClock(table, entry.at, undefined)
    settle(table, entry)
  }
}

function substituted(table: Table, { seat, person, at, due }: EntryOf<'substituted'>): void {
  matchOf(table)
  seatAt(table, seat)
  table.seats[seat] = { ...emptySeat(), person }
  table.resigned = table.resigned.filter(each => each !== seat)
  table.request = null
  if (table.overdue === seat) table.overdue = null
  grantGrace(table, seat)
  if (turnOf(table) === seat) startClock(table, at, due)
}

/** Carries out a request once nobody need be waited for any more. */
function settle(table: Table, entry: Entry & { due?: number | undefined }): void {
  if (!table.request || waitingFor(table).length > 0) return
  const { request } = table.request
  table.request = null
  if (request.kind === 'abandon') end(table, entry, 'abandoned')
  else if (request.kind === 'pace') {
    table.terms = { ...table.terms, pace: request.pace }
    const { credited, graced } = table.clock
    table.clock = { ...freshClock(request.pace, table.seats.length), credited, graced }
    table.overdue = null
    startClock(table, entry.at, entry.due)
  } else {
    const match = matchOf(table)
    const refusal = rewind(match, match.steps.length - request.steps)
    if (refusal) throw new Unfoldable(refusal.rule)
    afterGoingBack(table, entry)
  }
}

function end(table: Table, entry: Entry, how: ResultFacts['how']): void {
  table.result = resultOf(table, how)
  table.phase = 'over'
  table.ended = entry.at
  table.request = null
  table.overdue = null
  startClock(table, entry.at, undefined)
}

/** The result of a game that ends now. Who resigned comes last, the first to do so behind all others. */
function resultOf({ match, resigned, seats }: Table, how: ResultFacts['how']): ResultFacts {
  const standings = match?.game.standings(match.state) ?? []
  const totals = standings.map(each => each.total)
  if (how === 'abandoned') return { how, ranks: [], totals }
  const stayed = standings.filter(each => !resigned.includes(each.seat))
  const ranks = seats.map((_, seat) => {
    const left = resigned.indexOf(seat)
    if (left >= 0) return seats.length - left
    const own = standings[seat]?.rank ?? 0
    return 1 + stayed.filter(each => each.rank < own).length
  })
  return { how, ranks, totals }
}
