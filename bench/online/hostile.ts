import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newGuest } from '@ludoteca/harness/client/guest.ts'
import { Page } from '@ludoteca/harness/client/page.ts'
import { type BenchTable, openTables } from '@ludoteca/harness/client/table.ts'
import { pause, quantile, rounded } from '@ludoteca/harness/figures.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/child.ts'
import { openStore } from '@ludoteca/server'
import { nodeFlags } from '../../scripts/lib/node.mjs'
import type { Outcome } from './assaults.ts'
import { byStranger, PACE } from './attacks.ts'
import { Patient } from './easy-bot.ts'
import type { Seen } from './hostile-process.ts'
import { Visitors } from './load.ts'

/** Slow enough not to be refused for haste. */
const TRICK_MS = 60
const PLAY: ReadonlySet<string> = new Set(['made', 'joined', 'started', 'acted'])

const program = fileURLToPath(new URL('./hostile-process.ts', import.meta.url))

/** How little honest people notice, in milliseconds: of their moves, and of the server's main thread. */
interface Quiet {
  readonly p50: number
  readonly p99: number
  /** The longest somebody waited for their easy bots. */
  readonly easyBot: number
  readonly eventLoopP99: number
  /** How many the server used, its bots included. */
  readonly cores: number
}

interface Siege {
  readonly bench: 'hostile'
  readonly garbage: number
  readonly tricks: number
  /** How many of them were refused for their pace alone. */
  readonly heldUp: number
  /** What was tried on a larger scale, and how much of it the server let pass. */
  readonly assaults: Readonly<Record<string, Outcome>>
  /** Attacks that were not answered as documented. */
  readonly wrong: readonly string[]
  /** Lines in the logs of honest tables that no honest player asked for. */
  readonly changed: number
  readonly before: Quiet
  readonly during: Quiet
  /** Nothing answered wrongly, nothing changed, the server alive, honest people's p99 at most doubled. */
  readonly ok: boolean
}

/** Honest people play at a steady rate; then also under attack from a process beside them, limits and all. */
export async function hostile(options: {
  readonly tables: number
  readonly rate: number
  readonly seconds: number
  readonly garbage: number
}): Promise<Siege> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-hostile-'))
  const server = await startServer(data, { limits: true })
  try {
    const tables = await openTables(server.url, options.tables)
    const crowd = new Visitors(tables)
    const patient = await Patient.sitDown(server.url)
    const attack = await attackers(server.url, options.garbage, options.seconds)
    await crowd.play(options.rate, 2)
    const measure = async (): Promise<Quiet> => {
      crowd.taken = []
      await server.figures()
      const waited = patient.play(options.seconds)
      await crowd.play(options.rate, options.seconds)
      const easyBot = rounded(await waited)
      const { eventLoopP99, cores } = await server.figures()
      return {
        p50: rounded(quantile(crowd.taken, 0.5)),
        p99: rounded(quantile(crowd.taken, 0.99)),
        easyBot,
        eventLoopP99: rounded(eventLoopP99),
        cores: rounded(cores),
      }
    }
    const before = await measure()
    const attacked = attack()
    const tricksters = trick(server, tables, options.seconds)
    const during = await measure()
    const seen = await attacked
    const wrong = [...seen.wrong, ...(await tricksters).wrong]
    const pages = tables.flatMap(table => table.pages)
    for (const page of pages) page.close()
    patient.close()
    await server.close()
    const changed = await strangeLines(data, new Set(pages.map(page => page.guest.id)))
    return {
      bench: 'hostile',
      garbage: options.garbage,
      tricks: (await tricksters).count,
      heldUp: (await tricksters).heldUp,
      assaults: seen.assaults,
      wrong,
      changed,
      before,
      during,
      ok: wrong.length === 0 && changed === 0 && during.p99 <= 2 * before.p99,
    }
  } finally {
    await server.kill()
    rmSync(data, { recursive: true })
  }
}

/** A process that is ready to attack; returns the sign to begin, which resolves with what was answered wrongly. */
async function attackers(url: string, count: number, seconds: number): Promise<() => Promise<Seen>> {
  const child = fork(program, [url, String(count), String(seconds)], { execArgv: nodeFlags })
  // Attackers have machines of their own: on this one they take only what the server and honest people leave over.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  await once(child, 'message')
  return async () => {
    child.send('go')
    const [seen] = await once(child, 'message')
    return seen as Seen
  }
}

/** So many strangers take turns that most of what they try is refused for what it is, not for its pace. */
const STRANGERS = 8

/** People with names try what they may not, at tables where others play. */
async function trick(
  { url }: RunningServer,
  tables: readonly BenchTable[],
  seconds: number,
): Promise<{ count: number; heldUp: number; wrong: string[] }> {
  const wrong: string[] = []
  let count = 0
  let heldUp = 0
  const strangers: Page[] = []
  for (let n = 0; n < STRANGERS; n++) {
    const stranger = new Page(url, await newGuest(url, 'Mallory', `203.0.113.${180 + n}`))
    await stranger.open()
    strangers.push(stranger)
  }
  const until = performance.now() + seconds * 1000
  for (let at = 0; performance.now() < until; at++) {
    const table = tables[at % tables.length]
    const one = byStranger[at % byStranger.length]
    const stranger = strangers[at % STRANGERS]
    if (!table || !one || !stranger) break
    const reply = await stranger.do(table.id, one.command)
    const rule = reply.type === 'refused' ? reply.refusal.rule : reply.type
    if (PACE.has(rule)) heldUp++
    else if (rule !== one.rule) wrong.push(`${one.command.do}: ${rule} instead of ${one.rule}`)
    count++
    await pause(TRICK_MS)
  }
  for (const stranger of strangers) stranger.close()
  return { count, heldUp, wrong }
}

/** Counts what is in the logs of honest people's tables besides their play. */
async function strangeLines(data: string, honest: ReadonlySet<string>): Promise<number> {
  const store = await openStore(`sqlite:${join(data, 'ludoteca.db')}`)
  let strange = 0
  for (const table of await store.tables.ids(null, 1_000_000)) {
    const lines = (await store.tables.log(table, 0)).map(
      text => JSON.parse(text) as { kind: string; by?: string },
    )
    if (!honest.has(lines[0]?.by ?? '')) continue
    strange += lines.filter(({ kind, by = '' }) => !honest.has(by) || !PLAY.has(kind)).length
  }
  await store.close()
  return strange
}
