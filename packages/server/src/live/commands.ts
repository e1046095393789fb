import { randomBytes, randomInt } from 'node:crypto'
import { type Refusal, resolveOptions } from '@ludoteca/engine'
import type { Command, Person, Terms } from '@ludoteca/protocol'
import { dueInDays } from '../table/days.ts'
import { decide } from '../table/decide.ts'
import { add, type Moment } from '../table/decision.ts'
import { open } from '../table/fold.ts'
import type { LineOf } from '../table/lines.ts'
import { rematchLine } from '../table/rematch.ts'
import { row } from '../table/row.ts'
import { peopleOf } from '../table/state.ts'
import { writeLine } from '../table/stored.ts'
import type { Answer, Around } from './door.ts'
import type { NameBook } from './names.ts'
import type { Room } from './room.ts'

const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const newCode = (): string =>
  Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
const newSeed = (): string => randomBytes(16).toString('hex')

type Made = { readonly ok: true; readonly line: LineOf<'made'> } | { readonly ok: false; refusal: Refusal }

/** The first line of a new table, or why there cannot be such a table. */
export function tableLine({ games, ids, clock }: Around, by: Person, terms: Terms): Made {
  const game = games.get(terms.game)
  if (!game) return { ok: false, refusal: { rule: 'unknown-game' } }
  const { min, max } = game.seats
  if (terms.seats < min || terms.seats > max)
    return { ok: false, refusal: { rule: 'bad-seats', params: { min, max } } }
  const resolved = resolveOptions(game, terms.seats, terms.options)
  if (!resolved.ok) {
    const { reason, ...params } = resolved.problem
    return { ok: false, refusal: { rule: reason, params } }
  }
  const seats = Array.from({ length: terms.seats }, (_, seat) => (seat === 0 ? { person: by.id } : {}))
  return {
    ok: true,
    line: {
      kind: 'made',
      at: clock(),
      by: by.id,
      table: ids(12),
      terms: { ...terms, options: { ...resolved.options } },
      version: game.version,
      host: by.id,
      seats,
      seed: newSeed(),
      code: terms.visibility === 'private' ? newCode() : null,
      rematchOf: null,
    },
  }
}

/** Puts a table into the store; false when it is there already. If the store does not say, the log does. */
export async function keepNew(
  { store, games }: Around,
  line: LineOf<'made'>,
  names: NameBook,
): Promise<boolean> {
  const text = writeLine(line)
  try {
    return await store.tables.append(line.table, 0, [text], row(open(line, games), names.of))
  } catch (error) {
    const [first] = await store.tables.log(line.table, 0)
    if (first === text) return true
    throw error
  }
}

/** Everything a decision needs to know; how people count their days is asked for only where days matter. */
export async function momentAt(
  { store, clock }: Around,
  { table, committed }: Room,
  sent?: Pick<Sent, 'command' | 'received' | 'roundTrip'>,
): Promise<Moment> {
  const now = clock()
  const days =
    table?.terms.pace.kind === 'days' || table?.request?.request.kind === 'pace' || sent?.command.do === 'ask'
  const people = days && table ? await Promise.all(peopleOf(table).map(id => store.people.byId(id))) : []
  const settings = new Map(people.flatMap(each => (each ? [[each.id, each.settings]] : [])))
  return {
    now,
    received: sent?.received ?? now,
    roundTrip: sent?.roundTrip ?? 0,
    committed,
    due: (person, count) => dueInDays(count, now, settings.get(person) ?? { away: null, quiet: null }),
    random: n => randomInt(n),
  }
}

export interface Sent {
  readonly by: Person
  readonly id: string
  readonly command: Command
  readonly received: number
  readonly roundTrip: number
  /** Where it came from, as limits count it, if over a live line. */
  readonly address?: string
}

/** Carries out a person's command at a table. Inside the room's queue. */
export async function carryOut(around: Around, names: NameBook, room: Room, sent: Sent): Promise<Answer> {
  const { by, id, command } = sent
  if (!room.table) return { type: 'no-table' }
  const known = room.table.answered.get(`${by.id} ${id}`)
  if (known !== undefined) return done(known, room, command)
  names.learn(by)
  const moment = await momentAt(around, room, sent)
  if (command.do === 'rematch' && room.table.phase === 'over' && peopleOf(room.table).includes(by.id)) {
    const line = rematchLine(room.table, { at: moment.now, by: by.id, seed: newSeed(), code: newCode() })
    await keepNew(around, line, names)
  }
  const answer = await room.commit(table =>
    // Another process may have taken the same message meanwhile.
    table.answered.has(`${by.id} ${id}`) ? add() : decide(table, by.id, id, command, moment),
  )
  return answer.type === 'done' ? done(answer.seq, room, command) : answer
}

function done(seq: number, { table }: Room, command: Command): Answer {
  const made = command.do === 'rematch' ? table?.rematch : null
  return { type: 'done', seq, ...(made ? { made } : {}) }
}
