import { guarded } from '../ops/guarded.ts'
import { Room, type RoomAround } from './room.ts'

/** A table nobody has looked at or changed for so long is dropped from memory. */
const IDLE_MS = 60_000
const SWEEP_MS = 15_000

/** The tables in memory. */
export class Rooms {
  private readonly rooms = new Map<string, Room>()
  private readonly around: RoomAround
  private readonly busy: (room: Room) => boolean
  private readonly timer: NodeJS.Timeout

  /** `busy` says that a room is needed although nobody looks at it. */
  constructor(around: RoomAround, busy: (room: Room) => boolean) {
    this.around = around
    this.busy = busy
    const sweep = guarded(around.log, 'cannot put tables away', () => this.sweep(around.clock() - IDLE_MS))
    this.timer = setInterval(sweep, SWEEP_MS)
    this.timer.unref()
  }

  /** The table's room, loading it if need be; jobs put into its queue run after that. */
  at(id: string): Room {
    const found = this.rooms.get(id)
    if (found) return found
    const room = new Room(id, this.around)
    this.rooms.set(id, room)
    return room
  }

  loaded(id: string): Room | null {
    return this.rooms.get(id) ?? null
  }

  all(): Room[] {
    return [...this.rooms.values()]
  }

  drop(room: Room): void {
    this.rooms.delete(room.id)
    room.leave()
    this.around.dropped(room)
  }

  /** Drops a room nobody needs now. */
  release(room: Room): void {
    if (room.idle && !this.busy(room)) this.drop(room)
  }

  /** Waits until everything that was asked for is on disk. */
  async settle(): Promise<void> {
    clearInterval(this.timer)
    for (const room of this.rooms.values()) room.leave()
    await Promise.all([...this.rooms.values()].map(room => room.run(() => {}).catch(() => {})))
  }

  private sweep(before: number): void {
    for (const room of this.rooms.values()) {
      const forgotten = room.table === null || room.used <= before
      if (forgotten) this.release(room)
    }
    this.around.metrics?.tables(this.rooms.size)
  }
}
