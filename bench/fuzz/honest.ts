import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchTable, openTables } from '@ludoteca/harness/client/table.ts'
import { pause, rounded } from '@ludoteca/harness/figures.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/child.ts'
import { openStore } from '@ludoteca/server'
import { type Acknowledged, compare } from '../online/compare.ts'

const TABLES = 3
const MOVE_MS = 100
const PATIENCE_MS = 30_000
const HONEST: ReadonlySet<string> = new Set(['made', 'joined', 'started', 'acted'])

/** What became of a server and of those who played in it while others meant ill. */
export interface Untouched {
  /** The server ended, or did not answer. */
  readonly died: number
  /** Failures the server has logged: something was not foreseen, though it was caught. */
  readonly errors: number
  /** Lines at honest tables that no honest player asked for, and honest people who are not as they were. */
  readonly changed: number
  readonly lost: number
  readonly doubled: number
  readonly unreplayable: number
  /** Moves honest people made meanwhile. */
  readonly moves: number
  /** Of the server's process, in the beginning and in the end. */
  readonly rssMb: readonly [number, number]
}

/** Opens a server in which honest people play, lets `attack` happen, and looks at what is left. */
export async function beside<T extends object>(
  attack: (server: RunningServer) => Promise<T>,
): Promise<T & Untouched> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-fuzz-'))
  const server = await startServer(data)
  try {
    return await watched(data, server, attack)
  } finally {
    await server.kill()
    rmSync(data, { recursive: true })
  }
}

async function watched<T extends object>(
  data: string,
  server: RunningServer,
  attack: (server: RunningServer) => Promise<T>,
): Promise<T & Untouched> {
  const database = `sqlite:${join(data, 'ludoteca.db')}`
  const tables = await openTables(server.url, TABLES)
  const pages = tables.flatMap(table => table.pages)
  const people = new Set(pages.map(page => page.guest.id))
  const before = await peopleIn(database, people)
  const { rssMb: rssBefore } = await server.figures()
  const acknowledged: Acknowledged[] = []
  let playing = true
  const games = tables.map(table => play(table, acknowledged, () => playing))
  const found = await attack(server)
  playing = false
  const alive = await Promise.race([
    Promise.all(games).then(() => true),
    pause(PATIENCE_MS).then(() => false),
  ])
  const answers = alive && (await isWell(server))
  const errors = answers ? await errorsOf(server) : 0
  const rssAfter = answers ? (await server.figures()).rssMb : 0
  for (const page of pages) page.close()
  if (answers) await server.close()
  else await server.kill()
  const changed =
    (await strangeLines(database, new Set(tables.map(table => table.id)), people)) +
    Number((await peopleIn(database, people)) !== before)
  return {
    ...found,
    died: Number(!answers),
    errors,
    changed,
    ...(await compare(database, acknowledged)),
    moves: acknowledged.length,
    rssMb: [rounded(rssBefore), rounded(rssAfter)],
  }
}

export const isUntouched = (found: Untouched): boolean =>
  found.died + found.errors + found.changed + found.lost + found.doubled + found.unreplayable === 0

/** One game after the other, at a leisurely pace. */
async function play(table: BenchTable, acknowledged: Acknowledged[], goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const choice = table.choose()
    if (!choice) {
      if (table.isOver) return
      await pause(MOVE_MS)
      continue
    }
    const { seq } = choice.page
    const reply = await table.act(choice)
    if (reply.type === 'done') {
      acknowledged.push({ table: table.id, id: reply.id, line: choice.line })
      await table.until(() => choice.page.seq > seq)
    }
    await pause(MOVE_MS)
  }
}

async function isWell({ url }: RunningServer): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  return answer?.status === 200
}

async function errorsOf({ url }: RunningServer): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^ludoteca_errors_total (\d+)/m.exec(figures)?.[1])
}

async function peopleIn(database: string, people: ReadonlySet<string>): Promise<string> {
  const store = await openStore(database)
  const rows = []
  for (const id of people) rows.push(await store.people.byId(id))
  await store.close()
  return JSON.stringify(rows)
}

async function strangeLines(
  database: string,
  tables: ReadonlySet<string>,
  people: ReadonlySet<string>,
): Promise<number> {
  const store = await openStore(database)
  let strange = 0
  for (const table of tables) {
    for (const text of await store.tables.log(table, 0)) {
      const { kind, by = '' } = JSON.parse(text) as { kind: string; by?: string }
      if (!people.has(by) || !HONEST.has(kind)) strange++
    }
  }
  await store.close()
  return strange
}
