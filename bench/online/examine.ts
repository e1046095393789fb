import { openStore } from '@ludoteca/server'
import { openToRead } from '@ludoteca/server/internals/maintenance/database.ts'
import { verify } from '@ludoteca/server/internals/maintenance/verify.ts'
import type { Store } from '@ludoteca/server/internals/store/store.ts'
import { foldAll } from '@ludoteca/server/internals/tournaments/fold.ts'
import type { Tournament } from '@ludoteca/server/internals/tournaments/state.ts'
import { allGames } from '@ludoteca/shelf'
import { recomputed } from './recompute.ts'

export interface Examined {
  /** Places of a pairing at which there is no game, or one of other people. */
  readonly missing: number
  /** Games that belong to the tournament and to no place of a pairing. */
  readonly doubled: number
  /** People who sit at two tables of a round, or at none and have no bye. */
  readonly misplaced: number
  /** Results that are in the log more than once, or not as the game ended. */
  readonly misheard: number
  /** Places that other people would have by an account of their own of the exported games. */
  readonly misranked: number
  /** Logs that do not replay. */
  readonly unreplayable: number
}

async function tablesIn(store: Store, tournament: string) {
  const found = new Map<string, NonNullable<Awaited<ReturnType<Store['tables']['row']>>>>()
  for (let after: string | null = null; ; ) {
    const ids: string[] = await store.tables.ids(after, 500)
    for (const id of ids) {
      const row = await store.tables.row(id)
      if (row?.tournament?.id === tournament) found.set(id, row)
    }
    after = ids.at(-1) ?? null
    if (after === null) return found
  }
}

async function read(store: Store, id: string): Promise<{ t: Tournament; lines: string[] }> {
  const lines = await store.tournaments.log(id, 0)
  const t = foldAll(lines)
  if (!t || t.damage) throw new Error(`${id} cannot be followed`)
  return { t, lines }
}

/** Compares what is on disk of a tournament with itself, and with what it exports. */
export async function examine(database: string, id: string, exported: unknown): Promise<Examined> {
  const store = await openStore(database)
  const { t, lines } = await read(store, id)
  const tables = await tablesIn(store, id)
  await store.close()
  let [missing, misplaced, misheard] = [0, 0, 0]
  for (const round of t.core.rounds) {
    const sitting: string[] = [...round.byes, ...round.absent]
    for (const { id: place, seats, result } of round.tables) {
      const row = tables.get(t.games.get(place) ?? '')
      const same = row?.seats.every(({ person }, seat) => (person?.id ?? null) === seats[seat])
      if (!row || !same || row.phase === 'open') missing++
      const points = row?.result?.totals ?? []
      if (result?.seats.some((seat, at) => seat.points !== points[at])) misheard++
      sitting.push(...seats.filter(person => person !== null))
    }
    const active = t.core.entrants.filter(each => each.joined <= round.number && each.left === null)
    misplaced += sitting.length - new Set(sitting).size
    misplaced += active.filter(each => !sitting.includes(each.id)).length
  }
  const places = new Set(t.games.values())
  const told = lines.map(line => JSON.parse(line)).filter(({ kind }) => kind === 'recorded')
  misheard += told.length - new Set(told.map(({ table }) => table)).size
  const end = await openToRead(database)
  const { bad } = await verify(end, await allGames()).finally(() => end.close())
  return {
    missing,
    doubled: [...tables.keys()].filter(each => !places.has(each)).length,
    misplaced,
    misheard,
    misranked: recomputed(exported),
    unreplayable: bad.length,
  }
}

/** Whether a round has been paired and all its tables set up. */
export async function isWhole(database: string, id: string, round: number): Promise<boolean> {
  const store = await openStore(database)
  const { t } = await read(store, id)
  await store.close()
  return t.core.rounds.length >= round && !t.errands.some(errand => errand.do === 'seat')
}
