import type { Lang } from '@ludoteca/engine'
import {
  isProblem,
  type Me,
  type Place,
  type Profile,
  problemText,
  type TableSummary,
} from '@ludoteca/protocol'
import { calledBy, personFacts } from '../accounts/person-facts.ts'
import { shownSkill } from '../ratings/rate.ts'
import type { PeopleStore, PersonRow, Store, TableRow } from '../store/store.ts'

export async function meOf(store: Store, person: PersonRow, lang: Lang): Promise<Me> {
  const { id, since, settings, webhookFailure, host } = person
  return {
    ...personFacts(person),
    host,
    since,
    settings,
    guest: person.key === null,
    recovery: person.recovery !== null,
    webhookFailure: webhookFailure && { at: webhookFailure.at, why: failureText(webhookFailure.why, lang) },
    waiting: (await store.tables.waiting([id])).get(id) ?? 0,
  }
}

/** Failures are kept as a problem and what it needs: "webhook-status 404". */
function failureText(why: string, lang: Lang): string {
  const [code = '', status = ''] = why.split(' ')
  return isProblem(code) ? problemText(lang, code, { status }) : why
}

/** Rows as lists show them, with the names people have today; who has left has none. */
export async function summaries(people: PeopleStore, rows: readonly TableRow[]): Promise<TableSummary[]> {
  const called = await calledBy(
    people,
    rows.flatMap(row => row.people),
  )
  return rows.map(({ game, visibility, people, wants, seq, ...row }) => ({
    ...row,
    seats: row.seats.map(seat => ({
      ...seat,
      person: seat.person && called(seat.person.id),
    })),
  }))
}

const RECENT = 10

/** What others see of a person; own tables that nobody can find are shown to nobody else. */
export async function profileOf(store: Store, person: PersonRow, own: boolean): Promise<Profile> {
  const { id, since } = person
  const ratings = await store.results.ratings([id])
  return {
    ...personFacts(person),
    since,
    guest: person.key === null,
    ratings: ratings.map(each => ({ game: each.game, games: each.games, ...shownSkill(each) })),
    records: await store.results.records(id),
    recent: await gamesOf(store, person, own, null, RECENT),
    figures: own || person.settings.figures === 'shown',
  }
}

export async function gamesOf(
  store: Store,
  person: PersonRow,
  own: boolean,
  before: Place | null,
  limit: number,
): Promise<TableSummary[]> {
  const rows = await store.tables.list({
    phase: 'over',
    person: person.id,
    publicOnly: !own,
    limit,
    ...(before === null ? {} : { before }),
  })
  return summaries(store.people, rows)
}
