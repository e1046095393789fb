import { setTimeout as pause } from 'node:timers/promises'
import { writeSave } from '@ludoteca/engine'
import type { Command, Person } from '@ludoteca/protocol'
import { Driver } from '../bots/driver.ts'
import { turnsOf } from '../bots/turns.ts'
import { Alarms } from '../clocks/alarms.ts'
import { OpeningHours } from '../clocks/closed.ts'
import { Errands } from '../clocks/errands.ts'
import { mayLook, positionAt, seen, viewerOf } from '../table/seen.ts'
import { personOnTurn, type Table } from '../table/state.ts'
import { clearAway, spreadNews } from './after.ts'
import { Broadcast } from './broadcast.ts'
import { TableCaps } from './caps.ts'
import { carryOut, keepNew, momentAt, type Sent, tableLine } from './commands.ts'
import { Crowd } from './crowd.ts'
import type { Answer, Around, Hub } from './door.ts'
import { Elsewhere } from './elsewhere.ts'
import { lookAgain } from './look-again.ts'
import { NameBook } from './names.ts'
import { NoticeBoard } from './notices.ts'
import { openPace } from './pace.ts'
import { attachPage } from './pages.ts'
import { changePlans } from './plans.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'
import { SeenMarks } from './seen-marks.ts'
import { lookThrough } from './verify.ts'

export type * from './door.ts'

/** Pages come back spread over this many milliseconds. */
const STAGGER_MS = 3_000

/** A store that does not answer is asked again so soon. */
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

const NEEDS_LEAVE: ReadonlySet<Command['do']> = new Set(['join', 'rematch'])

