import type { Head, Store } from '../store/store.ts'
import type { Crowd } from './crowd.ts'
import type { Log } from './door.ts'
import { followTable } from './look-again.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { Throttle } from './throttle.ts'

/** In case news were lost. */
const EVERY_MS = 2_000
const FAR_MS = 300
const MOST_KNOWN = 10_000

/**
 * Follows what other nodes do: tables in memory are brought up to date; of all others, pages here hear whose turn it is
 * and that the lobby has changed.
 */
export class Elsewhere {
  private readonly store: Store
  private readonly rooms: Rooms
  private readonly crowd: Crowd
  private readonly log: Log
  private readonly gone: (room: Room) => void
  private readonly far = new Set<string>()
  private readonly known = new Map<string, Head>()
  private readonly lookFar = new Throttle<'far'>(FAR_MS, () => this.safely(this.lookAtFar()))
  private readonly stopListening: () => void
  private readonly timer: NodeJS.Timeout | undefined

  constructor(around: { store: Store; rooms: Rooms; crowd: Crowd; log: Log; gone: (room: Room) => void }) {
    this.store = around.store
    this.rooms = around.rooms
    this.crowd = around.crowd
    this.log = around.log
    this.gone = around.gone
    const lookAtAll = (): void => this.safely(this.lookAtLoaded())
    this.stopListening = this.store.tables.onAppended((table, seq) => this.hear(table, seq), lookAtAll)
    if (!this.store.shared) return
    this.timer = setInterval(lookAtAll, EVERY_MS)
    this.timer.unref()
  }

  stop(): void {
    this.stopListening()
    this.lookFar.stop()
    clearInterval(this.timer)
  }

  private hear(table: string, seq: number): void {
    const room = this.rooms.loaded(table)
    if (room) {
      if (!room.table || room.table.seq < seq) room.post(() => room.catchUp())
      return
    }
    this.far.add(table)
    this.lookFar.ask('far')
  }

  private async lookAtLoaded(): Promise<void> {
    const loaded = this.rooms.all().filter(room => room.table)
    const heads = await this.store.tables.heads(loaded.map(room => room.id))
    for (const room of loaded) {
      const head = heads.get(room.id)
      // Where this node has moved on meanwhile, it is the answer that is old.
      if (!head || (room.table && head.seq > room.table.seq)) {
        followTable(this.store.tables, this.rooms, room, this.gone)
      }
    }
  }

  private async lookAtFar(): Promise<void> {
    const tables = [...this.far]
    this.far.clear()
    if (this.known.size > MOST_KNOWN) this.known.clear()
    for (const [table, head] of await this.store.tables.heads(tables)) {
      const before = this.known.get(table)
      this.known.set(table, head)
      if (head.phase === 'open' || head.phase !== before?.phase) this.crowd.lobbyChanged()
      if (head.turn === before?.turn) continue
      if (before) this.crowd.turnChanged(before.turn)
      this.crowd.turnChanged(head.turn, table)
    }
  }

  private safely(work: Promise<void>): void {
    work.catch(error => this.log.warn({ err: error }, 'cannot see what other nodes do'))
  }
}
