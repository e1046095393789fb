import type { Action, Lang } from '@ludoteca/engine'
import type { ReasonText } from './knowledge.ts'

/** The puzzles of a game: positions of games that bots played, in which one choice is better than all others. */
export interface GamePuzzles<S extends object, A extends Action> {
  /** Positions and solutions, as `npm run puzzles` writes them. */
  readonly book: string
  /** What puzzles can be about, by key. */
  readonly themes: Readonly<Record<Lang, Readonly<Record<string, string>>>>
  /** What is said in favour of a solution. */
  readonly reasons: Readonly<Record<Lang, ReasonText>>
  /**
   * What a puzzle is about: the key of a theme. `after` is where the solution leads at once. Null where such a decision is
   * only a part of one and makes no puzzle.
   */
  themeOf(state: S, solution: A, after: S): string | null
}

export type AnyPuzzles = GamePuzzles<object, Action>