/** The tables in play: commands, pages, bots and clocks round one store. */
export function openHub(around: Around): Hub {
  const { store, clock, log, metrics, role = 'all' } = around
  const node = around.ids(12)
  const names = new NameBook(store.people)
  const board = new NoticeBoard(log)
  const broadcast = new Broadcast(names, clock, log)
  const crowd = new Crowd(people => store.tables.waiting(people), log)
  const marks = new SeenMarks(store.tables, log)
  const pace = around.limits === false ? null : openPace(clock)
  const caps = around.limits === false ? null : new TableCaps(store, around.caps)
  const hours = new OpeningHours(store, clock)
  const alarms = new Alarms(clock)
  const driver = new Driver({
    bots: around.bots,
    log,
    moment: room => momentAt(around, room),
    pace: around.botPace,
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
  const gone = (room: Room): void => {
    broadcast.toAll(room)
    crowd.lobbyChanged()
  }

  const rooms: Rooms = new Rooms(
    {
      ...around,
      names,
      opened,
      closedDuring: table => hours.closedDuring(table),
      loaded(room) {
        broadcast.toAll(room)
        alarms.set(room)
        driver.consider(room)
      },
      changed(room, before, own) {
        broadcast.toAll(room)
        alarms.set(room)
        driver.consider(room)
        if (!room.table) return
        if (room.table.changed.facts > before.seq) crowd.presenceChanged(room)
        spreadNews(room.table, before, own, crowd, board)
        clearAway(room, store, rooms, gone)
      },
      dropped: room => alarms.cancel(room),
    },
    room => driver.isBusy(room) || alarms.isNear(room),
  )

  const stopListening = around.onGap?.(gap => {
    hours.missed(gap)
    log.warn({ ms: gap.to - gap.from }, 'the clock passed over some time, which is given back')
    for (const room of rooms.all()) room.post(() => {})
  })

  const errands = new Errands({
    node,
    role,
    store,
    clock,
    log,
    run: ({ kind, table }) => {
      const room = rooms.at(table)
      if (kind === 'clock') alarms.ring(room)
      else room.post(() => driver.consider(room))
    },
  })
  errands.start()

  const elsewhere = new Elsewhere({ store, rooms, crowd, log, gone })
  const stopHearing = store.people.onEnded(
    person => {
      crowd.hangUp(person)
      names.ask([person]).catch(error => log.warn({ err: error }, 'cannot see how somebody is called'))
    },
    () => void crowd.checkAll(),
  )

  lookThrough(store, rooms, () => stopped)
    .then(count => log.info({ count }, 'looked through the unfinished tables'))
    .catch(error => log.error({ err: error }, 'cannot look through the tables'))

  async function attempt(table: string, sent: Sent): Promise<Answer> {
    const { by, command } = sent
    const barred = NEEDS_LEAVE.has(command.do) ? await around.barred?.(by.id) : null
    if (barred) return { type: 'refused', refusal: barred }
    if (command.do === 'say' && around.decent && !around.decent(command.text))
      return { type: 'refused', refusal: { rule: 'bad-words' } }
    const room = rooms.at(table)
    return room.run(async () => {
      const hidden = (): boolean => !room.table || (command.do !== 'join' && !mayLook(room.table, by.id))
      if (hidden() || command.do === 'rematch') await room.refresh()
      return hidden() ? { type: 'no-table' } : carryOut(around, names, room, sent)
    })
  }

  async function command(table: string, sent: Sent): Promise<Answer> {
    if (stopped) return { type: 'refused', refusal: { rule: 'closing' } }
    const { by, address } = sent
    const trying = () => attempt(table, sent)
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
    const room = rooms.at(table)
    return room.run(async () => {
      await room.refresh()
      return room.table && mayLook(room.table, by?.id ?? null) ? eyes(room.table) : null
    })
  }

  return {
    async create(by, terms, address) {
      if (stopped) return { ok: false, refusal: { rule: 'closing' } }
      const barred = await around.barred?.(by.id)
      if (barred) return { ok: false, refusal: barred }
      const made = tableLine(around, by, terms)
      if (!made.ok) return made
      const make = async () => {
        names.learn(by)
        await keepNew(around, made.line, names)
        crowd.lobbyChanged()
        return { ok: true as const, id: made.line.table }
      }
      return caps && address !== undefined ? caps.make({ person: by.id, address }, make) : make()
    },

    command: (table, by, id, what, received) =>
      command(table, { by, id, command: what, received, roundTrip: 0 }),

    look: (table, by, since = 0) =>
      look(table, by, seeing => seen(seeing, viewerOf(seeing, by?.id ?? null), since, clock(), names.of)),

    position: (table, by, steps) =>
      look(table, by, seeing => positionAt(seeing, viewerOf(seeing, by?.id ?? null), steps)),

    save: (table, by) =>
      look(table, by, ({ phase, match, seats }) => {
        if (phase !== 'over' || !match) return { ok: false, refusal: { rule: 'not-over' } }
        const called = seats.map(seat => (seat.person === null ? '' : names.of(seat.person)))
        return { ok: true, text: writeSave({ ...match, names: called }) }
      }),

    attach(line, person, address = '', stays = async () => true) {
      if (stopped) return line.close(1001)
      if (person) names.learn(person)
      attachPage(
        line,
        { person, address, stays },
        { clock, metrics, rooms, broadcast, crowd, marks, pace, command },
      )
    },

    present(table, person) {
      const room = rooms.loaded(table)
      return room !== null && crowd.isAt(room, person)
    },
    turnAt(table) {
      const at = rooms.loaded(table)?.table
      return at ? personOnTurn(at) : undefined
    },
    census: () => ({
      pages: crowd.visitors.size,
      tables: rooms.all().length,
      at: table => rooms.loaded(table)?.watches.size ?? 0,
    }),
    changePlans: (person, ...plans) => changePlans(store, rooms, person, plans, clock),
    rename: person => names.learn(person),
    hangUp: person => crowd.hangUp(person),
    lookAgain: () => lookAgain(store, clock(), { rooms, names, crowd, gone }),
    announce: text => crowd.announce(text),
    on: (event, listener) => board.on(event, listener),

    async stop() {
      stopped = true
      stopListening?.()
      elsewhere.stop()
      stopHearing()
      driver.stop()
      alarms.stop()
      broadcast.stop()
      crowd.stop()
      await errands.stop()
      for (const visitor of crowd.visitors) {
        visitor.send({ type: 'closing', retryMs: Math.round(Math.random() * STAGGER_MS) })
      }
      await rooms.settle()
      await marks.flush()
      for (const { line } of [...crowd.visitors]) line.close(1001)
      await hours.close()
      await around.bots.close()
    },
  }
}
