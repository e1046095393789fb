import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile, rounded } from '@ludoteca/harness/figures.ts'
import { startPostgres } from '@ludoteca/harness/postgres/server.ts'
import { startServer } from '@ludoteca/harness/server/child.ts'
import { openStore } from '@ludoteca/server'
import { type End, openToRead, openToWrite } from '@ludoteca/server/internals/maintenance/database.ts'
import { reads } from '@ludoteca/server/internals/store/sql/operations.ts'
import type { Sql } from '@ludoteca/server/internals/store/sql/sql.ts'
import type { Store } from '@ludoteca/server/internals/store/store.ts'

const PEOPLE = 5_000
const SEATS = 2
const TIMES = 200
const SOMEBODY = 'person42'

interface Options {
  readonly games: number
  readonly sqlite: boolean
  readonly explain: boolean
}

/** What lists show of a finished game; `@` stands for its number. */
const FACTS = JSON.stringify({
  id: 'g@',
  terms: {
    game: 'lisboa',
    seats: SEATS,
    options: {},
    pace: { kind: 'free' },
    visibility: 'public',
    rated: true,
    guardian: 'easy',
    order: 'given',
  },
  phase: 'over',
  host: SOMEBODY,
  created: 1,
  started: 2,
  ended: 3,
  seats: Array.from({ length: SEATS }, (_, seat) => ({
    person: { id: `person${seat}`, name: `Person ${seat}` },
    bot: null,
    guarded: false,
    resigned: false,
  })),
  result: { how: 'played', ranks: [1, 2], totals: [90, 80] },
  steps: 300,
  turn: null,
  due: null,
  moved: 3,
  game: 'lisboa',
  visibility: 'public',
  people: [],
  wants: null,
  seq: 1,
})

/** Fills a database with finished games, inside PostgreSQL. */
async function fill({ sql, exec }: End, { games, sqlite }: Options): Promise<void> {
  const numbers = `with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${games})`
  const who = (seat: number): string => `'person' || ((i * 7 + ${seat}) % ${PEOPLE})`
  await exec('begin')
  await sql.run(
    `insert into tables (id, seq, game, visibility, phase, people, moved, facts)
      ${numbers} select 'g' || i, 1, 'lisboa', 'public', 'over', '[]', i, replace('${FACTS}', '@', '' || i) from numbers`,
  )
  await sql.run(`insert into lines (table_id, seq, line) ${numbers} select 'g' || i, 0, '{}' from numbers`)
  await sql.run(
    `insert into results (table_id, game, ended, rated) ${numbers} select 'g' || i, 'lisboa', i, 1 from numbers`,
  )
  for (let seat = 0; seat < SEATS; seat++) {
    await sql.run(
      `insert into seats (person, table_id, phase, moved)
        ${numbers} select ${who(seat)}, 'g' || i, 'over', i from numbers`,
    )
    await sql.run(
      `insert into result_people (table_id, seat, person, game, rank, total)
        ${numbers} select 'g' || i, ${seat}, ${who(seat)}, 'lisboa', ${seat + 1}, 90 - i % 50 from numbers`,
    )
  }
  await fileGames(sql, numbers, who)
  await exec('commit')
  // What a database has long done by itself when so many games have been played.
  for (const care of sqlite ? ['analyze'] : ['vacuum analyze', 'checkpoint']) await exec(care)
}

const LENGTHS = ['short', 'medium', 'long', 'days'] as const
/** Kinds of games: of three games, with two to four players, of each length, with eight combinations of options. */
const KINDS = ['puerto-rico', 'tigris-euphrates', 'lisboa'].flatMap(game =>
  [2, 3, 4].flatMap(seats =>
    LENGTHS.flatMap(length =>
      Array.from({ length: 8 }, (_, bits) => {
        const options = ['a', 'b', 'c'].map((id, at) => `${id}=${(bits >> at) & 1 ? 'on' : 'off'}`)
        return { game, seats, length, variant: ` ${options.join(' ')} ` }
      }),
    ),
  ),
)
/** Of one kind there are only a few games, long ago. */
const RARE = { game: 'lisboa', seats: 2, length: 'short', options: { a: 'on', b: 'on', c: 'on' } } as const
const FEW = 5
const TOURNAMENT_GAMES = 100

/** The archive of these games. */
async function fileGames(sql: Sql, numbers: string, who: (seat: number) => string): Promise<void> {
  const rare = KINDS.findIndex(
    each =>
      each.game === RARE.game &&
      each.seats === RARE.seats &&
      each.length === RARE.length &&
      each.variant === ' a=on b=on c=on ',
  )
  const { length } = KINDS
  for (const [at, { game, seats, length, variant }] of KINDS.entries()) {
    const text = 'insert into archive_kinds (kind, game, seats, length, variant) values (?, ?, ?, ?, ?)'
    await sql.run(text, `k${at}`, game, seats, length, variant)
  }
  const kind = `'k' || case when (i * 31) % ${length} = ${rare} and i > ${FEW * length} then 0 else (i * 31) % ${length} end`
  await sql.run(
    `insert into archive (table_id, ended, kind, tournament)
      ${numbers} select 'g' || i, i, ${kind}, case when i % 3 = 0 then 'cup' || (i / ${3 * TOURNAMENT_GAMES}) end from numbers`,
  )
  for (let seat = 0; seat < SEATS; seat++) {
    await sql.run(
      `insert into archive_people (table_id, person, ended, kind, place)
        ${numbers} select 'g' || i, ${who(seat)}, i, ${kind}, ${seat + 1} from numbers`,
    )
  }
}

