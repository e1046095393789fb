import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BenchTable } from '@ludoteca/harness/client/table.ts'
import { openClub, type TournamentClub } from '@ludoteca/harness/client/tournament.ts'
import { pause } from '@ludoteca/harness/figures.ts'
import { startPostgres } from '@ludoteca/harness/postgres/server.ts'
import { type RunningServer, startServer } from '@ludoteca/harness/server/child.ts'
import { steadyPort } from '@ludoteca/harness/server/port.ts'
import type { TournamentTable } from '@ludoteca/protocol'
import { findGame } from '@ludoteca/shelf'
import { usualSettings } from '@ludoteca/tournament'
import { type Examined, examine } from './examine.ts'

const ORIGIN = 'http://club.example'

interface Wish {
  /** `swiss`, or `league` for a season of one in divisions of two tables. */
  readonly system: string
  readonly game: string
  readonly people: number
  readonly seats: number
  /** 0: as many as the system takes. */
  readonly rounds: number
  readonly nodes: number
  /** How often one of the nodes is killed, while games are played. */
  readonly kills: number
}

interface Evening extends Examined, Wish {
  readonly bench: 'evening'
  readonly moves: number
  readonly resent: number
  readonly seconds: number
}

/**
 * A club plays a Swiss evening, or a season of a league, to its end, every move through the addresses that people use. One node keeps it in a
 * file, several in PostgreSQL; one of them may be killed now and then, and comes back.
 */
export async function evening(wish: Wish): Promise<Evening> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-evening-'))
  const shared = wish.nodes > 1
  const database = shared
    ? (process.env.TEST_DATABASE_URL ?? (await startPostgres({ durable: true })))
    : `sqlite:${join(folder, '0', 'ludoteca.db')}`
  const ports: number[] = []
  const servers: RunningServer[] = []
  const open = (at: number): Promise<RunningServer> =>
    startServer(join(folder, String(at)), { database, origin: ORIGIN, port: ports[at] ?? 0 })
  try {
    for (let at = 0; at < wish.nodes; at++) {
      ports.push(await steadyPort())
      servers.push(await open(at))
    }
    const since = performance.now()
    const urls = servers.map(server => server.url)
    const club = await openClub(urls, wish.people, ORIGIN)
    await club.make({
      name: 'An evening',
      about: '',
      game: wish.game,
      options: {},
      pace: { kind: 'live', bank: 36_000, increment: 60 },
      rated: true,
      guardian: 'easy',
      bot: 'easy',
      visibility: 'public',
      settings: {
        ...usualSettings(wish.system === 'league' ? 'league' : 'swiss', wish.seats),
        rounds: wish.rounds === 0 ? null : wish.rounds,
        rest: 'bye',
        division: 2 * wish.seats,
      },
      entry: { kind: 'open' },
      late: false,
      most: 200,
      start: { kind: 'organiser' },
      pause: 0,
      limit: null,
    })
    await club.enterAll()
    const { rounds } = await club.organises({ do: 'start' })
    let moves = 0
    let over = false
    const disturbing = disturb()
    for (let round = 1; round <= (rounds ?? wish.rounds); round++) {
      const tables = await club.round(round)
      await Promise.all(tables.map(table => play(club, wish.game, table, () => moves++)))
    }
    while ((await club.facts()).phase !== 'over') await pause(50)
    over = true
    await disturbing
    const seconds = Math.round((performance.now() - since) / 1000)
    const exported = await club.export()
    const resent = [...club.players.values()].reduce((sum, { page }) => sum + page.resent, 0)
    club.close()
    await Promise.all(servers.map(server => server.close()))
    const found = await examine(database, club.id, exported)
    return { bench: 'evening', ...wish, moves, resent, seconds, ...found }

    /** The last node goes and comes back. */
    async function disturb(): Promise<void> {
      const last = wish.nodes - 1
      for (let kill = 1; kill <= wish.kills; kill++) {
        while (!over && moves < 150 * kill) await pause(20)
        if (over) return
        await servers[last]?.kill()
        servers[last] = await open(last)
      }
    }
  } finally {
    await Promise.all(servers.map(server => server.isOpen && server.kill()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Everybody chooses at random, from what their own page offers, until the game is over. */
async function play(
  club: TournamentClub,
  id: string,
  { table, seats }: TournamentTable,
  moved: () => void,
): Promise<void> {
  const game = await findGame(id)?.rules()
  if (!game) throw new Error(`there is no ${id}`)
  const pages = seats.flatMap(({ entrant }) => club.players.get(entrant ?? '')?.page ?? [])
  const bench = new BenchTable(game, pages)
  await bench.sit(table)
  while (!bench.isOver) {
    const choice = bench.choose()
    if (!choice) {
      await bench.news()
      continue
    }
    await choice.page.pace()
    const { seq } = choice.page
    const reply = await bench.act(choice)
    if (reply.type === 'refused') continue
    moved()
    await bench.until(() => choice.page.seq > seq)
  }
}
