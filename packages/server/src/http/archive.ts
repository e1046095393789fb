import { soughtOptions } from '@ludoteca/engine'
import { ArchiveAsked, type ArchivePage, Id } from '@ludoteca/protocol'
import { routes } from '@ludoteca/protocol/routes'
import { tablesOf } from '../accounts/delete-person.ts'
import { personCalled } from '../accounts/person-called.ts'
import { archived, gamesFile } from '../archive/games-file.ts'
import { bad, good, type Outcome } from '../outcome.ts'
import type { ArchivePlace, ArchiveQuery } from '../store/archive.ts'
import type { PersonRow, Store, TableRow } from '../store/store.ts'
import type { ApiDeps } from './deps.ts'
import type { ExportDesk } from './exports.ts'
import { summaries } from './facts.ts'
import { addressKey } from './limits.ts'
import type { Router } from './router.ts'

const PAGE = 20
const FIELDS = Object.keys(ArchiveAsked.shape) as (keyof ArchiveAsked)[]

/** What stands for a place is nobody's business but the server's. */
const cursorOf = ({ ended, id }: ArchivePlace): string => Buffer.from(`${ended}.${id}`).toString('base64url')

function placeOf(cursor: string): ArchivePlace | null {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, ended, id = ''] = /^(\d{1,15})\.(\w{1,40})$/.exec(text) ?? []
  return ended === undefined ? null : { ended: Number(ended), id }
}

const badField = (field: string) => bad('bad-field', { field })

/** Finished public games: found, and taken along as a file. */
export function archiveRoutes(router: Router, deps: ApiDeps, exports: ExportDesk): void {
  const { store, hub, games, accounts } = deps

  async function personAs(name: string | undefined): Promise<Outcome<PersonRow | null>> {
    if (name === undefined) return good(null)
    const person = await personCalled(store.people, name)
    return person ? good(person) : bad('nobody-called', { name })
  }

  /** Options people look for, each with one of its values; null: this game has no such option or value. */
  function optionsIn(text: string, id: string | undefined): ArchiveQuery['options'] | null {
    const game = id === undefined ? undefined : games.get(id)
    const pairs = text.split(' ').map(pair => pair.split('.') as [string, string])
    const known = game ? soughtOptions(game) : []
    const fit = ([option, value]: [string, string]): boolean =>
      known.some(spec => spec.id === option && spec.values.includes(value))
    return pairs.every(fit) ? Object.fromEntries(pairs) : null
  }

  async function queryOf(asked: (name: string) => string): Promise<Outcome<ArchiveQuery>> {
    const said = FIELDS.flatMap(field => (asked(field) === '' ? [] : [[field, asked(field)] as const]))
    const read = ArchiveAsked.safeParse(Object.fromEntries(said))
    if (!read.success) return badField(String(read.error.issues[0]?.path[0] ?? ''))
    const { game, seats, length, tournament, from, until } = read.data
    const options = read.data.options === undefined ? undefined : optionsIn(read.data.options, game)
    if (options === null) return badField('options')
    const after = read.data.after === undefined ? undefined : placeOf(read.data.after)
    if (after === null) return badField('after')
    const [person, against] = [await personAs(read.data.player), await personAs(read.data.against)]
    if (!person.ok) return person
    if (!against.ok) return against
    if (against.value && !person.value) return badField('player')
    if (read.data.result !== undefined && !person.value) return badField('player')
    return good({
      limit: PAGE,
      ...(game !== undefined && { game }),
      ...(seats !== undefined && { seats }),
      ...(length !== undefined && { length }),
      ...(options && { options }),
      ...(tournament !== undefined && { tournament }),
      ...(person.value && { person: person.value.id }),
      ...(against.value && { against: against.value.id }),
      ...(read.data.result !== undefined && { place: read.data.result === 'won' ? 'first' : 'other' }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
      ...(after && { after }),
    })
  }

  router.on(routes.archive, async ({ asked }) => {
    const query = await queryOf(asked)
    if (!query.ok) return query
    const { rows, next } = await store.archive.find(query.value)
    const page: ArchivePage = {
      games: await summaries(store.people, rows),
      next: next && cursorOf(next),
    }
    return good(page)
  })

  router.on(routes.archiveFile, async ({ asked, caller: { person }, address, file }) => {
    const wanted = await filed(store, person, asked('of'), asked('id'))
    if (!wanted.ok) return wanted
    const { of, name, found } = wanted.value
    const made = accounts.clock()
    const begun = exports.begin(person, addressKey(address), slice =>
      gamesFile(store, hub, { of, made, by: person, games: found }, slice),
    )
    if (begun.ok) file(`ludoteca-${name}.ndjson`, 'application/x-ndjson; charset=utf-8')
    return begun
  })
}

interface Filed {
  readonly of: 'me' | 'tournament' | 'room'
  readonly name: string
  readonly found: AsyncGenerator<TableRow>
}

async function filed(store: Store, person: PersonRow, of: string, id: string): Promise<Outcome<Filed>> {
  if (of === 'me') return good({ of, name: 'my-games', found: finishedOf(store, person.id) })
  if (of === 'room') {
    return person.host ? good({ of, name: 'room', found: archived(store, {}) }) : bad('hosts-only')
  }
  if (of !== 'tournament') return badField('of')
  const known = Id.safeParse(id).success && (await store.tournaments.row(id)) !== null
  return known
    ? good({ of, name: `tournament-${id}-games`, found: archived(store, { tournament: id }) })
    : bad('no-tournament')
}

/** All finished games somebody sat at, public or not. */
async function* finishedOf(store: Store, person: string): AsyncGenerator<TableRow> {
  for await (const row of tablesOf(store, person)) if (row.phase === 'over') yield row
}