/** The page of the archive, from half-way where it says so. */
const found = (query: object, deep?: number) => (sql: Sql) =>
  reads.archive.find(sql, {
    limit: 20,
    ...query,
    ...(deep !== undefined && { after: { ended: deep, id: '' } }),
  })

/** What the archive is asked for. */
const archived = (games: number) => ({
  archiveLatest: found({}),
  archiveDeep: found({}, games / 2),
  archiveGame: found({ game: 'lisboa' }),
  archiveGameDeep: found({ game: 'lisboa' }, games / 2),
  archiveOption: found({ game: 'lisboa', options: { b: 'on' } }, games / 2),
  archiveLength: found({ length: 'days', seats: 4 }, games / 2),
  archiveDates: found({ from: games / 4, until: games / 2, game: 'lisboa' }),
  archiveRare: found(RARE),
  archiveNone: found({ game: 'nothing' }),
  archivePerson: found({ person: SOMEBODY }),
  archivePersonRare: found({ person: SOMEBODY, ...RARE }),
  archiveTwo: found({ person: SOMEBODY, against: 'person35' }),
  archiveTournament: found({ tournament: 'cup7' }),
  archiveTournamentPerson: found({ tournament: 'cup7', person: SOMEBODY }),
})

/** What the lobby and a profile ask for. */
const asked = {
  lobbyOpen: (sql: Sql) => reads.tables.list(sql, { phase: 'open', publicOnly: true, limit: 50 }),
  lobbyPlaying: (sql: Sql) => reads.tables.list(sql, { phase: 'playing', publicOnly: true, limit: 50 }),
  lobbyOver: (sql: Sql) => reads.tables.list(sql, { phase: 'over', publicOnly: true, limit: 50 }),
  mine: (sql: Sql) => reads.tables.mine(sql, SOMEBODY, 50),
  waiting: (sql: Sql) => reads.tables.waiting(sql, [SOMEBODY]),
  history: (sql: Sql) => reads.tables.list(sql, { phase: 'over', person: SOMEBODY, limit: 50 }),
  records: (sql: Sql) => reads.results.records(sql, SOMEBODY),
  ratings: (sql: Sql) => reads.results.ratings(sql, [SOMEBODY]),
}

type Questions = Readonly<Record<string, (sql: Sql) => Promise<unknown>>>

async function timed(sql: Sql, questions: Questions): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const [name, ask] of Object.entries(questions)) {
    const taken: number[] = []
    for (let time = 0; time < TIMES; time++) {
      const since = performance.now()
      await ask(sql)
      taken.push(performance.now() - since)
    }
    figures[name] = rounded(quantile(taken, 0.95))
  }
  return figures
}

/** How PostgreSQL finds the rows, on standard error. */
async function explain(sql: Sql, questions: Questions): Promise<void> {
  for (const [name, ask] of Object.entries(questions)) {
    await ask({
      ...sql,
      async all<Row>(text: string, ...values: (string | number | null)[]): Promise<Row[]> {
        const rows = await sql.all<Record<string, string>>(`explain (analyze, costs off) ${text}`, ...values)
        console.error(`-- ${name}\n${rows.map(each => Object.values(each)[0]).join('\n')}\n`)
        return []
      },
    })
  }
}

/** Megabytes the database takes on the disk. */
async function sizeOf(sql: Sql, { sqlite }: Options): Promise<number> {
  const text = sqlite
    ? 'select page_count * page_size as bytes from pragma_page_count, pragma_page_size'
    : 'select pg_database_size(current_database()) as bytes'
  const [row] = await sql.all<{ bytes: number | string }>(text)
  return Number(row?.bytes) / 2 ** 20
}

/** How long a server takes to open, and what it holds in memory then. */
async function opening(data: string, database: string): Promise<{ startMs: number; rssMb: number }> {
  const store: Store = await openStore(database)
  await store.close()
  const since = performance.now()
  const server = await startServer(data, { database })
  const startMs = Math.round(performance.now() - since)
  const { rssMb } = await server.figures()
  await server.close()
  return { startMs, rssMb: Math.round(rssMb) }
}

interface Million {
  readonly bench: 'million'
  readonly database: 'sqlite' | 'postgres'
  readonly games: number
  readonly startMs: number
  readonly startMsEmpty: number
  readonly rssMb: number
  readonly rssMbEmpty: number
  readonly databaseMb: number
  readonly databaseMbEmpty: number
  readonly p95: Readonly<Record<string, number>>
}

/** A database with very many finished games: what it costs to start a server on it and to list them. */
export async function million(options: Options): Promise<Million> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-million-'))
  try {
    const database = options.sqlite
      ? `sqlite:${join(data, 'ludoteca.db')}`
      : await startPostgres({ durable: false })
    const empty = await opening(data, database)
    const filled = await openToWrite(database)
    const databaseMbEmpty = await sizeOf(filled.sql, options)
    await fill(filled, options)
    const databaseMb = await sizeOf(filled.sql, options)
    await filled.close()
    const { startMs, rssMb } = await opening(data, database)
    const end = await openToRead(database)
    const questions = { ...asked, ...archived(options.games) }
    const figures = await timed(end.sql, questions)
    if (options.explain && !options.sqlite) await explain(end.sql, questions)
    await end.close()
    const { games, sqlite } = options
    return {
      bench: 'million',
      database: sqlite ? 'sqlite' : 'postgres',
      games,
      startMs,
      startMsEmpty: empty.startMs,
      rssMb,
      rssMbEmpty: empty.rssMb,
      databaseMb: rounded(databaseMb),
      databaseMbEmpty: rounded(databaseMbEmpty),
      p95: figures,
    }
  } finally {
    rmSync(data, { recursive: true })
  }
}
