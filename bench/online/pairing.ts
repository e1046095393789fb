import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClub, type TournamentClub } from '@ludoteca/harness/client/tournament.ts'
import { pause } from '@ludoteca/harness/figures.ts'
import { startServer } from '@ludoteca/harness/server/child.ts'
import { steadyPort } from '@ludoteca/harness/server/port.ts'
import type { TournamentTable, TournamentTerms } from '@ludoteca/protocol'
import { usualSettings } from '@ludoteca/tournament'
import { type Examined, examine, isWhole } from './examine.ts'

interface Survival extends Examined {
  readonly bench: 'pairing'
  readonly kills: number
  readonly people: number
  readonly rounds: number
  /** Kills after which the round was not whole yet: it was being paired or set up. */
  readonly inTheMiddle: number
  /** The longest time in milliseconds until the next round was there. */
  readonly longestPause: number
}

/** The most that passes between the last result of a round and the kill. */
const WITHIN_MS = 250

const terms = (rounds: number): TournamentTerms => ({
  name: 'Killed again and again',
  about: '',
  game: 'tigris-euphrates',
  options: {},
  pace: { kind: 'live', bank: 36_000, increment: 60 },
  rated: true,
  guardian: 'easy',
  bot: 'easy',
  visibility: 'public',
  settings: { ...usualSettings('swiss', 2), rounds },
  entry: { kind: 'open' },
  late: false,
  most: 200,
  start: { kind: 'organiser' },
  pause: 0,
  limit: null,
})

/** The server is killed each time a round is being paired; no table may be there twice, or be missing. */
export async function pairing(options: {
  readonly kills: number
  readonly people: number
}): Promise<Survival> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-pairing-'))
  const database = `sqlite:${join(data, 'ludoteca.db')}`
  const port = await steadyPort()
  let server = await startServer(data, { port })
  try {
    const rounds = options.kills + 1
    const club = await openClub([server.url], options.people)
    await club.make(terms(rounds))
    await club.enterAll()
    await club.organises({ do: 'start' })
    let inTheMiddle = 0
    let longestPause = 0
    for (let round = 1; round <= options.kills; round++) {
      await finish(club, await club.round(round))
      await pause(Math.random() * WITHIN_MS)
      const since = performance.now()
      await server.kill()
      if (!(await isWhole(database, club.id, round + 1))) inTheMiddle++
      server = await startServer(data, { port })
      await club.round(round + 1)
      longestPause = Math.max(longestPause, performance.now() - since)
    }
    await finish(club, await club.round(rounds))
    while ((await club.facts()).phase !== 'over') await pause(50)
    const exported = await club.export()
    club.close()
    await server.close()
    return {
      bench: 'pairing',
      ...options,
      rounds,
      inTheMiddle,
      longestPause: Math.round(longestPause),
      ...(await examine(database, club.id, exported)),
    }
  } finally {
    if (server.isOpen) await server.kill()
    rmSync(data, { recursive: true })
  }
}

/** One of two resigns at every table. */
async function finish(club: TournamentClub, tables: readonly TournamentTable[]): Promise<void> {
  await Promise.all(
    tables.map(async ({ table, seats }) => {
      const loser = club.players.get(seats[Math.floor(Math.random() * 2)]?.entrant ?? '')
      await loser?.page.do(table, { do: 'resign' })
    }),
  )
}
