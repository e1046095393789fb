import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { rngFrom } from '@ludoteca/engine'
import { openToRead } from '@ludoteca/server/internals/maintenance/database.ts'
import { verify } from '@ludoteca/server/internals/maintenance/verify.ts'
import { quietFor } from '@ludoteca/server/internals/notify/quiet.ts'
import { afterGame, newcomer } from '@ludoteca/server/internals/ratings/rate.ts'
import { allGames } from '@ludoteca/shelf'
import { audit } from './audit.ts'
import { Club } from './club.ts'
import { startServer, type Told, Traffic } from './server.ts'
import { FakeTime } from './time.ts'

const HOUR = 3_600_000
const SAMPLES = 24
/** How long the server is closed in the middle. */
const CLOSED = 10 * 60_000
/** More than this is growth: a tenth, or as much as chance moves it. */
const MOST_GROWTH = 0.1
const NOISE_MB = 3

interface Wish {
  readonly hours: number
  /** Parties of two who play live, one game after the other. */
  readonly live: number
  /** Tables with a day for each turn, begun during the day before. */
  readonly slow: number
}

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void

function heapMb(): number {
  gc()
  return process.memoryUsage().heapUsed / 2 ** 20
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
const rounded = (n: number): number => Math.round(n * 10) / 10

/** A day of a busy server, by a clock that runs as fast as the work is done. */
export async function soak({ hours, live, slow }: Wish) {
  const since = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-soak-'))
  const url = `sqlite:${join(folder, 'ludoteca.db')}`
  const traffic = new Traffic()
  const start = Date.UTC(2026, 5, 1, 12)
  const time = new FakeTime(start - 24 * HOUR, () => traffic.underWay())
  time.install()
  const games = await allGames()
  // The first rating loads what rates, which is not growth.
  afterGame([1, 2].map(rank => ({ rank, skill: newcomer })))
  const told: Told[] = []
  const errors: string[] = []
  const open = () =>
    startServer({
      url,
      traffic,
      games,
      told: each => void told.push(each),
      failed: text => void errors.push(text),
    })
  const club = new Club(games, rngFrom('soak'))
  club.server = await open()
  for (let at = 0; at < slow; at++) {
    await time.jump(start - 24 * HOUR + (at * 24 * HOUR) / slow)
    await club.addSlowTable(at)
  }
  await time.jump(start)
  for (let at = 0; at < live; at++) await club.addParty()

  const heap: number[] = []
  let closed = 0
  for (let at = 1; at <= SAMPLES; at++) {
    await time.run(start + closed + (at * hours * HOUR) / SAMPLES)
    heap.push(heapMb())
    if (at !== SAMPLES / 2) continue
    const { server } = club
    club.server = null
    await server.close()
    closed = CLOSED
    await time.run(time.now + closed)
    club.server = await open()
  }

  const { store } = club.server
  const quiet = await countQuiet(told, async id => (await store.people.byId(id))?.settings.quiet ?? null)
  const figures = await audit(store.tables, games, time.now)
  const results = (await store.results.unrecorded(1_000)).length
  await club.server.close()
  const end = await openToRead(url)
  const { tables, bad } = await verify(end, games).finally(() => end.close())
  rmSync(folder, { recursive: true })

  const [early, late] = [median(heap.slice(3, 10)), median(heap.slice(-7))]
  const growth = late - early
  const ok =
    errors.length === 0 &&
    figures.lost === 0 &&
    figures.early === 0 &&
    bad.length === 0 &&
    quiet === 0 &&
    results === 0 &&
    growth <= Math.max(NOISE_MB, early * MOST_GROWTH)
  return {
    ok,
    hours,
    seconds: Math.round((performance.now() - since) / 1_000),
    ...figures,
    visits: [...club.people.values()].reduce((sum, person) => sum + person.visits, 0),
    notices: told.length,
    noticesInQuietHours: quiet,
    unrecorded: results,
    verified: tables,
    broken: bad.length,
    heapMb: { early: rounded(early), late: rounded(late), hourly: heap.map(rounded) },
    errors: errors.slice(0, 5),
  }
}

type Quiet = Parameters<typeof quietFor>[0]

/** Notices that came while somebody did not want to be disturbed. */
async function countQuiet(
  told: readonly Told[],
  quietOf: (person: string) => Promise<Quiet>,
): Promise<number> {
  let count = 0
  for (const { person, at } of told) if (quietFor(await quietOf(person), at) > 0) count++
  return count
}
