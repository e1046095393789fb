import type { Person } from '@ludoteca/protocol'
import type { Slice } from '../accounts/export.ts'
import { personFacts } from '../accounts/person-facts.ts'
import { summaries } from '../http/facts.ts'
import type { Hub } from '../live/hub.ts'
import { licence } from '../settings.ts'
import type { ArchivePlace, ArchiveQuery } from '../store/archive.ts'
import type { PersonRow, Store, TableRow } from '../store/store.ts'

/** The first line says so: what reads such a file can tell what it reads. */
const FORMAT = 1
const PAGE = 50

interface Wanted {
  readonly of: 'me' | 'tournament' | 'room'
  readonly made: number
  /** Who asks: of private tables, whoever sat there gets the game. */
  readonly by: PersonRow
  readonly games: AsyncGenerator<TableRow>
}

/** Everything the archive has that fits, the latest end first. */
export async function* archived(store: Store, query: Partial<ArchiveQuery>): AsyncGenerator<TableRow> {
  for (let after: ArchivePlace | null = null; ; ) {
    const page = await store.archive.find({ ...query, limit: PAGE, ...(after && { after }) })
    yield* page.rows
    if (page.next === null) return
    after = page.next
  }
}

/** Games as lines of JSON, each with its save file. The first line is about the file itself. */
export async function* gamesFile(
  store: Store,
  hub: Pick<Hub, 'save'>,
  { of, made, by, games }: Wanted,
  slice: Slice,
): AsyncGenerator<string> {
  const head = { ludoteca: 'games', format: FORMAT, of, made, licence: await licence(store.settings) }
  yield `${JSON.stringify(head)}\n`
  for await (const row of games) yield await slice(() => lineOf(store, hub, row, personFacts(by)))
}

async function lineOf(store: Store, hub: Pick<Hub, 'save'>, row: TableRow, by: Person): Promise<string> {
  const [shown] = await summaries(store.people, [row])
  const saved = await hub.save(row.id, by)
  const line = {
    table: row.id,
    game: row.game,
    started: row.started,
    ended: row.ended,
    terms: row.terms,
    seats: shown?.seats.map(({ person, bot }) => ({ name: person?.name ?? null, bot })),
    result: row.result,
    ...(row.tournament && { tournament: row.tournament }),
    // Null: its rules are not those of this version.
    save: saved?.ok ? saved.text : null,
  }
  return `${JSON.stringify(line)}\n`
}
