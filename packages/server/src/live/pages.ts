import type { Broadcast } from './broadcast.ts'
import type { Sent } from './commands.ts'
import type { Crowd } from './crowd.ts'
import type { Answer, Line, Meter } from './door.ts'
import type { Pace } from './pace.ts'
import { receive } from './reception.ts'
import type { Rooms } from './rooms.ts'
import type { SeenMarks } from './seen-marks.ts'
import { type Entered, RECONNECT, Visitor } from './visitor.ts'
import type { Watch } from './watch.ts'

interface PagesAround {
  readonly clock: () => number
  readonly metrics: Meter | undefined
  readonly rooms: Rooms
  readonly broadcast: Broadcast
  readonly crowd: Crowd
  readonly marks: SeenMarks
  /** Null: no limits. */
  readonly pace: Pace | null
  command(table: string, sent: Sent): Promise<Answer>
}

/** Serves a page until it goes. */
export function attachPage(line: Line, entered: Entered, around: PagesAround): void {
  const { clock, metrics, rooms, broadcast, crowd, marks, pace } = around
  const { person, address, stays } = entered
  const visitor = new Visitor(line, entered, pace, clock())
  crowd.enter(visitor)
  metrics?.lines(crowd.visitors.size)

  function stopWatching(watch: Watch): void {
    broadcast.forget(watch)
    crowd.presenceChanged(watch.room)
  }

  receive(line, visitor, {
    clock,
    greet: () => crowd.greet(visitor),
    async command(table, id, command, received) {
      if (!person) return { type: 'refused', refusal: { rule: 'sign-in-first' } }
      const tooFast = pace?.command({ person: person.id, address }, table, command)
      if (tooFast) return { type: 'refused', refusal: tooFast }
      const may = await stays().catch(() => null)
      if (may === null) return { type: 'refused', refusal: { rule: 'not-saved' } }
      // Who they are by now, the page learns when it comes back.
      if (!may) return { type: 'refused', refusal: { rule: 'unsure' } }
      return around.command(table, { by: person, id, command, received, roundTrip: line.roundTrip, address })
    },
    watch(table, since) {
      const room = rooms.at(table)
      const begin = (): Watch | null => {
        if (!crowd.visitors.has(visitor)) return null
        const former = visitor.watches.get(table)
        if (former) broadcast.forget(former)
        const watch: Watch = { visitor, room, seq: since }
        visitor.watches.set(table, watch)
        room.watches.add(watch)
        return watch
      }
      room
        .run(async () => {
          await room.refresh()
          if (person && !(await stays())) return line.close(RECONNECT)
          const watch = begin()
          if (!watch) return
          broadcast.toOne(watch)
          crowd.presenceChanged(room)
        })
        .catch(() => {
          // The table cannot be read now; whoever waits for it is told so, and sees it as soon as it can.
          if (begin()) visitor.send({ type: 'unreadable', table })
          room.heal()
        })
    },
    unwatch(table) {
      const watch = visitor.watches.get(table)
      if (watch) stopWatching(watch)
    },
    refresh(table) {
      const watch = visitor.watches.get(table)
      if (watch) watch.room.post(() => broadcast.toOne(watch))
    },
    markSeen(table, seq) {
      if (person && visitor.watches.has(table)) marks.mark(table, person.id, seq)
    },
    leave() {
      crowd.leave(visitor)
      metrics?.lines(crowd.visitors.size)
      for (const watch of [...visitor.watches.values()]) stopWatching(watch)
    },
  })
}
