import type { LoggedProblem } from '@ludoteca/protocol'
import { messageOf } from '../store/trouble.ts'

const MOST = 20

/** The latest things that went wrong, for the host who has no log at hand. */
export class RecentProblems {
  private readonly kept: LoggedProblem[] = []
  private readonly clock: () => number

  constructor(clock: () => number) {
    this.clock = clock
  }

  /** `facts` and `text` as the log got them. */
  note(grave: boolean, facts: unknown, text: unknown): void {
    const { err, table } = (facts ?? {}) as { readonly err?: unknown; readonly table?: unknown }
    this.kept.unshift({
      at: this.clock(),
      grave,
      text: typeof text === 'string' ? text : '',
      why: err === undefined || err === null ? null : messageOf(err),
      table: typeof table === 'string' ? table : null,
    })
    this.kept.length = Math.min(this.kept.length, MOST)
  }

  /** The latest first. */
  latest(): readonly LoggedProblem[] {
    return this.kept
  }
}
