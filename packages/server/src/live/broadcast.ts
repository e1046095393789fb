import type { Viewer } from '@ludoteca/engine'
import { guarded } from '../ops/guarded.ts'
import type { Table } from '../table/state.ts'
import { mayLook, seen, viewerOf } from '../table/update.ts'
import type { Log } from './contract.ts'
import type { LiveTable } from './live-table.ts'
import type { NameBook } from './names.ts'
import { isSlow, isStuck, type Watch } from './watch.ts'

/** How often an update is tried again for pages that could not keep up. */
const RETRY_MS = 250

/** Brings pages up to date. What two of them would both get is written once. */
export class Broadcast {
  private readonly behind = new Set<Watch>()
  private readonly names: NameBook
  private readonly clock: () => number
  private readonly timer: NodeJS.Timeout

  constructor(names: NameBook, clock: () => number, log: Log) {
    this.names = names
    this.clock = clock
    this.timer = setInterval(
      guarded(log, 'cannot look after slow pages', () => this.retry()),
      RETRY_MS,
    )
    this.timer.unref()
  }

  /** Everybody who looks at the table, each from the entry they know. Runs inside the table's queue. */
  toAll(live: LiveTable): void {
    const { table } = live
    const written = new Map<string, string>()
    for (const watch of live.watches) {
      if (table && mayLook(table, watch.visitor.id)) this.update(watch, table, written)
      else this.turnAway(watch)
    }
  }

  /** Runs inside the table's queue. */
  toOne(watch: Watch): void {
    const { table } = watch.live
    if (table && mayLook(table, watch.visitor.id)) this.update(watch, table, new Map())
    else this.turnAway(watch)
  }

  forget(watch: Watch): void {
    watch.live.watches.delete(watch)
    watch.visitor.watches.delete(watch.live.id)
    this.behind.delete(watch)
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private update(watch: Watch, table: Table, written: Map<string, string>): void {
    const { socket, id } = watch.visitor
    if (isStuck(socket)) return socket.close(1013)
    if (isSlow(socket)) {
      this.behind.add(watch)
      return
    }
    const viewer = viewerOf(table, id)
    const key = `${viewer} ${watch.seq}`
    let text = written.get(key)
    if (text === undefined) {
      text = this.write(table, viewer, watch.seq)
      written.set(key, text)
    }
    watch.seq = table.seq
    socket.send(text)
  }

  private write(table: Table, viewer: Viewer, after: number): string {
    return JSON.stringify(seen(table, viewer, after, this.clock(), this.names.of))
  }

  private turnAway(watch: Watch): void {
    watch.visitor.send({ type: 'no-table', table: watch.live.id })
    this.forget(watch)
  }

  private retry(): void {
    for (const watch of this.behind) {
      if (isSlow(watch.visitor.socket)) continue
      this.behind.delete(watch)
      watch.live.post(() => this.toOne(watch))
    }
  }
}
