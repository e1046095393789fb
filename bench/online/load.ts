import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { headersFrom } from '@ludoteca/harness/client/guest.ts'
import { type BenchTable, type Choice, openTables } from '@ludoteca/harness/client/table.ts'
import { coresUsed, drawn, quantile, rounded, steadily } from '@ludoteca/harness/figures.ts'
import { startServer } from '@ludoteca/harness/server/child.ts'
import { PROTOCOL } from '@ludoteca/protocol'
import WebSocket from 'ws'

const USUAL_WARM_UP = 3

/** Tables that can be asked to make a move, and what it took until everybody at the table had it. */
export class Visitors {
  /** Milliseconds of each move from when it was sent, and from when it was due: a busy sender sends late. */
  taken: number[] = []
  sinceDue: number[] = []
  /** Moves that were due while every table was busy. */
  late = 0
  private readonly ready: { table: BenchTable; choice: Choice }[] = []

  constructor(tables: readonly BenchTable[]) {
    for (const table of tables) this.prepare(table)
  }

  /** Sends moves at this rate, whatever becomes of the earlier ones. */
  play(rate: number, seconds: number): Promise<void> {
    return steadily(rate, seconds, due => {
      const one = drawn(this.ready)
      if (one) void this.move(one.table, one.choice, due)
      else this.late++
    })
  }

  private async move(table: BenchTable, choice: Choice, due: number): Promise<void> {
    const before = choice.page.seq
    const sent = performance.now()
    const reply = table.act(choice)
    await table.until(() => table.pages.every(page => page.seq > before))
    const arrived = performance.now()
    this.taken.push(arrived - sent)
    this.sinceDue.push(arrived - due)
    const said = await reply
    if (said.type === 'refused') throw new Error(`refused: ${said.refusal.rule} ${choice.line}`)
    // What else has arrived is looked at first: choosing the next move must not add to what others' moves take.
    await new Promise(setImmediate)
    if (table.isOver) await table.begin()
    this.prepare(table)
  }

  private prepare(table: BenchTable): void {
    const choice = table.choose()
    if (!choice) throw new Error(`nobody is on turn at ${table.id}`)
    this.ready.push({ table, choice })
  }
}

/** Pages that are open and do nothing; returns how to close them. */
export async function openIdle(url: string, count: number, origin = url): Promise<() => void> {
  const sockets: WebSocket[] = []
  let next = 0
  const opener = async (): Promise<void> => {
    while (next < count) {
      const at = next++
      const headers = headersFrom(origin, `10.1.${Math.floor(at / 200)}.${at % 200}`)
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
        headers,
        perMessageDeflate: false,
      })
      sockets.push(socket)
      await new Promise((resolve, reject) => {
        socket.once('message', resolve)
        socket.once('error', reject)
        socket.once('open', () => {
          socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
          socket.send(JSON.stringify({ type: 'lobby', on: true }))
        })
      })
    }
  }
  await Promise.all(Array.from({ length: 32 }, opener))
  return () => {
    for (const socket of sockets) socket.terminate()
  }
}

/** A real server with real rules on a real disk, and people who move at a given rate whether it keeps up or not. */
export async function load(options: {
  readonly tables: number
  readonly rate: number
  readonly seconds: number
  readonly idle: number
  /** Seconds that do not count. */
  readonly warmUp?: number
}) {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'))
  const server = await startServer(data)
  try {
    const closeIdle = await openIdle(server.url, options.idle)
    const tables = await openTables(server.url, options.tables)
    const crowd = new Visitors(tables)
    await crowd.play(options.rate, options.warmUp ?? USUAL_WARM_UP)
    const warmUpMoves = crowd.taken.length
    await server.figures()
    crowd.taken = []
    crowd.sinceDue = []
    crowd.late = 0
    const own = monitorEventLoopDelay({ resolution: 1 })
    own.enable()
    const ownCores = coresUsed()
    await crowd.play(options.rate, options.seconds)
    own.disable()
    const clientCores = ownCores()
    const { eventLoopP99, rssMb, cores } = await server.figures()
    const usedMb = await server.memory()
    const { taken, sinceDue, late } = crowd
    for (const page of tables.flatMap(table => table.pages)) page.close()
    closeIdle()
    return {
      bench: 'server',
      ...options,
      sockets: options.idle + tables.reduce((sum, table) => sum + table.pages.length, 0),
      movesPerSecond: rounded(taken.length / options.seconds),
      movesPlayed: warmUpMoves + taken.length,
      late,
      p50: rounded(quantile(taken, 0.5)),
      p95: rounded(quantile(taken, 0.95)),
      p99: rounded(quantile(taken, 0.99)),
      p99SinceDue: rounded(quantile(sinceDue, 0.99)),
      eventLoopP99: rounded(eventLoopP99),
      clientLoopP99: rounded(Math.max(0, own.percentile(99) / 1e6 - 1)),
      cores: rounded(cores),
      clientCores: rounded(clientCores),
      rssMb: rounded(rssMb),
      usedMb: rounded(usedMb),
    }
  } finally {
    await server.close()
    rmSync(data, { recursive: true })
  }
}
