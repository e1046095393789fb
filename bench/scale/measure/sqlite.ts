import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTables } from '@ludoteca/harness/client/table.ts'
import { Club } from '../../online/club.ts'
import { openIdle } from '../../online/load.ts'
import type { Costs } from '../costs.ts'
import { type Bill, closeAll, Nodes, playing } from './nodes.ts'
import { parted, transactionSeconds } from './slopes.ts'
import { type Effort, twoLoads } from './two-loads.ts'

const WARM_UP_SECONDS = 25
const BEAT_SECONDS = 21

const coresOf = (bill: Bill): number => (bill.nodes[0]?.cpuMs ?? 0) / bill.seconds / 1000

/** One real server with its database in a file. */
export async function measureSqlite({ seconds, rate, ...effort }: Effort): Promise<Costs['sqlite']> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-costs-'))
  const nodes = new Nodes(folder)
  try {
    await nodes.open(1)
    const [server] = nodes.servers
    if (!server) throw new Error('no server has opened')
    const coldCores = coresOf(await nodes.idle(BEAT_SECONDS))
    const baseMb = await server.memory()
    const closeIdle = await openIdle(server.url, effort.sockets)
    const socketsMb = await server.memory()
    const waiting = await nodes.idle(BEAT_SECONDS)
    closeIdle()
    const tables = await openTables(nodes.urls, effort.tables)
    const club = new Club(tables)
    const freshMb = await server.memory()
    await playing(club, rate, WARM_UP_SECONDS)
    const [quick, slow] = await twoLoads(nodes, club, { rate, seconds })
    const tablesMb = await server.memory()
    const { rssMb } = await server.figures()
    const baseCores = coresOf(await nodes.idle(BEAT_SECONDS))
    closeAll(tables)
    const paid = (bill: Bill) => ({
      moves: bill.moves,
      transactions: bill.nodes[0]?.commits ?? 0,
      ms: (coresOf(bill) - baseCores) * bill.seconds * 1000,
    })
    const [node] = quick.nodes
    if (!node) throw new Error('nothing was counted')
    return {
      baseCores,
      baseMb,
      besidesMb: rssMb - tablesMb,
      ...parted(paid(slow), paid(quick)),
      commitMs: transactionSeconds(quick.moves / quick.seconds, node.commits / quick.seconds) * 1000,
      writtenBytes: node.writtenBytes / quick.moves,
      socketCores: Math.max(0, coresOf(waiting) - coldCores) / effort.sockets,
      socketKb: ((socketsMb - baseMb) * 1024) / effort.sockets,
      tableKb: ((freshMb - baseMb) * 1024) / tables.length,
      tableMoveKb: Math.max(0, (tablesMb - freshMb) * 1024) / club.acknowledged.length,
    }
  } finally {
    await nodes.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
