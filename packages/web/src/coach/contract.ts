import type { Lang } from '@ludoteca/engine'

/** What a beginner should know about one kind of decision, in two sentences. */
export type Lesson = Readonly<Record<Lang, string>> & {
  /** Where the rulebook says more. */
  readonly rule: string
}

/** The coach of one game. */
export interface Coach<S extends object, K extends string = string> {
  /** What kind of decision this is; null when there is nothing to decide. */
  readonly kindOf: (view: S) => K | null
  readonly lessons: Readonly<Record<K, Lesson>>
}

export type AnyCoach = Coach<object>
