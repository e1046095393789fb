import type { Action, Lang, Rng } from '@ludoteca/engine'

/** Estimates how good a position is for each seat. */
export interface Evaluator<S extends object> {
  /** Writes the value of the position for each seat. Only differences between seats count. */
  value(state: S, out: number[]): void
  /** The lead in value that makes a seat a clear favourite in this position. */
  margin(state: S): number
}

/** One sentence for each thing that may speak for a choice. */
export interface ReasonText {
  /** By what grows. */
  readonly gains: Readonly<Record<string, string>>
  /** By what is not spent. */
  readonly kept: Readonly<Record<string, string>>
  /** For what grows and has no sentence of its own. */
  readonly other?: string
}

/** What a bot knows about one game. Everything here reads positions; only `infer` changes one. */
export interface Knowledge<S extends object, A extends Action> extends Evaluator<S> {
  /** The evaluator of `easy` and `medium`, where they have a simpler one. */
  readonly simple?: Evaluator<S>
  /** The evaluator of `expert`, where it has a larger one that takes longer. */
  readonly large?: Evaluator<S> & Pick<Knowledge<S, A>, 'chancy'>
  /** How many choices of a decision in the tree are tried, where the usual number is not best. */
  readonly narrow?: number
  /** Choices that are tried at the decision itself whatever their priors. */
  also?(state: S, legal: readonly A[]): readonly A[]
  /** Whether something is offered that costs nothing, and passing would leave it. */
  free?(state: S): boolean
  /** Whether the position can be evaluated. In the middle of something it is false, and a line is played on until it is true. */
  quiet(state: S): boolean
  /** Whether what comes before the next quiet position depends on hidden things, so that one world is not enough to evaluate it. */
  chancy?(state: S): boolean
  /**
   * A cheap score for each listed action, without playing it: only the order matters. Null where there is none and every
   * action has to be tried.
   */
  prior(state: S, legal: readonly A[]): readonly number[] | null
  /**
   * A better score for the actions with the best priors, where only a few of them are tried or one is chosen without
   * trying: only the order matters. Null where it adds nothing to the priors. A game may have no policy.
   */
  policy?(state: S, actions: readonly A[], priors: readonly number[] | null): readonly number[] | null
  /** The answer to decisions that are better made by rule than by search. */
  byRule(state: S, legal: readonly A[]): A | null
  /** The parts of the value, by seat: the reasons given with advice come from them. */
  breakdown?(state: S, seats: number): Readonly<Record<string, number>>[]
  /** Parts that actions spend: not spending them may be a reason. */
  readonly spent?: readonly string[]
  /** Parts that grow by themselves: their growth is no reason. */
  readonly mute?: readonly string[]
  /** What is said of these parts. */
  readonly reasons?: Readonly<Record<Lang, ReasonText>>
  /** Makes a dealt world likelier than pure chance would, from what the view tells. */
  infer?(world: S, view: S, rng: Rng): void
}

export type AnyKnowledge = Knowledge<object, Action>
