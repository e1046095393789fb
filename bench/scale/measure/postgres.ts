import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchTable, openTables } from '@ludoteca/harness/client/table.ts'
import { startPostgres } from '@ludoteca/harness/postgres/server.ts'
import { Club } from '../../online/club.ts'
import { openIdle } from '../../online/load.ts'
import { million } from '../../online/million.ts'
import type { DatabaseCosts, NodeCosts } from '../costs.ts'
import { Counters } from './counters.ts'
import { type Bill, closeAll, Nodes, ORIGIN, playing } from './nodes.ts'
import { type Paid, parted, transactionSeconds } from './slopes.ts'
import { type Effort, twoLoads } from './two-loads.ts'
import { beginAgain, comeBack, look } from './visits.ts'

/** Code that has run a little while is much faster than at first. */
const WARM_UP_SECONDS = 25
/** A beat of every socket is in it. */
const BEAT_SECONDS = 21
const FINISHED = 20_000

const nodeMs = (bill: Bill, at = 0): number => bill.nodes[at]?.cpuMs ?? 0
const databaseMs = (bill: Bill): number => bill.database?.cpuMs ?? 0
const allNodesMs = (bill: Bill): number => bill.nodes.reduce((sum, node) => sum + node.cpuMs, 0)
const commitsOf = (bill: Bill): number => sum(bill.nodes.map(node => node.commits))
const paid = (bill: Bill, cost: (bill: Bill) => number): Paid => ({
  moves: bill.moves,
  transactions: commitsOf(bill),
  ms: cost(bill),
})
const pagesOf = (tables: readonly BenchTable[]) => tables.flatMap(table => table.pages)

