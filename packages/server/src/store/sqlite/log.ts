import Database from 'libsql/promise'
import { BUSY_MS, type Connection } from './connection.ts'

/**
 * This many writes are carried together, since pages they share are written once; a log of so many pages is begun anew.
 * Its file keeps that size (32 MB): a commit that overwrites is on disk sooner than one that makes a file longer.
 */
const USUAL = { writes: 1_000, pages: 8_192 }
/** So few pages may keep a commit waiting. */
const FEW = 256

/** How soon the log is tried again while somebody reads from it. */
const AGAIN_MS = 1_000

const CARRY = 'pragma wal_checkpoint(passive)'

interface Carried {
  /** Pages in the log. */
  readonly log: number
  /** How many of them are in the database too. */
  readonly checkpointed: number
}

/**
 * SQLite's write-ahead log. A commit is on disk when its pages are in the log; from there they must be carried into the
 * database some time. SQLite would do that in the commit that makes the log too long, and whoever waits for that one
 * would wait for all of it. Here a second connection does it, beside the commits; they still share the disk.
 */
export class WriteAheadLog {
  private readonly writer: Connection
  private readonly carrier: Database
  private readonly size: typeof USUAL
  private writes = 0
  private carrying: Promise<void> | null = null
  private again: NodeJS.Timeout | undefined

  constructor(file: string, writer: Connection, size = USUAL) {
    writer.exec('pragma wal_autocheckpoint = 0')
    this.writer = writer
    this.carrier = new Database(file, {})
    this.size = size
  }

  /** To be told after each commit. */
  committed(writes: number): void {
    this.writes += writes
    if (this.writes < this.size.writes || this.carrying) return
    this.writes = 0
    this.carrying = this.carry()
      // A disk that fails shows in the commits; the log is not lost by growing.
      .catch(() => {})
      .finally(() => {
        this.carrying = null
      })
  }

  /** Resolves when what is being carried now has arrived. */
  async settled(): Promise<void> {
    await this.carrying
  }

  /**
   * Leaves nothing in the log that was there before: somebody has been deleted. It waits for those who read, but keeps
   * no commit waiting for them.
   */
  async scrub(): Promise<void> {
    clearTimeout(this.again)
    this.again = undefined
    if (!this.carrying && (await this.emptied())) return
    this.again = setTimeout(() => void this.scrub(), AGAIN_MS)
    this.again.unref()
  }

  async close(): Promise<void> {
    await this.settled()
    if (this.again) await this.emptied()
    clearTimeout(this.again)
    this.carrier.close()
  }

  /** Never throws: a disk that fails shows in the commits. */
  private async emptied(): Promise<boolean> {
    try {
      await this.writer.all('pragma busy_timeout = 0')
      const [done] = await this.writer.all<{ busy: number }>('pragma wal_checkpoint(truncate)')
      return done?.busy === 0
    } catch {
      return false
    } finally {
      await this.writer.all(`pragma busy_timeout = ${BUSY_MS}`)
    }
  }

  /** What is committed meanwhile stays in the log; the log can begin anew only when nothing does. */
  private async carry(): Promise<void> {
    const statement = await this.carrier.prepare(CARRY)
    let before = 0
    for (;;) {
      const [carried] = (await statement.all()) as Carried[]
      if (!carried || carried.log < this.size.pages || carried.checkpointed === before) return
      if (carried.checkpointed - before <= FEW) break
      before = carried.checkpointed
    }
    await this.writer.all<Carried>(CARRY)
  }
}
