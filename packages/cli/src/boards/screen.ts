import type { AnyGame, AnyText, GameEvent, Lang, Viewer, Who } from '@ludoteca/engine'
import type { Paint } from '../terminal/paint.ts'

/** Everything a picture may use besides the view. */
export interface Scene {
  readonly game: AnyGame
  readonly text: AnyText
  readonly lang: Lang
  readonly viewer: Viewer
  readonly who: Who
  readonly paint: Paint
  /** Most columns of a line. */
  readonly columns: number
}

/** How a game looks in a terminal, and what its simulations can tell. */
export interface Screen<S extends object, E extends GameEvent> {
  picture(view: S, scene: Scene): string[]
  /** Rounds played; null where a game has none. */
  rounds(state: S): number | null
  /** A short name for the reason, if this event says why the game ends. */
  ending(event: E): string | null
}

export type AnyScreen = Screen<object, GameEvent>
