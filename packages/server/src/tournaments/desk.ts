import type { AnyGame } from '@ludoteca/engine'
import * as core from '@ludoteca/tournament'
import { barring } from '../accounts/ban.ts'
import { newId } from '../ids.ts'
import type { Answer, Hub, Log } from '../live/contract.ts'
import { OneAtATime } from '../live/limits/one-at-a-time.ts'
import { newSeed } from '../seed.ts'
import { isResting } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { type Act, type Cause, type Decision, decide } from './decide.ts'
import { type Kept, Ledger } from './ledger.ts'
import { resultOf } from './result.ts'
import { gameEntry } from './seat.ts'
import { activeOf, type Errand, errandKey, runningOf, type Tournament } from './state.ts'
import { nextStep } from './step.ts'
import type { EntryOf, StoredEntry } from './stored-entry.ts'

const EVERY_MS = 1_000
/** A tournament that was handed out is not handed out again for this long, unless it is given back. */
const LEASE_MS = 10_000
const AT_ONCE = 8
/** Tables made at the same time. */
const WIDTH = 8
const PASSING: ReadonlySet<string> = new Set(['closing', 'not-saved', 'unsure'])
/** Far more than follow from each other. */
const MOST_STEPS = 200

interface DeskDeps {
  readonly store: Store
  readonly hub: Pick<Hub, 'begin' | 'close' | 'substitute' | 'command' | 'tournamentChanged' | 'on'>
  readonly games: ReadonlyMap<string, AnyGame>
  readonly clock: () => number
  readonly log: Log
}

/** A round takes longer than it should: who still plays, and where. */
interface LateNotice {
  readonly tournament: string
  readonly game: string
  readonly organiser: string
  readonly people: readonly { readonly person: string; readonly table: string }[]
}

/** Tournaments at work: what people do there, and what has to happen by itself. */
export interface Desk {
  read(id: string): Promise<Tournament | null>
  make(entry: EntryOf<'made'>): Promise<Tournament>
  act(id: string, act: Act, cause: Cause): Promise<Kept>
  /** Does what has to be done there now; resolves when nothing is left to do. */
  advance(id: string): Promise<void>
  onLate(listener: (notice: LateNotice) => void): () => void
  stop(): Promise<void>
}

const nothing: Decision = { ok: true, entries: [] }
const entries = (...added: StoredEntry[]): Decision => ({ ok: true, entries: added })

