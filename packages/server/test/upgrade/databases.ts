import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type AnyGame, commitmentTo, hashState, pick, type Rng, readSave, rngFrom } from '@ludoteca/engine'
import { PROTOCOL } from '@ludoteca/protocol'
import { allGames } from '@ludoteca/shelf'
import { expect, onTestFinished } from 'vitest'
import { openToRead } from '../../src/maintenance/database.ts'
import { verify } from '../../src/maintenance/verify.ts'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { foldAll } from '../../src/table/fold.ts'
import { troubleOf } from '../../src/table/state.ts'
import { FakeSocket, type Hall, openHall, personOf } from '../live/hall.ts'
import { positionOf } from './position.ts'

/* Databases as earlier versions left them, with games in progress: see make.ts. */

const folder = fileURLToPath(new URL('./releases/', import.meta.url))

/** The versions of which a database is kept. */
export const VERSIONS: readonly string[] = readdirSync(folder)

interface KeptTable {
  readonly id: string
  readonly game: string
  readonly phase: 'open' | 'playing' | 'over'
  readonly steps: number
  /** Names the position as that version saw it. */
  readonly position: string | null
}

export const tablesOf = (version: string): readonly KeptTable[] =>
  JSON.parse(readFileSync(join(folder, version, 'tables.json'), 'utf8')).tables

export const contentsOf = (version: string, file: 'database.db' | 'database.sql'): Buffer =>
  gunzipSync(readFileSync(join(folder, version, `${file}.gz`)))

/** The first version published this of a seed, and it was the key of the deal. */
const formerPrint = (seed: string): string => createHash('sha256').update(seed).digest('hex')

const games = await allGames()

async function folded(store: Store, id: string) {
  const table = foldAll(await store.tables.log(id, 0), games)
  if (!table) throw new Error(`${id} does not begin`)
  return table
}

class Recorder extends FakeSocket {
  readonly texts: string[] = []
  override send(text: string): void {
    this.texts.push(text)
    super.send(text)
  }
}

/** Lets people play a table to its end, while bots play their own seats. */
async function playOut(hall: Hall, id: string, rng: Rng): Promise<void> {
  for (;;) {
    const row = await hall.store.tables.row(id)
    if (!row || row.phase === 'over') return
    if (row.turn === null) {
      await new Promise(resolve => setTimeout(resolve, 2))
      continue
    }
    const view = (await hall.hub.look(id, personOf(row.turn)))?.position?.view
    const game = games.get(row.game) as AnyGame
    const lines = [game.write(pick(rng, game.legal(view as object)))]
    const answer = await hall.do(row.turn, id, { do: 'act', steps: row.steps, lines })
    // A bot's answer may come in between; anything else is wrong.
    if (answer.type !== 'done') expect(answer).toMatchObject({ refusal: { rule: 'stale' } })
  }
}

/** Games whose rules have changed since: they are kept and say so, but nobody can play on. */
const RETIRED: ReadonlySet<string> = new Set(['lisboa'])

async function replaysAll(url: string, kept: readonly KeptTable[]): Promise<void> {
  const end = await openToRead(url)
  const verified = await verify(end, games).finally(() => end.close())
  const retired = kept.filter(({ game }) => RETIRED.has(game)).map(({ id }) => id)
  expect(verified.tables).toBe(kept.length)
  expect(verified.bad.map(({ table }) => table).sort()).toEqual(retired.sort())
  expect(new Set(verified.bad.map(({ why }) => why.key))).toEqual(new Set(['other-rules']))
}

