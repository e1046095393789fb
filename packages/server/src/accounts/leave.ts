import type { Place, SeatFacts } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import type { Hub } from '../live/hub.ts'
import type { PeopleStore, PersonRow, Store, TableRow } from '../store/store.ts'
import type { LogLine } from '../table/lines.ts'
import { NO_SETTINGS } from './enter.ts'

const PAGE = 200
const PHASES = ['open', 'playing', 'over'] as const

/** Everything this person has sat at, newest first in each phase. */
async function* tablesOf(store: Store, person: string) {
  for (const phase of PHASES) {
    let before: Place | undefined
    for (;;) {
      const rows = await store.tables.list({
        phase,
        person,
        limit: PAGE,
        ...(before === undefined ? {} : { before }),
      })
      yield* rows
      if (rows.length < PAGE) break
      before = rows.at(-1)
    }
  }
}

/** Leaves the tables, forgets everything but what the games of others need: a seat without a name. */
export async function removePerson(
  store: Store,
  hub: Pick<Hub, 'command' | 'rename' | 'hangUp'>,
  person: PersonRow,
  now: number,
): Promise<void> {
  for await (const { id, phase } of tablesOf(store, person.id)) {
    if (phase !== 'over') {
      await hub.command(id, person, newId(12), { do: phase === 'open' ? 'leave' : 'resign' }, now)
    }
  }
  await store.people.change(person.id, {
    name: '',
    key: null,
    password: null,
    recovery: null,
    settings: NO_SETTINGS,
    webhookFailure: null,
    host: false,
    deleted: true,
  })
  await store.people.endSessions(person.id, null)
  await store.people.forget(person.id)
  hub.rename({ id: person.id, name: '' })
  hub.hangUp(person.id)
}

/** A table with the names people have today; who has left has none. */
async function named(people: PeopleStore, row: TableRow): Promise<TableRow> {
  const seats: SeatFacts[] = []
  for (const seat of row.seats) {
    const person = seat.person && (await people.byId(seat.person.id))
    const name = person && !person.deleted ? person.name : ''
    seats.push({ ...seat, person: seat.person && { id: seat.person.id, name } })
  }
  return { ...row, seats }
}

/** Everything kept of a person, but for what only proves who they are. */
export async function exportPerson(store: Store, person: PersonRow): Promise<object> {
  const tables: object[] = []
  for await (const row of tablesOf(store, person.id)) {
    const said = (await store.tables.log(row.id, 0))
      .map(line => JSON.parse(line) as LogLine)
      .filter(line => line.by === person.id && (line.kind === 'said' || line.kind === 'phrase'))
    tables.push({
      ...(await named(store.people, row)),
      note: await store.tables.note(row.id, person.id),
      said,
    })
  }
  const { id, name, since, settings, webhookFailure, banned, host } = person
  return {
    person: { id, name, since, settings, webhookFailure, banned, host, guest: person.key === null },
    sessions: (await store.people.sessions(id)).map(({ hash, ...facts }) => facts),
    pushes: (await store.people.pushes(id)).map(each => each.endpoint),
    ratings: await store.results.ratings([id]),
    records: await store.results.records(id),
    tables,
  }
}
