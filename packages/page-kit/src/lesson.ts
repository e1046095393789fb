import type { Lang, Options } from '@ludoteca/engine'

/** One thing the learner does, and what the others do after it: lines of notation. */
export interface Step<K extends string = string> {
  readonly id: K
  /** One after the other, or all together where the board sends them so. */
  readonly does: readonly string[]
  readonly answers?: readonly string[]
  /** Selectors of what to point at on the board, where what is open does not tell enough. */
  readonly aims?: readonly string[]
}

/** What a sentence may speak about: views of the learner, names by seat. */
export interface Told<S extends object> {
  readonly now: S
  /** When the step before this one began. */
  readonly before: S
  readonly names: readonly string[]
}

interface StepText<S extends object> {
  readonly title: string
  /** What just happened and why it matters; numbers come from the position. */
  readonly says: (told: Told<S>) => string
  /** What to do now; names the piece. */
  readonly ask: string
}

export interface LessonText<S extends object, K extends string = string> {
  readonly steps: Readonly<Record<K, StepText<S>>>
  /** What to take along to a real game. */
  readonly end: (told: Told<S>) => readonly string[]
}

/** A scripted first game, seen from seat 0. */
export interface Lesson<S extends object, K extends string = string> {
  readonly seats: number
  /** Other than the usual ones. */
  readonly options?: Options
  readonly seed: string
  /** Turns the opening position into the one the lesson needs. */
  readonly prepare?: (s: S) => void
  /** Played before the lesson begins. */
  readonly before?: readonly string[]
  readonly steps: readonly Step<K>[]
  readonly text: Readonly<Record<Lang, LessonText<S, K>>>
}

export type AnyLesson = Lesson<object>
