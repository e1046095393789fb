import { add, type Decision } from '../table/decision.ts'
import { foldAll, foldDecision, foldOn } from '../table/fold.ts'
import { row } from '../table/row.ts'
import { readSnapshot, writeSnapshot } from '../table/snapshot.ts'
import { peopleOf, personOnTurn, type Table, troubleOf } from '../table/state.ts'
import type { Answer, Around } from './door.ts'
import type { NameBook } from './names.ts'
import type { Watch } from './watch.ts'

/** A position is kept whole after so many lines. */
const SNAPSHOT_EVERY = 200
/** Another process was first so many times in a row: something is wrong. */
const TRIES = 20

/** What a room tells about a commit: the table as it was, in short. */
export interface Before {
  readonly seq: number
  readonly phase: Table['phase']
  readonly turn: string | null
  readonly facts: number
}

export interface RoomAround extends Pick<Around, 'store' | 'games' | 'clock' | 'log' | 'metrics'> {
  readonly names: NameBook
  /** How long this table's clocks ran while the room was closed; asked once. */
  closedDuring(table: Table): number
  /** Nothing is loaded before this. */
  readonly opened: Promise<void>
  /** Called inside the queue, like `changed`. */
  loaded(room: Room): void
  /** Something new is on disk; `own`: this process put it there. */
  changed(room: Room, before: Before, own: boolean): void
  /** It is not in memory any more. */
  dropped(room: Room): void
}

/** One table in memory, with its serial queue. Whatever looks at it or changes it waits for its turn. */
export class Room {
  readonly id: string
  readonly watches = new Set<Watch>()
  table: Table | null = null
  /** When the position was on disk: clocks start then. */
  committed = 0
  used: number
  /** The store did not answer: whoever wants this table starts over. */
  failed = false
  private kept = 0
  private pending = 0
  private tail: Promise<unknown> = Promise.resolve()
  private readonly around: RoomAround

  constructor(id: string, around: RoomAround) {
    this.id = id
    this.around = around
    this.used = around.clock()
    this.post(async () => {
      try {
        await around.opened
        await this.load()
      } catch (error) {
        this.failed = true
        throw error
      }
      around.loaded(this)
    })
  }

  get idle(): boolean {
    return this.pending === 0 && this.watches.size === 0
  }

  run<T>(job: () => T | Promise<T>): Promise<T> {
    this.pending++
    this.used = this.around.clock()
    const result = this.tail
      .then(() => {
        if (this.failed) throw new Error(`${this.id} could not be read`)
        return job()
      })
      .finally(() => this.pending--)
    this.tail = result.catch(() => {})
    return result
  }

  /** For jobs nobody waits for. */
  post(job: () => unknown): void {
    this.run(job).catch(error => this.around.log.error({ err: error, table: this.id }, 'a job failed'))
  }

  private async load(): Promise<void> {
    const { store, games, names, log, metrics } = this.around
    const snapshot = await store.tables.snapshot(this.id)
    let table = snapshot && readSnapshot(snapshot.data, games)
    if (table) foldOn(table, await store.tables.log(this.id, table.seq))
    else {
      const lines = await store.tables.log(this.id, 0)
      table = foldAll(lines, games)
      if (!table && lines.length > 0) log.error({ table: this.id }, 'a log does not begin')
    }
    this.kept = snapshot?.seq ?? 0
    this.table = table
    if (!table) return
    await names.ask([...peopleOf(table), ...table.chat.map(line => line.by), table.host])
    const trouble = table.phase === 'over' ? null : troubleOf(table)
    if (!trouble) return this.reopen(table)
    metrics?.damaged(this.id)
    log.error(
      { table: this.id, trouble, ...table.damage, version: table.version },
      'a table cannot be played on',
    )
  }

  /** Gives back the time that passed while the room was closed. */
  private async reopen(table: Table): Promise<void> {
    const closed = this.around.closedDuring(table)
    if (closed > 0) await this.commit(() => add({ kind: 'reopened', at: this.around.clock(), closed }))
  }

  /** Reads what other processes have added. Inside the queue. */
  async catchUp(): Promise<void> {
    const { table } = this
    if (!table) return this.load()
    const before = this.before(table)
    const lines = await this.around.store.tables.log(this.id, table.seq)
    if (lines.length === 0) return
    foldOn(table, lines)
    await this.around.names.askNew(peopleOf(table))
    this.committed = this.around.clock()
    this.around.changed(this, before, false)
  }

  /** Where other nodes write too, this one may be behind: before it says no or shows a table to a newcomer. */
  async refresh(): Promise<void> {
    if (this.around.store.shared) await this.catchUp()
  }

  private before(table: Table): Before {
    return { seq: table.seq, phase: table.phase, turn: personOnTurn(table), facts: table.changed.facts }
  }

  /**
   * Decides, appends, and only then tells. The table is changed before it is on disk, but nobody can look: the queue
   * is held until then, and if the append fails the table is read again.
   */
  async commit(make: (table: Table) => Decision): Promise<Answer> {
    const { store, names, log, metrics } = this.around
    for (let tries = 0; tries < TRIES; tries++) {
      const { table } = this
      if (!table) return { type: 'no-table' }
      const decision = make(table)
      if (!decision.ok) {
        const { seq } = table
        await this.refresh()
        if (this.table?.seq !== seq) continue
        return { type: 'refused', refusal: decision.refusal }
      }
      if (decision.lines.length === 0) return { type: 'done', seq: table.seq }
      const before = this.before(table)
      let first = false
      try {
        foldDecision(table, decision)
        if (table.damage) throw new Error(`${this.id}: a decision does not fold: ${table.damage.why}`)
        const texts = decision.lines.map(line => JSON.stringify(line))
        first = await store.tables.append(this.id, before.seq, texts, row(table, names.of))
      } catch (error) {
        log.error({ err: error, table: this.id, seq: before.seq }, 'cannot append to a table')
        await this.reread()
        return { type: 'refused', refusal: { rule: 'not-saved' } }
      }
      if (first) {
        this.committed = this.around.clock()
        this.around.changed(this, before, true)
        this.keep(table, before)
        return { type: 'done', seq: table.seq }
      }
      metrics?.appendLost()
      await this.load()
      this.around.changed(this, before, false)
    }
    return { type: 'refused', refusal: { rule: 'not-saved' } }
  }

  /** What is in memory may be more than what is on disk. */
  private async reread(): Promise<void> {
    this.table = null
    await this.load()
  }

  private keep(table: Table, before: Before): void {
    const ended = table.phase === 'over' && before.phase !== 'over'
    if (!ended && table.seq - this.kept < SNAPSHOT_EVERY) return
    this.kept = table.seq
    const { store, log } = this.around
    store.tables
      .keepSnapshot(this.id, table.seq, writeSnapshot(table))
      .catch(error => log.warn({ err: error, table: this.id }, 'cannot keep a snapshot'))
  }
}
