import type { Action, GameEvent } from '@ludoteca/engine'
import type { Arranger } from './arrange.ts'
import type { GameUi } from './board/contract.ts'
import type { Coach } from './coach.ts'
import type { Lesson } from './lesson.ts'

/** How one game is shown and taught on the page. */
interface GamePage<S extends object, A extends Action, E extends GameEvent> {
  readonly ui: GameUi<S, A, E>
  coach(): Promise<Coach<S>>
  lesson(): Promise<Lesson<S>>
  /** A second lesson, on how to win; its title stands among those of the game. */
  strategy?(): Promise<Lesson<S>>
  /** A lesson on playing alone against the rules. */
  alone?(): Promise<Lesson<S>>
  /** How positions are set up by hand, where the rules know how. */
  arrange?(): Promise<Arranger<S, A, E>>
}

export type AnyPage = GamePage<object, Action, GameEvent>

/** Forgets the types of one game; the page only ever hands it values of that same game. */
export const gamePage = <S extends object, A extends Action, E extends GameEvent>(
  page: GamePage<S, A, E>,
): AnyPage => page as unknown as AnyPage
