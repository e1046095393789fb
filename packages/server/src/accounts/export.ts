import type { Place } from '@ludoteca/protocol'
import type { ArchivePlace, ArchiveStore } from '../store/archive.ts'
import type { PersonRow, Store, TableRow, TournamentRow } from '../store/store.ts'
import type { Entry } from '../table/entry.ts'
import { tablesOf } from './delete-person.ts'

const PAGE = 200
type FiguresPage = Awaited<ReturnType<ArchiveStore['figures']>>
/** The number of entries read from a log at once. */
export const SLICE = 500

/** Runs one piece of work, and lets other work run before the next piece. */
export type Slice = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Everything kept of a person, but for what only proves who they are: one JSON text, in pieces. However much there is,
 * no more than a slice of it is in memory.
 */
export async function* exportPerson(store: Store, person: PersonRow, slice: Slice): AsyncGenerator<string> {
  const { id, name, since, settings, webhookFailure, banned, host, program } = person
  const { people, results } = store
  const about = await slice(async () => ({
    person: { id, name, since, settings, webhookFailure, banned, host, program, guest: person.key === null },
    sessions: (await people.sessions(id)).map(({ hash, ...facts }) => facts),
    pushes: (await people.pushes(id)).map(each => each.endpoint),
    ratings: await results.ratings([id]),
    records: await results.records(id),
    puzzles: await people.puzzles(id),
  }))
  yield `${open(about)},\n"figures":[`
  let first = true
  for (let after: ArchivePlace | null = null; ; ) {
    const page: FiguresPage = await slice(() => store.archive.figures(id, PAGE, after))
    for (const row of page.rows) {
      yield `${first ? '\n' : ',\n'}${JSON.stringify(row)}`
      first = false
    }
    if (page.next === null) break
    after = page.next
  }
  yield '\n],\n"tables":['
  first = true
  for await (const row of tablesOf(store, id)) {
    const own = await slice(async () => ({
      ...(await withNames(store, row)),
      note: await store.tables.note(row.id, id),
    }))
    yield `${first ? '\n' : ',\n'}${open(own)},\n"said":[`
    yield* said(store, row.id, id, slice)
    yield ']}'
    first = false
  }
  yield '\n],\n"tournaments":['
  first = true
  for (const phase of ['open', 'playing', 'over'] as const) {
    for (let before: Place | null = null; ; ) {
      const query = { phase, person: id, limit: PAGE, ...(before && { before }) }
      const rows: TournamentRow[] = await slice(() => store.tournaments.list(query))
      for (const row of rows) {
        yield `${first ? '\n' : ',\n'}${JSON.stringify(ownTournament(row, id))}`
        first = false
      }
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) break
      before = last
    }
  }
  yield '\n]}\n'
}

/** What a tournament says of a person: that they organise it, or have entered. */
const ownTournament = ({ id, phase, organiser, people, moved, shown }: TournamentRow, person: string) => ({
  id,
  name: shown.name,
  game: shown.game,
  phase,
  moved,
  organises: organiser === person,
  entered: people.includes(person),
})

/** An object as JSON without its closing bracket, so that more can be added. */
const open = (object: object): string => JSON.stringify(object).slice(0, -1)

/** Replaces ids by today's names; people who were deleted have none. */
async function withNames({ people }: Store, row: TableRow): Promise<TableRow> {
  const names = new Map<string, string>()
  for (const id of row.people) {
    const person = await people.byId(id)
    names.set(id, person && !person.deleted ? person.name : '')
  }
  const seats = row.seats.map(seat => ({
    ...seat,
    person: seat.person && { id: seat.person.id, name: names.get(seat.person.id) ?? '' },
  }))
  return { ...row, seats }
}

async function* said(store: Store, table: string, person: string, slice: Slice): AsyncGenerator<string> {
  let first = true
  for (let from = 0; ; from += SLICE) {
    const lines = await slice(() => store.tables.part(table, from, SLICE))
    const own = lines.filter(text => isSaidBy(text, person))
    if (own.length > 0) yield `${first ? '\n' : ',\n'}${own.join(',\n')}`
    if (own.length > 0) first = false
    if (lines.length < SLICE) return
  }
}

/** An entry that cannot be read belongs to nobody. */
function isSaidBy(text: string, person: string): boolean {
  if (!text.includes(person)) return false
  try {
    const { by, kind } = JSON.parse(text) as Entry
    return by === person && (kind === 'said' || kind === 'phrase')
  } catch {
    return false
  }
}
