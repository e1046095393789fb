import type { TableSummary } from '@ludoteca/protocol'

/** What lists and jobs need to know of a table, written together with the lines that changed it. Names are not kept. */
export interface TableRow extends TableSummary {
  readonly game: string
  readonly visibility: 'public' | 'unlisted' | 'private'
  /** People seated, in order of seats. */
  readonly people: readonly string[]
  /** A bot or a guardian is to move: somebody must let it think. */
  readonly wants: 'bot' | null
  /** The position whose mover is wanted or whose clock runs: the number of the next entry. */
  readonly seq: number
}
