import { InDoubt } from '../store/doubt.ts'
import { type Agreed, add, type Decision } from '../table/decision.ts'
import { type Draft, draftOf } from '../table/draft.ts'
import { foldAll, foldDecision, foldOn } from '../table/fold.ts'
import { row } from '../table/row.ts'
import { readSnapshot, writeSnapshot } from '../table/snapshot.ts'
import { peopleOf, personOnTurn, type Table, troubleOf } from '../table/state.ts'
import { writeEntry } from '../table/stored-entry.ts'
import type { Answer, HubDeps } from './contract.ts'
import type { NameBook } from './names.ts'
import type { Watch } from './watch.ts'

/** A snapshot is written after this many entries. */
const SNAPSHOT_EVERY = 200
/** A commit is given up after losing to other processes this many times in a row. */
const TRIES = 20
/** First and longest pause before a failed store is asked again; the pause doubles each time. */
const AGAIN_MS = 200
const AGAIN_MOST_MS = 800

/** The table as it was before a commit, in short. */
export interface Before {
  readonly seq: number
  readonly phase: Table['phase']
  readonly turn: string | null
  readonly facts: number
}

export interface LiveTableDeps extends Pick<HubDeps, 'store' | 'games' | 'clock' | 'log' | 'metrics'> {
  readonly names: NameBook
  /** How long this table's clocks ran while nobody was there, since this was last asked. */
  closedDuring(table: Table): number | Promise<number>
  /** Resolves when tables may be loaded. */
  readonly opened: Promise<void>
  /** The table has been read, for the first time or again after a failure. Called inside the queue, like `changed`. */
  loaded(live: LiveTable): void
  /** Something new is on disk; `own`: this process put it there. */
  changed(live: LiveTable, before: Before, own: boolean): void
  /** The table has left the memory. */
  dropped(live: LiveTable): void
}

const inShort = (table: Table): Before => ({
  seq: table.seq,
  phase: table.phase,
  turn: personOnTurn(table),
  facts: table.changed.facts,
})

/**
 * One table in memory, with its serial queue. Whatever looks at it or changes it waits for its turn. What is in memory
 * is always what the log says up to some entry: nothing is folded in before it is on disk.
 */
export class LiveTable {
  readonly id: string
  readonly watches = new Set<Watch>()
  table: Table | null = null
  /** When the position was on disk: clocks start then. */
  committed = 0
  used: number
  private kept = 0
  private pending = 0
  private tail: Promise<unknown> = Promise.resolve()
  /** The log may say more than is known here: it is read before anything else is done. */
  private stale = true
  /** When the store last failed; what had been asked before that fails with it. */
  private failed = Number.NEGATIVE_INFINITY
  private failures = 0
  /** Reads that have failed in a row: the first one is reported. */
  private unread = 0
  /** Time to be given back, as long as that has not been done. */
  private closed = 0
  private left = false
  private again: NodeJS.Timeout | undefined
  private readonly deps: LiveTableDeps

  constructor(id: string, deps: LiveTableDeps) {
    this.id = id
    this.deps = deps
    this.used = deps.clock()
    this.post(() => {})
  }

  get idle(): boolean {
    return this.pending === 0 && this.watches.size === 0
  }

  run<T>(job: () => T | Promise<T>): Promise<T> {
    this.pending++
    this.used = this.deps.clock()
    const asked = performance.now()
    const result = this.tail
      .then(async () => {
        // Reading the clock reports gaps in time: before the job, which reckons with them.
        this.deps.clock()
        if (this.stale) await this.read(asked)
        else if (this.table) await this.reopen(this.table)
        return job()
      })
      .finally(() => this.pending--)
    this.tail = result.catch(() => {})
    return result
  }

  /** For jobs nobody waits for. */
  post(job: () => unknown): void {
    this.run(job).catch(error => this.deps.log.error({ err: error, table: this.id }, 'a job failed'))
  }

  /** Something about this table has failed: soon its log is read again, and everything taken up from there. */
  heal(): void {
    if (this.left) return
    this.stale = true
    this.failed = performance.now()
    clearTimeout(this.again)
    const ms = Math.min(AGAIN_MOST_MS, AGAIN_MS * 2 ** this.failures++)
    this.again = setTimeout(() => this.run(() => {}).catch(() => {}), ms)
    this.again.unref()
  }

  /** The table leaves the memory: nothing is tried again. */
  leave(): void {
    this.left = true
    clearTimeout(this.again)
  }

  private async read(asked: number): Promise<void> {
    if (asked <= this.failed) throw new Error(`${this.id} could not be read`)
    try {
      await this.deps.opened
      await this.catchUp()
    } catch (error) {
      if (this.unread++ === 0) this.deps.log.error({ err: error, table: this.id }, 'cannot read a table')
      this.heal()
      throw error
    }
    this.unread = 0
    this.stale = false
    if (this.table) await this.reopen(this.table)
    this.tell(() => this.deps.loaded(this))
  }

  private async load(): Promise<void> {
    const { store, games, names, log, metrics } = this.deps
    const snapshot = await store.tables.snapshot(this.id)
    let table = snapshot && readSnapshot(snapshot.data, games)
    this.kept = table?.seq ?? 0
    if (table) foldOn(table, await store.tables.log(this.id, table.seq))
    else {
      const lines = await store.tables.log(this.id, 0)
      table = foldAll(lines, games)
      if (!table && lines.length > 0) log.error({ table: this.id }, 'a log does not begin')
    }
    if (table) await names.ask([...peopleOf(table), ...table.chat.map(line => line.by), table.host])
    this.table = table
    const trouble = !table || table.phase === 'over' ? null : troubleOf(table)
    if (!table || !trouble) return
    metrics?.damaged(this.id)
    log.error(
      { table: this.id, trouble, ...table.damage, version: table.version },
      'a table cannot be played on',
    )
  }

