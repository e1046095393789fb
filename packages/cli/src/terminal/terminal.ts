import type { Paint } from '@ludoteca/terminal-kit/paint.ts'

/** Offers what a half-typed line could become. */
export type Complete = (line: string) => string[]

/** Where a command reads and writes. */
export interface Terminal {
  /** Results and the game itself. */
  out(text: string): void
  /** Progress and complaints. */
  err(text: string): void
  /** One line of input; null when there is no more. */
  ask(question: string, complete?: Complete): Promise<string | null>
  close(): void
  readonly paint: Paint
  /** Somebody sits in front of it. */
  readonly interactive: boolean
  /** Progress may be drawn over itself. */
  readonly redraws: boolean
  readonly columns: number
}
