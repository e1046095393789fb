import type { Action, AnyGame, AnyText, GameEvent, Lang, Rng, Seat, Setup, Viewer } from '@ludoteca/engine'

/** What is put to the test: a game, and what its package knows about itself. */
export interface Subject {
  readonly game: AnyGame
  readonly text?: Readonly<Record<Lang, AnyText>>
  /** The rulebooks as text; each refusal met must have its anchor `{#rule}` in both. */
  readonly rulebook?: Readonly<Record<Lang, string>>
  /** More actions worth asking `refusal` about, beyond those met in random games. */
  extra?(state: object): readonly Action[]
  /**
   * What a viewer must not know, by name, read from the true state without help of `view`. Redealing
   * must change each of them sooner or later; otherwise the view gives it away.
   */
  secrets?(state: object, viewer: Viewer): Readonly<Record<string, unknown>>
}

/** A position in which `seat` decides. Laws only read it. */
export interface Position {
  readonly setup: Setup
  readonly state: object
  readonly seat: Seat
  /** Actions before this one. */
  readonly number: number
  readonly legal: readonly Action[]
  /** Randomness of the law's own. */
  readonly rng: Rng
  /** Every action met so far in games of this batch, by notation. */
  readonly pool: ReadonlyMap<string, Action>
}

/** A position, what was chosen there and what it led to. */
interface Step extends Position {
  readonly action: Action
  readonly after: object
  readonly events: readonly GameEvent[]
}

/** A game played to its end. */
export interface Ending {
  readonly setup: Setup
  readonly state: object
  readonly actions: readonly Action[]
  readonly rng: Rng
}

/** What went wrong, for people; null when all is well. */
export type Finding = string | null

/**
 * One promise that every game keeps. A law is made anew for each batch of games, so it may remember
 * what it has seen. Each hook says what is broken, or null.
 */
export interface Law {
  readonly name: string
  /** Looks at one position or step in so many; 1 when left out. */
  readonly every?: number
  position?(at: Position): Finding
  step?(step: Step): Finding
  end?(ending: Ending): Finding
  /** After the last game of the batch. */
  finish?(): Finding
}

export type LawMaker = (subject: Subject) => Law