/** Real nodes on a real PostgreSQL, one thing after the other. */
export async function measurePostgres(effort: Effort): Promise<{ node: NodeCosts; database: DatabaseCosts }> {
  const { seconds, rate } = effort
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-costs-'))
  const url = process.env.TEST_DATABASE_URL ?? (await startPostgres({ durable: true }))
  const counters = await Counters.open(url)
  const nodes = new Nodes(folder, url, counters)
  try {
    await nodes.open(1)
    const [server] = nodes.servers
    if (!server) throw new Error('no node has opened')
    const still = await nodes.idle(BEAT_SECONDS)
    const coldCores = nodeMs(still) / still.seconds / 1000
    const baseMb = await server.memory()

    let closeIdle = (): void => {}
    const coming = await nodes.bill(async () => {
      closeIdle = await openIdle(server.url, effort.sockets, ORIGIN)
      return 0
    })
    const socketsMb = await server.memory()
    const waiting = await nodes.idle(BEAT_SECONDS)
    closeIdle()

    const tables = await openTables(nodes.urls, effort.tables, { origin: ORIGIN })
    const club = new Club(tables)
    const freshMb = await server.memory()
    await playing(club, rate, WARM_UP_SECONDS)
    const before = receivedBy(tables)
    const [quick, slow] = await twoLoads(nodes, club, effort)
    const moves = quick.moves + slow.moves
    const updateBytes = ((receivedBy(tables) - before) * tables.length) / moves / pagesOf(tables).length
    const tablesMb = await server.memory()
    const playedBefore = club.acknowledged.length
    const { rssMb } = await server.figures()
    const beginning = await nodes.bill(() => beginAgain(tables))
    const looking = await nodes.bill(() => look(server.url, tables))

    await nodes.open(2)
    await playing(club, rate, WARM_UP_SECONDS)
    const far = await nodes.bill(() => playing(club, rate, seconds))
    const resting = await nodes.idle(BEAT_SECONDS)
    const returning = await nodes.bill(() => comeBack(nodes.urls[1] ?? '', tables))
    closeAll(tables)

    const spread = await openTables(nodes.urls, effort.tables, { origin: ORIGIN, network: '10.2' })
    const clubs = new Club(spread)
    await playing(clubs, rate, WARM_UP_SECONDS)
    const [often, seldom] = await twoLoads(nodes, clubs, effort)
    closeAll(spread)

    // By then their code has run a while: at first, doing nothing costs more.
    const coresAtRest = (at: number): number => nodeMs(resting, at) / resting.seconds / 1000
    const baseCores = (coresAtRest(1) + coresAtRest(2)) / 2
    const databaseBase = databaseMs(resting) / resting.seconds / 1000 / resting.nodes.length
    const beyondNodes = (bill: Bill): number =>
      allNodesMs(bill) - bill.nodes.length * baseCores * bill.seconds * 1000
    const beyondDatabase = (bill: Bill): number =>
      databaseMs(bill) - bill.nodes.length * databaseBase * bill.seconds * 1000
    const onNode = parted(paid(slow, beyondNodes), paid(quick, beyondNodes))
    const onDatabase = parted(paid(slow, beyondDatabase), paid(quick, beyondDatabase))
    const rest = (bill: Bill, beyond: (bill: Bill) => number, known: typeof onNode): number =>
      Math.max(0, beyond(bill) - bill.moves * known.moveMs - commitsOf(bill) * known.statementMs)
    const others = nodeMs(far, 1) + nodeMs(far, 2)
    const farMs = Math.max(0, others - 2 * baseCores * far.seconds * 1000) / (2 * far.moves)
    const databaseFarMs = rest(far, beyondDatabase, onDatabase) / (2 * far.moves)
    const follows = sum(spread.map(table => Math.min(3, table.pages.length) - 1)) / spread.length
    const following = (beyond: (bill: Bill) => number, known: typeof onNode, out: number) => {
      const left = (bill: Bill): number => rest(bill, beyond, known) - out * (2 - follows) * bill.moves
      const { moveMs, statementMs } = parted(paid(often, left), paid(seldom, left))
      return { followMs: moveMs / follows, followStatementMs: statementMs / follows }
    }
    const writes = quick.database
    const [quickNode] = quick.nodes
    if (!writes || !quickNode) throw new Error('nothing was counted')
    const { databaseMb, databaseMbEmpty } = await million({ games: FINISHED, sqlite: false, explain: false })
    return {
      node: {
        baseCores,
        baseMb,
        besidesMb: rssMb - tablesMb,
        ...onNode,
        ...following(beyondNodes, onNode, farMs),
        farMs,
        connectMs: Math.max(0, nodeMs(coming) - coldCores * coming.seconds * 1000) / effort.sockets,
        returnMs: nodeMs(returning, 1) / returning.moves,
        beginMs: nodeMs(beginning) / beginning.moves,
        viewMs: nodeMs(looking) / looking.moves,
        socketCores: Math.max(0, nodeMs(waiting) / waiting.seconds / 1000 - coldCores) / effort.sockets,
        socketKb: ((socketsMb - baseMb) * 1024) / effort.sockets,
        tableKb: ((freshMb - baseMb) * 1024) / tables.length,
        tableMoveKb: Math.max(0, (tablesMb - freshMb) * 1024) / playedBefore,
        updateBytes,
      },
      database: {
        version: counters.version,
        baseCores: databaseBase,
        ...onDatabase,
        ...following(beyondDatabase, onDatabase, databaseFarMs),
        farMs: databaseFarMs,
        returnMs: databaseMs(returning) / returning.moves,
        beginMs: databaseMs(beginning) / beginning.moves,
        viewMs: databaseMs(looking) / looking.moves,
        commitMs: transactionSeconds(quick.moves / quick.seconds, quickNode.commits / quick.seconds) * 1000,
        walBytes: writes.walBytes / quick.moves,
        diskBytes: writes.diskBytes / quick.moves,
        gameBytes: ((databaseMb - databaseMbEmpty) * 2 ** 20) / FINISHED,
        syncs: writes.syncs / quickNode.commits,
        notices: writes.notices / quick.moves,
        deadRows: writes.updates / quick.moves,
        hot: writes.updates === 0 ? 0 : writes.hotUpdates / writes.updates,
      },
    }
  } finally {
    await nodes.close()
    await counters.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const receivedBy = (tables: readonly BenchTable[]): number => sum(pagesOf(tables).map(page => page.received))

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