export function openDesk({ store, hub, games, clock, log }: DeskDeps): Desk {
  const node = newId(12)
  const queue = new OneAtATime()
  const ledger = new Ledger(store, log, t => hub.tournamentChanged(t.id))
  const listeners = new Set<(notice: LateNotice) => void>()
  let stopped = false
  let working: Promise<unknown> = Promise.resolve()

  /** Whether anything new was heard of the games. */
  async function hear(id: string): Promise<boolean> {
    const untold = await store.tournaments.untold(id)
    if (untold.length === 0) return false
    const rows = await Promise.all(untold.map(table => store.tables.row(table)))
    const results = (t: Tournament): StoredEntry[] => {
      const places = new Map([...t.games].map(([table, game]) => [game, table]))
      return rows.flatMap(row => {
        const table = places.get(row?.id ?? '')
        const result = row && resultOf(row)
        const open = table !== undefined && !t.ended && !core.tableOf(t.core, table)?.result
        return open && result ? [{ kind: 'recorded', at: clock(), table, result }] : []
      })
    }
    let news = false
    const kept = await ledger.commit(
      id,
      t => {
        const added = t.damage ? [] : results(t)
        news = added.length > 0
        return entries(...added)
      },
      untold,
    )
    // Some games count no more: their pairing was undone, or all is over.
    if (!news && kept.ok && !kept.t.damage) await store.tournaments.told(untold)
    return news
  }

  /** People who are no longer there are not paired. */
  async function leaving(t: Tournament): Promise<StoredEntry[]> {
    const rows = await Promise.all(activeOf(t).map(person => store.people.byId(person)))
    const gone = activeOf(t).filter((_, i) => {
      const row = rows[i]
      return !row || row.deleted || barring(row, clock()) !== null
    })
    return gone.map(person => ({ kind: 'withdrew', at: clock(), person }))
  }

  async function pair(t: Tournament): Promise<Decision> {
    const gone = await leaving(t)
    if (gone.length > 0) return entries(...gone)
    const patient = runningOf(t).length > 0
    const outcome = core.pair(t.core, { patient })
    const round = 'tournament' in outcome ? outcome.tournament.rounds.at(-1) : undefined
    if ('refused' in outcome || !round) return entries({ kind: 'stalled', at: clock() })
    const { number, tables, byes, absent } = round
    const before = new Map(t.core.entrants.map(each => [each.id, each.division]))
    const divisions = outcome.tournament.entrants
      .filter(({ id, division }) => before.get(id) !== division)
      .map(({ id, division }) => ({ id, division }))
    return entries({
      kind: 'paired',
      at: clock(),
      round: {
        number,
        tables: tables.map(({ id, division, seats }) => ({ id, division, seats: [...seats] })),
        byes: [...byes],
        absent: [...absent],
      },
      divisions,
    })
  }

  async function decideStep(t: Tournament): Promise<Decision> {
    const step = nextStep(t, clock())
    switch (step.do) {
      case 'begin': {
        const gone = await leaving(t)
        return entries(
          ...(gone.length > 0 ? gone : [{ kind: 'begun', at: clock(), seed: newSeed() } as const]),
        )
      }
      case 'pair':
        return pair(t)
      case 'late':
        return entries({ kind: 'late', at: clock(), round: step.round })
      case 'end':
        return entries({ kind: 'ended', at: clock(), why: step.why })
      default:
        return nothing
    }
  }

  /** Refused for now alone: what else is refused will always be. */
  const isSettled = (answer: Answer): boolean =>
    answer.type !== 'refused' || !PASSING.has(answer.refusal.rule)

  async function seatRound(t: Tournament, number: number): Promise<boolean> {
    const game = games.get(t.terms.game)
    const tables = t.core.rounds.find(round => round.number === number)?.tables ?? []
    if (!game) throw new Error(`${t.id}: there is no game ${t.terms.game}`)
    for (let at = 0; at < tables.length; at += WIDTH) {
      const made = tables.slice(at, at + WIDTH).map(table => {
        const entry = gameEntry(t, game, number, table, clock())
        if (!entry) throw new Error(`${t.id}: table ${table.id} cannot be made`)
        return hub.begin(entry)
      })
      if (!(await Promise.all(made)).every(isSettled)) return false
    }
    return true
  }

  async function carryOut(t: Tournament, errand: Errand): Promise<boolean> {
    switch (errand.do) {
      case 'seat':
        return seatRound(t, errand.round)
      case 'close':
        return close(t, errand.table)
      case 'swap':
        return isSettled(await hub.substitute(errand.table, errand.out, errand.into))
      case 'resign': {
        const who = { id: errand.person, name: '' }
        return isSettled(await hub.command(errand.table, who, newId(12), { do: 'resign' }, clock()))
      }
    }
  }

  /** A game that is not there any more, or cannot be followed, will never say how it ended. */
  async function close(t: Tournament, game: string): Promise<boolean> {
    const answer = await hub.close(game)
    if (answer.type === 'done' || !isSettled(answer)) return answer.type === 'done'
    const place = [...t.games].find(each => each[1] === game)?.[0] ?? ''
    await ledger.commit(t.id, now => {
      const table = core.tableOf(now.core, place)
      if (!table || table.result) return nothing
      const seats = table.seats.map(() => ({ place: null, points: 0, guardian: false }))
      return entries({ kind: 'recorded', at: clock(), table: place, result: { end: 'unfinished', seats } })
    })
    return true
  }

  /** False: something could not be done now. */
  async function errands(t: Tournament): Promise<boolean> {
    const carried: string[] = []
    for (const errand of t.errands) {
      if (!(await carryOut(t, errand))) break
      carried.push(errandKey(errand))
    }
    await ledger.commit(t.id, now => {
      const open = now.errands.map(errandKey).filter(key => carried.includes(key))
      return open.length > 0 ? entries({ kind: 'carried', at: clock(), errands: open }) : nothing
    })
    return carried.length === t.errands.length
  }

  function tellLate(t: Tournament): void {
    const people = runningOf(t).flatMap(table =>
      core.playing(table).map(person => ({ person, table: t.games.get(table.id) ?? '' })),
    )
    const notice = { tournament: t.id, game: t.terms.game, organiser: t.organiser, people }
    for (const listener of listeners) listener(notice)
  }

  /** False: it has to be tried again later. */
  async function work(id: string): Promise<boolean> {
    for (let steps = 0; steps < MOST_STEPS && !stopped; steps++) {
      if (await hear(id)) continue
      const t = await ledger.read(id)
      if (!t) return true
      const step = nextStep(t, clock())
      if (step.do === 'wait') return true
      if (step.do === 'errands') {
        if (!(await errands(t))) return false
        continue
      }
      if (step.do !== 'end' && step.do !== 'late' && (await isResting(store.settings))) return false
      const kept = await ledger.commit(id, decideStep)
      if (!kept.ok) return false
      if (step.do === 'late' && kept.t.seq === t.seq + 1) tellLate(kept.t)
    }
    return false
  }

  const advance = (id: string): Promise<boolean> =>
    queue.run(id, () =>
      work(id).catch(error => {
        log.error({ err: error, tournament: id }, 'a tournament could not go on')
        return false
      }),
    )

  async function fetch(): Promise<void> {
    const claims = await store.tournaments.claim({ node, now: clock(), leaseMs: LEASE_MS, limit: AT_ONCE })
    for (const id of claims) if (await advance(id)) await store.tournaments.release(id, node)
  }

  const soon = (job: () => Promise<unknown>): void => {
    working = working.then(job).catch(error => log.error({ err: error }, 'tournaments could not go on'))
  }
  let looking = false
  const look = (): void => {
    if (looking || stopped) return
    looking = true
    soon(() => fetch().finally(() => (looking = false)))
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  const stopHearing = hub.on('over', ({ tournament }) => {
    if (tournament !== undefined) soon(() => advance(tournament))
  })
  const stopListening = store.tournaments.onAppended(id => hub.tournamentChanged(id))

  return {
    read: id => ledger.read(id),
    make: entry => ledger.make(entry),
    async act(id, act, cause) {
      await advance(id)
      const kept = await ledger.commit(id, t => decide(t, act, cause))
      if (!kept.ok) return kept
      await advance(id)
      const t = await ledger.read(id)
      return t ? { ok: true, t } : { ok: false, refusal: null }
    },
    advance: async id => void (await advance(id)),
    onLate(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      stopHearing()
      stopListening()
      await working
    },
  }
}
