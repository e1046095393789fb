import { setTimeout as pause } from 'node:timers/promises'
import { writeSave } from '@ludoteca/engine'
import type { Command, Person } from '@ludoteca/protocol'
import { Driver } from '../bots/driver.ts'
import { turnsOf } from '../bots/turns.ts'
import { Alarms } from '../clocks/alarms.ts'
import { Downtime } from '../clocks/downtime.ts'
import { WaitingWork } from '../clocks/waiting-work.ts'
import { add, type Moment, refuse } from '../table/decision.ts'
import { substitute } from '../table/playing.ts'
import { start } from '../table/seating.ts'
import { peopleOf, personOnTurn, type Table, troubleOf } from '../table/state.ts'
import { choicesOf, mayLook, positionAt, seen, viewerOf } from '../table/update.ts'
import { clearAway, tellChanges } from './after-commit.ts'
import { changeAvailability } from './availability.ts'
import { Broadcast } from './broadcast.ts'
import { checkUnfinished } from './check-unfinished.ts'
import { carryOut, daysOf, keepNew, momentAt, type Sent, tableEntry } from './commands.ts'
import type { Answer, Hub, HubDeps } from './contract.ts'
import { unseatDeleted } from './deleted-people.ts'
import { TableCaps } from './limits/caps.ts'
import { openPace } from './limits/pace.ts'
import type { LiveTable } from './live-table.ts'
import { LiveTables } from './live-tables.ts'
import { NameBook } from './names.ts'
import { NoticeBoard } from './notices.ts'
import { OtherNodes } from './other-nodes.ts'
import { attachPage } from './pages.ts'
import { resync } from './resync.ts'
import { SeenMarks } from './seen-marks.ts'
import { Visitors } from './visitors.ts'

export type * from './contract.ts'

/** Pages come back spread over this many milliseconds. */
const STAGGER_MS = 3_000

/** The pause before a store that did not answer is asked again. */
const AGAIN_MS = 500

async function untilDone(work: () => Promise<void>, again: (error: unknown) => boolean): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!again(error)) throw error
      await pause(AGAIN_MS)
    }
  }
}

const refused = (rule: string) => ({ ok: false as const, refusal: { rule } })

const NEEDS_LEAVE: ReadonlySet<Command['do']> = new Set(['join', 'rematch'])