/** Opens a database of an earlier version with this one, and lets everything in it go on. */
export async function liveOn(url: string, version: string): Promise<void> {
  const kept = tablesOf(version)
  const store = await openStore(url)
  onTestFinished(() => store.close())
  const logs = new Map<string, string[]>()
  for (const { id } of kept) logs.set(id, await store.tables.log(id, 0))
  for (const { id, game, phase, steps, position } of kept) {
    const table = await folded(store, id)
    expect([table.terms.game, table.damage]).toEqual([game, null])
    expect([id, troubleOf(table)]).toEqual([id, RETIRED.has(game) ? 'other-rules' : null])
    if (RETIRED.has(game)) continue
    expect([id, table.phase, table.match?.steps.length ?? 0]).toEqual([id, phase, steps])
    expect(table.match ? positionOf(table.match) : null).toBe(position)
  }
  let now = Date.UTC(2026, 0, 10, 13)
  const hall = await openHall({ store, games, clock: () => now })
  const watcher = new Recorder()
  hall.hub.attach(watcher, personOf('ana'))
  watcher.say({ type: 'hello', protocol: PROTOCOL })
  for (const { id, game } of kept) {
    now += 10_000
    if (RETIRED.has(game)) await rests(hall, watcher, id, logs.get(id) ?? [])
    else await lives(hall, watcher, id, logs.get(id) ?? [])
  }
  expect(watcher.closed).toBeNull()
  for (const { id } of kept) {
    const { seed } = await folded(store, id)
    for (const text of watcher.texts) expect(text.includes(formerPrint(seed))).toBe(false)
  }
  await replaysAll(url, kept)
}

/** The table can be looked at and talked at; whoever wants to play is told why not. */
async function rests(hall: Hall, watcher: Recorder, id: string, before: readonly string[]): Promise<void> {
  const { seats, host } = await folded(hall.store, id)
  const someone = seats.find(seat => seat.person !== null)?.person ?? host
  const row = await hall.store.tables.row(id)
  watcher.say({ type: 'watch', table: id })
  for (const order of [{ do: 'start' }, { do: 'resign' }] as const) {
    expect(await hall.do(someone, id, order)).toMatchObject({ refusal: { rule: 'other-rules' } })
  }
  expect((await hall.hub.look(id, personOf(someone)))?.facts).toMatchObject({ unplayable: 'other-rules' })
  watcher.say({ type: 'unwatch', table: id })
  expect(await hall.store.tables.row(id)).toEqual(row)
  expect(await hall.store.tables.log(id, 0)).toEqual(before)
}

async function lives(hall: Hall, watcher: Recorder, id: string, before: readonly string[]): Promise<void> {
  const rng = rngFrom(`on with ${id}`)
  const { phase, seats, host, seed } = await folded(hall.store, id)
  const someone = personOf(seats.find(seat => seat.person !== null)?.person ?? host)
  if (phase === 'open') {
    for (const [seat, who] of seats.entries()) {
      if (who.person === null && who.bot === null)
        await hall.do(host, id, { do: 'bot', seat, level: 'random' })
    }
    // Whoever a rematch has seated comes to look.
    for (const { person } of seats) if (person !== null) await hall.store.tables.keepSeen(id, person, 1)
    const answer = await hall.do(host, id, { do: 'start' })
    expect([id, answer.type]).toEqual([id, 'done'])
  }
  watcher.say({ type: 'watch', table: id })
  await hall.do(someone.id, id, { do: 'say', text: 'on we go' })
  await playOut(hall, id, rng)
  watcher.say({ type: 'unwatch', table: id })
  const table = await folded(hall.store, id)
  const facts = (await hall.hub.look(id, someone))?.facts
  expect([id, table.phase, table.damage]).toEqual([id, 'over', null])
  // What had been dealt keeps its deal, and nothing is promised of it any more; what had not is dealt as new games are.
  const deal = phase === 'open' ? 2 : 1
  expect(table.match?.setup.deal).toBe(deal)
  expect(facts?.commitment).toBe(deal === 1 ? null : commitmentTo({ seed }))
  // Not one line of the old log has been touched.
  expect((await hall.store.tables.log(id, 0)).slice(0, before.length)).toEqual(before)
  const saved = await hall.hub.save(id, someone)
  const loaded = readSave(saved?.ok ? saved.text : '', [...games.values()])
  expect(loaded.ok && hashState(loaded.match.state)).toBe(table.match && hashState(table.match.state))
}
