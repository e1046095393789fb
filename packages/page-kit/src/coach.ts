import type { Lang } from '@ludoteca/engine'

/** The coach of one game: what a beginner should know about each kind of decision. */
export interface Coach<S extends object, K extends string = string> {
  /** What kind of decision this is; null when there is nothing to decide. */
  readonly kindOf: (view: S) => K | null
  /** Where the rulebook says more. */
  readonly rules: Readonly<Record<K, string>>
  /** Two sentences each. */
  readonly text: Readonly<Record<Lang, Readonly<Record<K, string>>>>
}

export type AnyCoach = Coach<object>
