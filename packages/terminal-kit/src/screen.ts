import type { Action, AnyGame, AnyText, GameEvent, Lang, Viewer, Who } from '@ludoteca/engine'
import type { Paint } from './paint.ts'
import type { Study } from './study.ts'

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

export interface Wish {
  readonly notation: string
  /** Where the words for a choice would name a price that cannot be paid. */
  readonly label?: string
}

/** Lines that are always shown together. */
export type Part = readonly string[]

/** Stands between parts; never shown alone. */
export const SPACE: Part = ['']

export const plainWish = (notation: string): Wish => ({ notation })

/** How a game looks in a terminal, and what is known about its choices and its simulations. */
export interface Screen<S extends object, A extends Action, E extends GameEvent> {
  /** In parts of whole lines that make sense by themselves: only those that changed are shown again. */
  picture(view: S, scene: Scene): Part[]
  /** What the thing chosen is for, in general; empty where there is nothing to say. */
  about(action: A, lang: Lang, view: S): string[]
  /** What a player may want to do here, whether it is possible now or not: `?` says why not. */
  wishes(view: S, lang: Lang): Wish[]
  /** Rounds played; null where a game has none. */
  rounds(state: S): number | null
  /** What a choice goes by where it is a number itself: how many colonists. */
  number?(action: A): number | null
  /** Counts how its cards and tiles are used in simulations. */
  study?(seats: number, lang: Lang): Promise<Study<S, A, E>>
  /** A short name for the reason, if this event says why the game ends. */
  ending(event: E): string | null
}

export type AnyScreen = Screen<object, Action, GameEvent>
