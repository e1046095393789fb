import type { Broadcast } from './broadcast.ts'
import type { Sent } from './commands.ts'
import type { Answer, Meter, Socket } from './contract.ts'
import type { Pace } from './limits/pace.ts'
import type { LiveTables } from './live-tables.ts'
import { receive } from './messages.ts'
import type { SeenMarks } from './seen-marks.ts'
import { type Entered, RECONNECT, Visitor } from './visitor.ts'
import type { Visitors } from './visitors.ts'
import type { Watch } from './watch.ts'

interface PageDeps {
  readonly clock: () => number
  readonly metrics: Meter | undefined
  readonly liveTables: LiveTables
  readonly broadcast: Broadcast
  readonly visitors: Visitors
  readonly marks: SeenMarks
  /** Null when there are no limits. */
  readonly pace: Pace | null
  command(table: string, sent: Sent): Promise<Answer>
}

/** Serves a page until it goes. */
export function attachPage(socket: Socket, entered: Entered, deps: PageDeps): void {
  const { clock, metrics, liveTables, broadcast, visitors, marks, pace } = deps
  const { person, address, stays, plays } = entered
  const visitor = new Visitor(socket, entered, pace, clock())
  visitors.enter(visitor)
  metrics?.sockets(visitors.all.size)

  function stopWatching(watch: Watch): void {
    broadcast.forget(watch)
    visitors.presenceChanged(watch.live)
  }

  receive(socket, visitor, {
    clock,
    greet: () => visitors.greet(visitor),
    async command(table, id, command, received) {
      if (!person) return { type: 'refused', refusal: { rule: 'sign-in-first' } }
      if (!plays) return { type: 'refused', refusal: { rule: 'token-scope' } }
      const tooFast = pace?.command({ person: person.id, address }, table, command)
      if (tooFast) return { type: 'refused', refusal: tooFast }
      const may = await stays().catch(() => null)
      if (may === null) return { type: 'refused', refusal: { rule: 'not-saved' } }
      // The page learns who its person is when it reconnects.
      if (!may) return { type: 'refused', refusal: { rule: 'unsure' } }
      return deps.command(table, { by: person, id, command, received, roundTrip: socket.roundTrip, address })
    },
    watch(table, since) {
      const live = liveTables.at(table)
      const begin = (): Watch | null => {
        if (!visitors.all.has(visitor)) return null
        const former = visitor.watches.get(table)
        if (former) broadcast.forget(former)
        const watch: Watch = { visitor, live, seq: since }
        visitor.watches.set(table, watch)
        live.watches.add(watch)
        return watch
      }
      live
        .run(async () => {
          await live.refresh()
          if (person && !(await stays())) return socket.close(RECONNECT)
          const watch = begin()
          if (!watch) return
          broadcast.toOne(watch)
          visitors.presenceChanged(live)
        })
        .catch(() => {
          // The table cannot be read now; whoever waits for it is told so, and sees it as soon as it can.
          if (begin()) visitor.send({ type: 'unreadable', table })
          live.heal()
        })
    },
    unwatch(table) {
      const watch = visitor.watches.get(table)
      if (watch) stopWatching(watch)
    },
    refresh(table) {
      const watch = visitor.watches.get(table)
      if (watch) watch.live.post(() => broadcast.toOne(watch))
    },
    markSeen(table, seq) {
      const watch = visitor.watches.get(table)
      // A page cannot have seen more entries than there are.
      if (person && plays && watch) marks.mark(table, person.id, Math.min(seq, watch.live.table?.seq ?? 0))
    },
    leave() {
      visitors.leave(visitor)
      metrics?.sockets(visitors.all.size)
      for (const watch of [...visitor.watches.values()]) stopWatching(watch)
    },
  })
}
