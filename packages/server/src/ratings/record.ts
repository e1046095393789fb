import { isRated, type Person } from '@ludoteca/protocol'
import { calledBy } from '../accounts/person-facts.ts'
import type { Log } from '../live/hub.ts'
import type { RatingRow, ResultRow, Store, TableRow } from '../store/store.ts'
import { afterGame, newcomer } from './rate.ts'

export interface Ratings {
  /** Writes down how a table ended, once. */
  record(table: string): Promise<void>
  /** Records the tables whose end was never written down: the server may have been killed right after it. */
  repair(): Promise<void>
  /** Everything asked for so far is on disk. */
  settled(): Promise<void>
}

/** Far more than can be left behind by one crash. */
const MOST = 1_000
/** Games of the same people that end on other nodes at the same moment are fewer. */
const TRIES = 50

/** Only those with a name are ranked; bots sit in for company. Abandoned games are over, but say nothing about anybody. */
export function resultOf(
  { id, game, terms, ended, moved, seats, result }: TableRow,
  called: (person: string) => Person,
): ResultRow {
  const counts = result !== null && result.how !== 'abandoned'
  const people = seats.flatMap(({ person }, seat) => {
    const [rank, total] = [result?.ranks[seat], result?.totals[seat]]
    return counts && person && rank !== undefined && total !== undefined
      ? [{ person: person.id, seat, rank, total }]
      : []
  })
  const sitting = seats.map(({ person }) => ({ person: person && called(person.id) }))
  const rated = isRated(terms, sitting) && people.length >= 2
  return { table: id, game, ended: ended ?? moved, rated, people }
}

export function openRatings(store: Store, log: Log): Ratings {
  /** One after the other, in the order in which games end. */
  let last: Promise<void> = Promise.resolve()

  async function write(table: string): Promise<void> {
    const row = await store.tables.row(table)
    if (row?.phase !== 'over') return
    const result = resultOf(row, await calledBy(store.people, row.people))
    for (let tries = 0; tries < TRIES; tries++) {
      const recorded = await store.results.record(result, await ratingsAfter(store, result))
      if (recorded === 'done')
        log.info({ table, game: row.game, rated: result.rated }, 'a result was written down')
      if (recorded !== 'stale') return
    }
    throw new Error('the ratings of these people changed all the time')
  }

  const record = (table: string): Promise<void> => {
    last = last
      .then(() => write(table))
      .catch(error => log.error({ err: error, table }, 'a result was not written down'))
    return last
  }

  return {
    record,
    settled: () => last,
    async repair() {
      for (const table of await store.results.unrecorded(MOST)) await record(table)
    },
  }
}

async function ratingsAfter(store: Store, { rated, game, people }: ResultRow): Promise<RatingRow[]> {
  if (!rated) return []
  const known = await store.results.ratings(
    people.map(each => each.person),
    game,
  )
  const before = people.map(({ person }) => known.find(each => each.person === person))
  const skills = afterGame(people.map(({ rank }, i) => ({ rank, skill: before[i] ?? newcomer })))
  return people.map(({ person }, i) => {
    const { mu, sigma } = skills[i] ?? newcomer
    return { person, game, mu, sigma, games: (before[i]?.games ?? 0) + 1 }
  })
}