/** The tables in play: commands, pages, bots and clocks round one store. */
export function openHub(deps: HubDeps): Hub {
  const { store, clock, log, metrics, role = 'all' } = deps
  const node = deps.ids(12)
  const names = new NameBook(store.people)
  const board = new NoticeBoard(log)
  const broadcast = new Broadcast(names, clock, log)
  const visitors = new Visitors(people => store.tables.waiting(people), log)
  const marks = new SeenMarks(store.tables, log)
  const pace = deps.limits === false ? null : openPace(clock)
  const caps = deps.limits === false ? null : new TableCaps(store, deps.caps, who => pace?.begin(who) ?? null)
  const hours = new Downtime(store, clock)
  const alarms = new Alarms(clock)
  const driver = new Driver({
    bots: deps.bots,
    log,
    moment: live => momentAt(deps, live),
    pace: deps.botPace,
    thinks: role !== 'web',
    turns: store.shared ? turnsOf(store.tables, node, clock) : null,
  })
  let stopped = false
  const opened = untilDone(
    () => hours.open(),
    error => {
      log.error({ err: error }, 'the store does not answer')
      return !stopped
    },
  )
  opened.catch(() => {})
  const gone = (live: LiveTable): void => {
    broadcast.toAll(live)
    visitors.lobbyChanged()
  }

  const liveTables: LiveTables = new LiveTables(
    {
      ...deps,
      names,
      opened,
      closedDuring: table => hours.closedDuring(table),
      loaded(live) {
        broadcast.toAll(live)
        alarms.set(live)
        driver.consider(live)
      },
      changed(live, before, own) {
        broadcast.toAll(live)
        alarms.set(live)
        driver.consider(live)
        if (!live.table) return
        if (live.table.changed.facts > before.seq) visitors.presenceChanged(live)
        tellChanges(live.table, before, own, visitors, board)
        clearAway(live, store, liveTables, gone)
      },
      dropped: live => alarms.cancel(live),
    },
    live => driver.isBusy(live) || alarms.isNear(live),
  )

  const stopListening = deps.onGap?.(gap => {
    hours.missed(gap)
    log.warn({ ms: gap.to - gap.from }, 'the clock passed over some time, which is given back')
    for (const live of liveTables.all()) live.post(() => {})
  })

  const errands = new WaitingWork({
    node,
    role,
    store,
    clock,
    log,
    run: ({ kind, table }) => {
      const live = liveTables.at(table)
      if (kind === 'clock') alarms.ring(live)
      else live.post(() => driver.consider(live))
    },
  })
  errands.start()

  const otherNodes = new OtherNodes({ store, liveTables, visitors, log, gone })
  const stopHearing = store.people.onEnded(
    person => {
      visitors.hangUp(person)
      names.ask([person]).catch(error => log.warn({ err: error }, 'cannot see how somebody is called'))
    },
    () => void visitors.checkAll(),
  )

  const freeSeats = unseatDeleted(store.people, (table, id, command) =>
    attempt(table, { by: { id, name: '' }, id: deps.ids(12), command, received: clock(), roundTrip: 0 }),
  )

  checkUnfinished(store, liveTables, freeSeats, () => stopped)
    .then(count => log.info({ count }, 'looked through the unfinished tables'))
    .catch(error => log.error({ err: error }, 'cannot look through the tables'))

  async function attempt(table: string, sent: Sent): Promise<Answer> {
    const { by, command } = sent
    const barred = NEEDS_LEAVE.has(command.do) ? await deps.barred?.(by.id) : null
    if (barred) return { type: 'refused', refusal: barred }
    if (command.do === 'say' && deps.acceptable && !deps.acceptable(command.text))
      return { type: 'refused', refusal: { rule: 'bad-words' } }
    const live = liveTables.at(table)
    if (command.do === 'start')
      await freeSeats(table, await live.run(() => (live.table ? peopleOf(live.table) : [])))
    return live.run(async () => {
      const hidden = (): boolean => !live.table || (command.do !== 'join' && !mayLook(live.table, by.id))
      if (hidden() || command.do === 'rematch') await live.refresh()
      return hidden() ? { type: 'no-table' } : carryOut(deps, names, live, sent)
    })
  }

  /** Carries out a command, and frees the seats of people who were deleted while they sat down. */
  async function attemptAndFree(table: string, sent: Sent): Promise<Answer> {
    const answer = await attempt(table, sent)
    if (answer.type !== 'done') return answer
    if (sent.command.do === 'join') await freeSeats(table, [sent.by.id])
    if (sent.command.do === 'rematch' && answer.made)
      await freeSeats(answer.made, (await store.tables.row(answer.made))?.people ?? [])
    return answer
  }

  async function command(table: string, sent: Sent): Promise<Answer> {
    if (stopped) return { type: 'refused', refusal: { rule: 'closing' } }
    const { by, address } = sent
    const trying = () => attemptAndFree(table, sent)
    const carried =
      caps && address !== undefined
        ? caps.carryOut({ person: by.id, address }, table, sent.command, trying)
        : trying()
    const answer = await carried.catch((error): Answer => {
      log.error({ err: error, table, command: sent.command.do }, 'a command failed')
      return { type: 'refused', refusal: { rule: 'not-saved' } }
    })
    if (answer.type === 'refused') metrics?.refused(answer.refusal.rule)
    else if (sent.command.do === 'act') metrics?.moved(clock() - sent.received, table)
    return answer
  }

  /** Lets somebody see a table, if they may. */
  function look<T>(table: string, by: Person | null, eyes: (table: Table) => T): Promise<T | null> {
    const live = liveTables.at(table)
    return live.run(async () => {
      await live.refresh()
      return live.table && mayLook(live.table, by?.id ?? null) ? eyes(live.table) : null
    })
  }

  return {
    async create(by, terms, address) {
      if (stopped) return refused('closing')
      const barred = await deps.barred?.(by.id)
      if (barred) return { ok: false, refusal: barred }
      const made = tableEntry(deps, by, terms)
      if (!made.ok) return made
      const make = async () => {
        names.learn(by)
        await keepNew(deps, made.entry, names)
        visitors.lobbyChanged()
        if (await freeSeats(made.entry.table, [by.id])) return refused('sign-in-first')
        return { ok: true as const, id: made.entry.table }
      }
      return caps && address !== undefined ? caps.make({ person: by.id, address }, make) : make()
    },

    command: (table, by, id, what, received) =>
      command(table, { by, id, command: what, received, roundTrip: 0 }),

    async begin(entry) {
      if (stopped) return { type: 'refused', refusal: { rule: 'closing' } }
      await keepNew(deps, entry, names)
      const live = liveTables.at(entry.table)
      return live.run(async () => {
        await live.refresh()
        const moment = await momentAt(deps, live)
        const cause = { at: moment.now, by: entry.host }
        return live.commit(table => (table.phase === 'open' ? start(table, moment, cause) : add()))
      })
    },

    async substitute(table, out, into) {
      await names.ask([into])
      const live = liveTables.at(table)
      return live.run(async () => {
        await live.refresh()
        const moment = await momentAt(deps, live)
        const due: Moment['due'] = await daysOf(deps, into)
        return live.commit(at => substitute(at, out, into, { ...moment, due }))
      })
    },

    close: table => {
      const live = liveTables.at(table)
      return live.run(async () => {
        await live.refresh()
        return live.commit(table => {
          if (table.phase === 'over') return add()
          const trouble = troubleOf(table)
          return trouble && trouble !== 'other-rules' ? refuse(trouble) : add({ kind: 'closed', at: clock() })
        })
      })
    },

    look: (table, by, since = 0) =>
      look(table, by, seeing => seen(seeing, viewerOf(seeing, by?.id ?? null), since, clock(), names.of)),

    position: (table, by, steps) =>
      look(table, by, seeing => positionAt(seeing, viewerOf(seeing, by?.id ?? null), steps)),

    choices: (table, by) => look(table, by, seeing => choicesOf(seeing, by.id)),

    save: (table, by) =>
      look(table, by, ({ phase, match, seats }) => {
        if (phase !== 'over' || !match) return { ok: false, refusal: { rule: 'not-over' } }
        const called = seats.map(seat => (seat.person === null ? '' : names.of(seat.person).name))
        const sitters = seats.map(seat => (seat.person === null ? seat.bot : null))
        return { ok: true, text: writeSave({ ...match, names: called }, sitters) }
      }),

    finished: (table, by) =>
      look(table, by, ({ phase, match, seats }) => {
        if (phase !== 'over' || !match) return { ok: false, refusal: { rule: 'not-over' } }
        return { ok: true, match, seated: by !== null && seats.some(seat => seat.person === by.id) }
      }),

    attach(socket, person, address = '', stays = async () => true, plays = true) {
      if (stopped) return socket.close(1001)
      if (person) names.learn(person)
      attachPage(
        socket,
        { person, address, stays, plays },
        { clock, metrics, liveTables, broadcast, visitors, marks, pace, command },
      )
    },

    present(table, person) {
      const live = liveTables.loaded(table)
      return live !== null && visitors.isAt(live, person)
    },
    turnAt(table) {
      const at = liveTables.loaded(table)?.table
      return at ? personOnTurn(at) : undefined
    },
    census: () => ({
      pages: visitors.all.size,
      tables: liveTables.all().length,
      at: table => liveTables.loaded(table)?.watches.size ?? 0,
    }),
    changeAvailability: (person, ...plans) => changeAvailability(store, liveTables, person, plans, clock),
    rename: person => names.learn(person),
    hangUp: person => visitors.hangUp(person),
    resync() {
      for (const { tournament } of visitors.all)
        if (tournament !== null) visitors.tournamentChanged(tournament)
      return resync(store, clock(), { liveTables, names, visitors, gone })
    },
    tournamentChanged: id => visitors.tournamentChanged(id),
    announce: text => visitors.announce(text),
    on: (event, listener) => board.on(event, listener),

    async stop() {
      stopped = true
      stopListening?.()
      otherNodes.stop()
      stopHearing()
      driver.stop()
      alarms.stop()
      broadcast.stop()
      visitors.stop()
      await errands.stop()
      for (const visitor of visitors.all) {
        visitor.send({ type: 'closing', retryMs: Math.round(Math.random() * STAGGER_MS) })
      }
      await liveTables.settle()
      await marks.flush()
      for (const { socket } of [...visitors.all]) socket.close(1001)
      await hours.close()
      await deps.bots.close()
    },
  }
}
