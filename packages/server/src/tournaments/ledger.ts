import type { Refusal } from '@ludoteca/engine'
import type { Log } from '../live/contract.ts'
import { InDoubt } from '../store/doubt.ts'
import type { Store } from '../store/store.ts'
import type { Decision } from './decide.ts'
import { fold, foldAll, foldOn, open } from './fold.ts'
import { rowOf } from './row.ts'
import type { Tournament } from './state.ts'
import { type EntryOf, writeEntry } from './stored-entry.ts'

/** Tournaments kept in memory: those looked at most lately. */
const MOST_KNOWN = 50
/** A commit is given up after losing to other processes this many times in a row. */
const TRIES = 20

export type Kept =
  | { readonly ok: true; readonly t: Tournament }
  /** Null: there is no such tournament. */
  | { readonly ok: false; readonly refusal: Refusal | null }

/** Reads and writes the logs of tournaments. A decision is made on what the log says, and counts once it is on disk. */
export class Ledger {
  private readonly known = new Map<string, Tournament>()
  private readonly store: Store
  private readonly log: Log
  private readonly changed: (t: Tournament) => void

  /** `changed` is told of everything that has been put on disk here. */
  constructor(store: Store, log: Log, changed: (t: Tournament) => void = () => {}) {
    this.store = store
    this.log = log
    this.changed = changed
  }

  async read(id: string): Promise<Tournament | null> {
    const { tournaments } = this.store
    const row = await tournaments.row(id)
    const known = this.known.get(id)
    if (!row) {
      this.known.delete(id)
      return null
    }
    if (known?.seq === row.seq) return known
    const t =
      known && known.seq < row.seq
        ? foldOn(known, await tournaments.log(id, known.seq))
        : foldAll(await tournaments.log(id, 0))
    if (!t) {
      this.log.error({ tournament: id }, 'the log of a tournament does not begin')
      return null
    }
    if (t.damage) this.log.error({ tournament: id, ...t.damage }, 'a tournament cannot be followed')
    this.remember(t)
    return t
  }

  /** Puts a new tournament on disk. */
  async make(entry: EntryOf<'made'>): Promise<Tournament> {
    const t = open(entry)
    const text = writeEntry(entry)
    try {
      if (!(await this.store.tournaments.append(t.id, 0, [text], rowOf(t), [])))
        throw new Error(`${t.id} is there already`)
    } catch (error) {
      const [first] = await this.store.tournaments.log(t.id, 0)
      if (first !== text) throw error
    }
    this.remember(t)
    this.changed(t)
    return t
  }

  /** `told`: tables whose end the decision accounts for. */
  async commit(
    id: string,
    make: (t: Tournament) => Decision | Promise<Decision>,
    told: readonly string[] = [],
  ): Promise<Kept> {
    for (let tries = 0; tries < TRIES; tries++) {
      const t = await this.read(id)
      if (!t) return { ok: false, refusal: null }
      const decision = await make(t)
      if (!decision.ok) return decision
      if (decision.entries.length === 0) return { ok: true, t }
      const next = decision.entries.reduce(fold, t)
      if (next.damage) throw new Error(`${id}: a decision does not fold: ${next.damage.why}`)
      const became = await this.append(t, next, decision.entries.map(writeEntry), told)
      if (became === 'kept') return { ok: true, t: next }
      if (became !== 'late') return { ok: false, refusal: { rule: became } }
    }
    return { ok: false, refusal: { rule: 'not-saved' } }
  }

  /** Where the store does not say what became of it, the log does. */
  private async append(
    t: Tournament,
    next: Tournament,
    lines: readonly string[],
    told: readonly string[],
  ): Promise<'kept' | 'late' | 'not-saved' | 'unsure'> {
    const { tournaments } = this.store
    try {
      if (!(await tournaments.append(t.id, t.seq, lines, rowOf(next), told))) return 'late'
    } catch (error) {
      this.log.error({ err: error, tournament: t.id, seq: t.seq }, 'cannot append to a tournament')
      const kept = await tournaments.log(t.id, t.seq).catch(() => null)
      if (kept === null) return 'unsure'
      if (!lines.every((line, at) => kept[at] === line))
        return error instanceof InDoubt ? 'unsure' : 'not-saved'
    }
    this.remember(next)
    this.changed(next)
    return 'kept'
  }

  private remember(t: Tournament): void {
    this.known.delete(t.id)
    this.known.set(t.id, t)
    const [oldest] = this.known.keys()
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest)
  }
}