  /** Gives back the time that passed while nobody was there. */
  private async reopen(table: Table): Promise<void> {
    if (table.phase === 'over' || troubleOf(table)) return
    const more = this.deps.closedDuring(table)
    this.closed += typeof more === 'number' ? more : await more
    const { closed, committed } = this
    if (closed === 0) return
    const answer = await this.commit(() => add({ kind: 'reopened', at: this.deps.clock(), closed }))
    const later = answer.type === 'refused' && answer.refusal.rule === 'not-saved'
    if (later) return
    this.closed = 0
    // The clock has run as long as before.
    this.committed = committed + closed
  }

  /** Reads what other processes have added. Inside the queue. */
  async catchUp(): Promise<void> {
    const { table } = this
    if (!table) return this.load()
    await this.follow(table, await this.deps.store.tables.log(this.id, table.seq))
  }

  private async follow(table: Table, lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return
    const draft = draftOf(table, next => foldOn(next, lines))
    await this.deps.names.askNew(peopleOf(draft.table))
    this.install(draft, table, false)
  }

  /** Where other nodes write too, this one may be behind: before it says no or shows a table to a newcomer. */
  async refresh(): Promise<void> {
    if (this.deps.store.shared) await this.catchUp()
  }

  /** Decides, appends, and only then changes the table and tells. */
  async commit(make: (table: Table) => Decision): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { table } = this
      if (!table) return { type: 'no-table' }
      const decision = make(table)
      if (!decision.ok) {
        await this.refresh()
        if (this.table?.seq !== table.seq) continue
        return { type: 'refused', refusal: decision.refusal }
      }
      if (decision.entries.length === 0) return { type: 'done', seq: table.seq }
      const became = await this.append(table, decision)
      if (became === 'kept') return { type: 'done', seq: this.table?.seq ?? table.seq }
      if (became !== 'late') return { type: 'refused', refusal: { rule: became } }
    }
    return { type: 'refused', refusal: { rule: 'not-saved' } }
  }

  /**
   * What became of a decision about the table as it is. `late`: another process was first, and is followed now.
   * Where the store does not say, the log does; where that cannot be read either, nobody knows yet.
   */
  private async append(table: Table, decision: Agreed): Promise<'kept' | 'late' | 'not-saved' | 'unsure'> {
    const { store, names, log, metrics } = this.deps
    const draft = draftOf(table, next => foldDecision(next, decision))
    const next = draft.table
    if (next.damage) throw new Error(`${this.id}: a decision does not fold: ${next.damage.why}`)
    const texts = decision.entries.map(writeEntry)
    let failure: { readonly error: unknown } | null = null
    try {
      if (await store.tables.append(this.id, table.seq, texts, row(next, names.of))) {
        this.install(draft, table, true)
        return 'kept'
      }
      metrics?.appendLost()
    } catch (error) {
      log.error({ err: error, table: this.id, seq: table.seq }, 'cannot append to a table')
      failure = { error }
    }
    try {
      const lines = await store.tables.log(this.id, table.seq)
      if (failure && texts.every((text, at) => lines[at] === text)) {
        this.install(draft, table, true)
        if (lines.length > texts.length) this.stale = true
        return 'kept'
      }
      if (lines.length > 0) await this.follow(table, lines)
      else if (!failure) await this.loadAnew(table)
      if (lines.length > 0 || !failure) return 'late'
    } catch (error) {
      log.error({ err: error, table: this.id, seq: table.seq }, 'cannot read what became of an entry')
      this.heal()
      return failure ? 'unsure' : 'not-saved'
    }
    this.heal()
    return failure.error instanceof InDoubt ? 'unsure' : 'not-saved'
  }

  /** Reads the table again when another process was first and there is nothing new: it may have been removed. */
  private async loadAnew(table: Table): Promise<void> {
    await this.load()
    this.tell(() => this.deps.changed(this, inShort(table), false))
  }

  /** From now on the table is what has been put on disk. */
  private install(draft: Draft, table: Table, own: boolean): void {
    const before = inShort(table)
    const next = draft.come()
    this.table = next
    this.committed = this.deps.clock()
    if (own) this.failures = 0
    this.tell(() => this.deps.changed(this, before, own))
    if (own) this.tell(() => this.keep(next, before))
  }

  /** Tells listeners after a commit; a listener that fails does not undo it. */
  private tell(words: () => void): void {
    try {
      words()
    } catch (error) {
      this.deps.log.error({ err: error, table: this.id }, 'a change could not be told')
    }
  }

  private keep(table: Table, before: Before): void {
    const ended = table.phase === 'over' && before.phase !== 'over'
    if (!ended && table.seq - this.kept < SNAPSHOT_EVERY) return
    this.kept = table.seq
    const { store, log } = this.deps
    store.tables
      .keepSnapshot(this.id, table.seq, writeSnapshot(table))
      .catch(error => log.warn({ err: error, table: this.id }, 'cannot keep a snapshot'))
  }
}
