// node scripts/run.mjs packages/server/test/upgrade/make.ts FOLDER: lets a small database live for a while with the code
// as it is and keeps it, as SQLite file and as SQL for PostgreSQL. Run it before a release, with FOLDER
// packages/server/test/upgrade/releases/VERSION: every later version must open what is kept there (upgrade.test.ts).
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type AnyGame, pick, rngFrom } from '@ludoteca/engine'
import { startPostgres } from '@ludoteca/harness/postgres/server.ts'
import type { Command, Terms } from '@ludoteca/protocol'
import { allGames } from '@ludoteca/shelf'
import Database from 'libsql'
import pg from 'pg'
import { newId } from '../../src/ids.ts'
import { openHub } from '../../src/live/hub.ts'
import { KEYS } from '../../src/maintenance/copy-rows.ts'
import { migrateDatabase } from '../../src/maintenance/migrate.ts'
import { openStore } from '../../src/store/open.ts'
import { steps as schema } from '../../src/store/sql/schema.ts'
import { foldAll } from '../../src/table/fold.ts'
import { personRow } from '../store/rows.ts'
import { positionOf } from './position.ts'

const [out = ''] = process.argv.slice(2)
if (out === '') throw new Error('Where to? node scripts/run.mjs packages/server/test/upgrade/make.ts FOLDER')
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-database-'))
const file = join(folder, 'ludoteca.db')
const games = await allGames()
const rng = rngFrom('a database')
const PEOPLE = ['ana', 'bea', 'cai']
const quiet = {
  info: () => {},
  warn: () => {},
  error: (facts: object, text: string) => console.error(text, facts),
}

let now = Date.UTC(2026, 0, 10, 12)
const store = await openStore(`sqlite:${file}`)
for (const id of PEOPLE)
  await store.people.add(personRow(id, { name: `${id[0]?.toUpperCase()}${id.slice(1)}` }))
const hub = openHub({
  ...{ store, games, clock: () => now, ids: newId, log: quiet, botPace: 0 },
  bots: {
    async think(id, view) {
      const game = games.get(id) as AnyGame
      return game.write(pick(rng, game.legal(view)))
    },
    close: async () => {},
  },
})
const person = (id: string) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}` })

async function send(table: string, by: string, command: Command): Promise<void> {
  now += 1_000
  const answer = await hub.command(table, person(by), newId(12), command, now)
  if (answer.type !== 'done') throw new Error(`${by} ${JSON.stringify(command)}: ${JSON.stringify(answer)}`)
}

async function open(terms: Partial<Terms> & { game: string }, people: readonly string[]): Promise<string> {
  const made = await hub.create(person(people[0] ?? ''), {
    ...{ seats: 3, options: {}, pace: { kind: 'free' }, visibility: 'public', rated: false },
    ...{ guardian: 'easy', order: 'given' },
    ...terms,
  } as Terms)
  if (!made.ok) throw new Error(made.refusal.rule)
  const code = (await hub.look(made.id, person(people[0] ?? '')))?.facts?.code
  for (const id of people.slice(1)) await send(made.id, id, { do: 'join', ...(code ? { code } : {}) })
  return made.id
}

/** Lets people and bots decide until so many steps have been made or the game is over. */
async function play(table: string, most: number): Promise<void> {
  for (;;) {
    const row = await store.tables.row(table)
    if (!row || row.phase === 'over' || row.steps >= most) return
    if (row.turn === null) {
      await new Promise(resolve => setTimeout(resolve, 5))
      continue
    }
    const view = (await hub.look(table, person(row.turn)))?.position?.view
    const game = games.get(row.game) as AnyGame
    const choice = game.write(pick(rng, game.legal(view as object)))
    await send(table, row.turn, { do: 'act', steps: row.steps, lines: [choice] })
  }
}

/** Variants with more in them than usual. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'puerto-rico': { chips: 'covered', newBuildings: 'on', nobles: 'on' },
  'tigris-euphrates': { buildings: 'on' },
}

for (const game of games.keys()) {
  const options = OPTIONS[game] ?? {}
  await open({ game, visibility: 'unlisted', options }, ['ana', 'bea'])
  const running = await open({ game, pace: { kind: 'live', bank: 36_000, increment: 20 } }, PEOPLE)
  await send(running, 'ana', { do: 'start' })
  await play(running, 25)
  await send(running, 'ana', { do: 'say', text: 'Back a little? 退几步？' })
  await send(running, 'ana', { do: 'ask', request: { kind: 'rewind', steps: 20 } })
  for (const by of ['bea', 'cai']) await send(running, by, { do: 'answer', yes: true })
  await play(running, 70)
  await send(running, 'bea', { do: 'phrase', phrase: 'good-luck' })
  const days = await open({ game, options, pace: { kind: 'days', days: 2 }, visibility: 'private' }, [
    'bea',
    'cai',
  ])
  await send(days, 'bea', { do: 'bot', seat: 2, level: 'easy' })
  await send(days, 'bea', { do: 'start' })
  await play(days, 40)
  const over = await open({ game, seats: 2, rated: true }, ['cai', 'ana'])
  await send(over, 'cai', { do: 'start' })
  await play(over, Number.POSITIVE_INFINITY)
  await send(over, 'ana', { do: 'rematch' })
  const left = await open({ game, seats: 2 }, ['ana', 'cai'])
  await send(left, 'ana', { do: 'start' })
  await play(left, 30)
  await send(left, 'cai', { do: 'resign' })
}

const tables = []
for (const phase of ['open', 'playing', 'over'] as const) {
  for (const { id } of await store.tables.list({ phase, limit: 100 })) {
    const table = foldAll(await store.tables.log(id, 0), games)
    const position = table?.match ? positionOf(table.match) : null
    tables.push({ id, game: table?.terms.game, phase, steps: table?.match?.steps.length ?? 0, position })
  }
}
await hub.stop()
await store.close()

const server = await startPostgres({ durable: false })
await migrateDatabase(`sqlite:${file}`, server, () => {})
const client = new pg.Client(server)
await client.connect()
const literal = (value: unknown): string => (value === null ? 'null' : client.escapeLiteral(String(value)))
const sql = schema.flatMap((statements, at) => [
  ...statements.filter(each => typeof each === 'string'),
  ...(at === 0 ? ['create table schema_version (version integer not null)'] : []),
  `insert into schema_version (version) values (${at + 1})`,
])
for (const [table, key] of Object.entries(KEYS)) {
  const { rows } = await client.query(`select * from ${table} order by ${key.join(', ')}`)
  for (const row of rows) {
    const columns = Object.keys(row)
    const values = columns.map(column => literal(row[column]))
    sql.push(`insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`)
  }
}
await client.end()

// One file, whatever still lies beside the database.
const whole = join(folder, 'whole.db')
const database = new Database(file)
database.exec(`vacuum into '${whole}'`)
database.close()

mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'tables.json'), `${JSON.stringify({ tables }, null, 2)}\n`)
writeFileSync(join(out, 'database.db.gz'), gzipSync(readFileSync(whole), { level: 9 }))
writeFileSync(join(out, 'database.sql.gz'), gzipSync(`${sql.join(';\n')};\n`, { level: 9 }))
console.log(`${tables.length} tables in ${out}`)
process.exit()
