import type { Seat } from '@ludoteca/engine'
import type { Command } from '@ludoteca/protocol'
import { add, type Cause, type Decision, type Moment, refuse } from './decision.ts'
import { act, guard, returnTo, takeBack } from './playing.ts'
import { rematchId } from './rematch.ts'
import { answer, ask } from './requests.ts'
import { giveToBot, invite, join, leave, start, unseat } from './seating.ts'
import { seatOf, type Table, troubleOf } from './state.ts'

/** Chat messages one person may write at a table. */
const MOST_SAID = 3_000
/** Length of a log from which on only commands are taken that lead to the end of the game. */
const MOST_LINES = 20_000
const ALWAYS: ReadonlySet<Command['do']> = new Set([
  'act',
  'leave',
  'start',
  'resign',
  'guard',
  'return',
  'answer',
  'rematch',
])

/** Who sits at a tournament's table, and when it begins, the tournament has decided. */
const ARRANGED: ReadonlySet<Command['do']> = new Set(['join', 'leave', 'bot', 'unseat', 'invite', 'start'])

const chatFull = ({ said }: Table, by: string): Decision | null =>
  (said[by] ?? 0) < MOST_SAID ? null : refuse('chat-full', { most: MOST_SAID })

/** What a person's command adds to the log, or why it does not. Changes nothing. */
export function decide(table: Table, by: string, id: string, command: Command, moment: Moment): Decision {
  const cause: Cause = { at: moment.now, by, id }
  const seat = seatOf(table, by)
  const trouble = troubleOf(table)
  const talking = command.do === 'say' || command.do === 'phrase'
  if (trouble && !(talking && trouble === 'other-rules')) return refuse(trouble)
  if (table.seq >= MOST_LINES && !ALWAYS.has(command.do)) return refuse('log-full')
  if (table.tournament && table.phase === 'open' && ARRANGED.has(command.do))
    return refuse('tournament-table')
  if (command.do === 'join') return join(table, seat, by, command, cause)
  if (seat === null) return refuse('not-seated')
  switch (command.do) {
    case 'leave':
      return leave(table, seat, cause)
    case 'bot':
      return giveToBot(table, command.seat, command.level, cause)
    case 'unseat':
      return unseat(table, command.seat, cause)
    case 'invite':
      return invite(table, command, moment, cause)
    case 'start':
      return start(table, moment, cause)
    case 'say':
      return chatFull(table, by) ?? add({ kind: 'said', ...cause, text: command.text })
    case 'phrase':
      return chatFull(table, by) ?? add({ kind: 'phrase', ...cause, phrase: command.phrase })
    case 'rematch':
      if (table.phase !== 'over') return refuse('not-over')
      return table.rematch ? add() : add({ kind: 'rematch', ...cause, table: rematchId(table) })
    default:
      return whilePlaying(table, seat, command, moment, cause)
  }
}

type PlayCommand = Extract<Command, { do: 'act' | 'undo' | 'ask' | 'answer' | 'resign' | 'guard' | 'return' }>

function whilePlaying(
  table: Table,
  seat: Seat,
  command: PlayCommand,
  moment: Moment,
  cause: Cause,
): Decision {
  if (table.phase === 'open') return refuse('not-started')
  if (table.phase === 'over') return refuse('table-over')
  if (table.seats[seat]?.resigned) return refuse('resigned')
  switch (command.do) {
    case 'act':
      return act(table, seat, command, moment, cause)
    case 'undo':
      return takeBack(table, seat, command, moment, cause)
    case 'ask':
      return ask(table, seat, command.request, moment, cause)
    case 'answer':
      return answer(table, seat, command.yes, moment, cause)
    case 'resign':
      return add({ kind: 'resigned', ...cause, seat })
    case 'guard':
      return guard(table, seat, cause)
    case 'return':
      return returnTo(table, seat, moment, cause)
  }
}
