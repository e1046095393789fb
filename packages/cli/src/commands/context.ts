import type { Lang } from '@ludoteca/engine'
import type { Line } from '../args.ts'
import type { Problem } from '../problem.ts'
import type { Terminal } from '../terminal/terminal.ts'

export interface Context {
  readonly line: Line
  readonly lang: Lang
  readonly terminal: Terminal
  /** What somebody types to call this command. */
  readonly self: string
}

/** Null when all went well. */
export type Run = (context: Context) => Promise<Problem | null>
