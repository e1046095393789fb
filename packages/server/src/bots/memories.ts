import { type Memory, newMemory } from '@ludoteca/bots'

/** The number of tables whose search trees are kept: trees are large. */
const TABLES = 8

interface Kept {
  readonly seat: number
  readonly memory: Memory
}

/** What the bots of a thread remember of their last decisions, where the same seat is expected to decide next. */
export class Memories {
  /** The one used longest ago first. */
  private readonly tables = new Map<string, Kept>()

  /** Takes out what was kept for this seat, and drops what was kept for the rest of the table. */
  take(table: string, seat: number): Memory {
    const kept = this.tables.get(table)
    this.tables.delete(table)
    return kept?.seat === seat ? kept.memory : newMemory()
  }

  keep(table: string, seat: number, memory: Memory): void {
    if (memory.next?.seat !== seat) return
    this.tables.set(table, { seat, memory })
    for (const oldest of this.tables.keys()) {
      if (this.tables.size <= TABLES) return
      this.tables.delete(oldest)
    }
  }
}
