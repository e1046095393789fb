import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchTable, openTables } from '@ludoteca/harness/client/table.ts'
import { pause } from '@ludoteca/harness/figures.ts'
import { startServer } from '@ludoteca/harness/server/child.ts'
import { steadyPort } from '@ludoteca/harness/server/port.ts'
import { type Acknowledged, compare, type Kept } from './compare.ts'

/** A table that has not moved by then never will, however slow the machine. */
const PATIENCE_MS = 120_000

interface Survival extends Kept {
  readonly bench: 'crash'
  readonly kills: number
  readonly tables: number
  readonly acknowledged: number
  /** Sent again because the server died before it answered. */
  readonly resent: number
  /** The longest time in milliseconds until every table had a move again. */
  readonly longestPause: number
}

/** A busy server is killed again and again; its pages come back by themselves and send again what was not answered. */
export async function crash(options: { readonly kills: number; readonly tables: number }): Promise<Survival> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-crash-'))
  try {
    return await survive(data, options)
  } finally {
    rmSync(data, { recursive: true })
  }
}

async function survive(
  data: string,
  options: { readonly kills: number; readonly tables: number },
): Promise<Survival> {
  const port = await steadyPort()
  let server = await startServer(data, { port })
  const tables = await openTables(server.url, options.tables)
  const acknowledged: Acknowledged[] = []
  const moves = new Map(tables.map(table => [table, 0]))
  let playing = true

  async function play(table: BenchTable): Promise<void> {
    while (playing) {
      const choice = table.choose()
      if (!choice) {
        if (table.isOver) await table.begin()
        else await table.news()
        continue
      }
      await choice.page.pace()
      const { seq } = choice.page
      const reply = await table.act(choice)
      if (reply.type === 'refused') continue
      acknowledged.push({ table: table.id, id: reply.id, line: choice.line })
      moves.set(table, (moves.get(table) ?? 0) + 1)
      await table.until(() => choice.page.seq > seq)
    }
  }

  const players = tables.map(play)
  let longestPause = 0
  for (let kill = 0; kill < options.kills; kill++) {
    await pause(100 + Math.random() * 900)
    // At its worst moment: somebody has just said something.
    while (!tables.some(table => table.pages.some(page => page.awaits))) await pause(1)
    const since = performance.now()
    await server.kill()
    const before = new Map(moves)
    server = await startServer(data, { port })
    while (tables.some(table => moves.get(table) === before.get(table))) {
      if (performance.now() - since > PATIENCE_MS) throw new Error('a table did not come back')
      await pause(5)
    }
    longestPause = Math.max(longestPause, performance.now() - since)
  }
  playing = false
  await Promise.all(players)
  for (const page of tables.flatMap(table => table.pages)) page.close()
  await server.close()
  return {
    bench: 'crash',
    ...options,
    acknowledged: acknowledged.length,
    resent: tables.flatMap(table => table.pages).reduce((sum, page) => sum + page.resent, 0),
    ...(await compare(`sqlite:${join(data, 'ludoteca.db')}`, acknowledged)),
    longestPause: Math.round(longestPause),
  }
}
