import type { Action, GameEvent, Lang, PositionProblem, Who } from '@ludoteca/engine'
import type { ComponentType } from 'react'
import type { Scene } from './board/contract.ts'

export interface EditorProps<S extends object, A extends Action, E extends GameEvent> {
  /** The position as it is now, sound or not, with everything on the table. */
  readonly scene: Scene<S, A, E>
  readonly onChange: (state: S) => void
}

/** How positions of one game are set up by hand. */
export interface Arranger<S extends object, A extends Action, E extends GameEvent> {
  readonly Editor: ComponentType<EditorProps<S, A, E>>
  /** Why a position is refused, in a sentence. */
  readonly say: (lang: Lang, problem: PositionProblem, who: Who) => string
}

export type AnyArranger = Arranger<object, Action, GameEvent>
