import { randomInt } from 'node:crypto'
import { type AnyGame, type Options, ownOption, type Refusal, resolveOptions } from '@ludoteca/engine'
import type { Command, Person, Terms } from '@ludoteca/protocol'
import { barring } from '../accounts/ban.ts'
import { personCalled } from '../accounts/person-called.ts'
import { personFacts } from '../accounts/person-facts.ts'
import { newSeed } from '../seed.ts'
import type { TableStore } from '../store/store.ts'
import { dueInDays } from '../table/days.ts'
import { decide } from '../table/decide.ts'
import { add, type Moment } from '../table/decision.ts'
import type { EntryOf } from '../table/entry.ts'
import { open } from '../table/fold.ts'
import { rematchEntry } from '../table/rematch.ts'
import { row } from '../table/row.ts'
import { peopleOf } from '../table/state.ts'
import { writeEntry } from '../table/stored-entry.ts'
import type { Answer, HubDeps } from './contract.ts'
import type { LiveTable } from './live-table.ts'
import type { NameBook } from './names.ts'

const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const newCode = (): string =>
  Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

type Made = { readonly ok: true; readonly entry: EntryOf<'made'> } | { readonly ok: false; refusal: Refusal }

/** Texts are not for people at the tables to bring: a page may repeat the label of one it was shown. */
function withoutTexts(game: AnyGame, options: Options): Options {
  const own = ownOption(game)?.id
  return Object.fromEntries(Object.entries(options).filter(([id]) => id !== own))
}

/** The first entry of a new table, or why there cannot be such a table. */
export function tableEntry({ games, sets, ids, clock }: HubDeps, by: Person, terms: Terms): Made {
  const game = games.get(terms.game)
  if (!game) return { ok: false, refusal: { rule: 'unknown-game' } }
  const { min, max } = game.seats
  if (terms.seats < min || terms.seats > max)
    return { ok: false, refusal: { rule: 'bad-seats', params: { min, max } } }
  const resolved = resolveOptions(game, terms.seats, {
    ...withoutTexts(game, terms.options),
    ...sets?.get(game.id),
  })
  if (!resolved.ok) {
    const { reason, ...params } = resolved.problem
    return { ok: false, refusal: { rule: reason, params } }
  }
  const seats = Array.from({ length: terms.seats }, (_, seat) => (seat === 0 ? { person: by.id } : {}))
  return {
    ok: true,
    entry: {
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
  { store, games }: HubDeps,
  entry: EntryOf<'made'>,
  names: NameBook,
): Promise<boolean> {
  const text = writeEntry(entry)
  try {
    return await store.tables.append(entry.table, 0, [text], row(open(entry, games), names.of))
  } catch (error) {
    const [first] = await store.tables.log(entry.table, 0)
    if (first === text) return true
    throw error
  }
}

/** How this person counts the days of a turn that begins now. */
export async function daysOf({ store, clock }: HubDeps, person: string): Promise<Moment['due']> {
  const settings = (await store.people.byId(person))?.settings ?? { away: null, quiet: null }
  return (_, count) => dueInDays(count, clock(), settings)
}

/** Everything a decision needs to know; how people count their days is asked for only where days matter. */
export async function momentAt(
  { store, clock }: HubDeps,
  live: LiveTable,
  sent?: Pick<Sent, 'by' | 'command' | 'received' | 'roundTrip'>,
): Promise<Moment> {
  const { table, committed } = live
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
    missing: sent?.command.do === 'start' ? await notCome(live, sent.by.id, store.tables) : 0,
  }
}

export interface Sent {
  readonly by: Person
  readonly id: string
  readonly command: Command
  readonly received: number
  readonly roundTrip: number
  /** Where it came from, as limits count it, if over a socket. */
  readonly address?: string
}

/** Carries out a person's command at a table. Runs inside the table's queue. */
export async function carryOut(deps: HubDeps, names: NameBook, live: LiveTable, sent: Sent): Promise<Answer> {
  const { by, id, command } = sent
  if (!live.table) return { type: 'no-table' }
  const known = live.table.answered.get(`${by.id} ${id}`)
  if (known !== undefined) return done(known, live, command)
  names.learn(by)
  const program = command.do === 'invite' ? await programCalled(deps, command.name) : null
  if (program) names.learn(program)
  const moment = { ...(await momentAt(deps, live, sent)), ...(program && { program: program.id }) }
  if (command.do === 'rematch' && live.table.phase === 'over' && peopleOf(live.table).includes(by.id)) {
    const entry = rematchEntry(live.table, { at: moment.now, by: by.id, seed: newSeed(), code: newCode() })
    await keepNew(deps, entry, names)
  }
  const answer = await live.commit(table =>
    // Another process may have taken the same message meanwhile.
    table.answered.has(`${by.id} ${id}`) ? add() : decide(table, by.id, id, command, moment),
  )
  return answer.type === 'done' ? done(answer.seq, live, command) : answer
}

/** A program that may come to a table; null when there is none of that name. */
async function programCalled({ store, clock }: HubDeps, name: string): Promise<Person | null> {
  const person = await personCalled(store.people, name)
  return person?.program && !person.deleted && !barring(person, clock()) ? personFacts(person) : null
}

function done(seq: number, { table }: LiveTable, command: Command): Answer {
  const made = command.do === 'rematch' ? table?.rematch : null
  return { type: 'done', seq, ...(made ? { made } : {}) }
}

/**
 * How many people have never looked at the table where others have seated them: at a rematch, or programs that were
 * invited. They may be far away or have had enough: nobody is made to play, and to lose, like that. `by` wants it to begin.
 */
async function notCome(
  { table, watches }: LiveTable,
  by: string,
  tables: Pick<TableStore, 'seen'>,
): Promise<number> {
  if (table?.phase !== 'open') return 0
  const here = new Set([by, ...[...watches].map(watch => watch.visitor.presence)])
  const seated = table.seats.filter(seat => table.rematchOf !== null || seat.invited)
  const others = seated.flatMap(({ person }) => (person === null || here.has(person) ? [] : [person]))
  const seen = await Promise.all(others.map(person => tables.seen(table.id, person)))
  return seen.filter(seq => seq === 0).length
}
