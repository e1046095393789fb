import type { Action, Rng } from '@ludoteca/engine'
import { type Eyes, look, lookBack } from './bot.ts'
import type { Level } from './levels.ts'

/** How good a position is for everybody. */
export interface Judgement<S extends object> {
  /** Writes what each seat may hope for: by how much more than another decides who is ahead. */
  prospects(state: S, out: number[]): void
  /** The lead in prospects that makes somebody a clear favourite now. */
  margin(state: S): number
}

/** What a bot understands of one game. Everything here reads positions; only `imagine` changes one. */
export interface Knowledge<S extends object, A extends Action> extends Judgement<S> {
  /** What `easy` and `medium` go by, where it is simpler. */
  readonly simple?: Judgement<S>
  /** What `expert` goes by, where there is something finer that takes longer. */
  readonly fine?: Judgement<S> & Pick<Knowledge<S, A>, 'chancy'>
  /** How many choices of an imagined decision are worth a look, where the usual number is not best. */
  readonly narrow?: number
  /** False in the middle of something: a look ahead goes on until the dust has settled. */
  settled(state: S): boolean
  /** Whether what comes until then hangs on what others hide, so that one world is not enough to judge by. */
  chancy?(state: S): boolean
  /**
   * How good each listed action looks at a glance, without playing it: only the order matters. Null where
   * a glance tells nothing and every action has to be tried.
   */
  glance(state: S, legal: readonly A[]): readonly number[] | null
  /**
   * How good those that look best at a glance are on a closer look, where few of them can be tried, or one is done
   * without trying: only the order matters. Null where it tells no more than the glance; there may be none.
   */
  closer?(state: S, actions: readonly A[], glances: readonly number[] | null): readonly number[] | null
  /** The answer to decisions that are better made by rule than by looking. */
  byRule(state: S, legal: readonly A[]): A | null
  /** What prospects are made of, by seat: for those who want reasons. */
  breakdown?(state: S, seats: number): Readonly<Record<string, number>>[]
  /** Those parts that actions spend: not to spend them may be a reason. */
  readonly spent?: readonly string[]
  /** Those parts whose growth is no reason: it comes by itself. */
  readonly mute?: readonly string[]
  /** Makes a dealt world likelier than pure chance, from what the view tells. */
  imagine?(world: S, view: S, rng: Rng): void
}

export type AnyKnowledge = Knowledge<object, Action>

/** The same understanding of the game, but judging positions and actions in the simpler way. */
export const simply = ({ closer: _, ...knowledge }: AnyKnowledge): AnyKnowledge => ({
  ...knowledge,
  ...knowledge.simple,
})

/** The understanding of a game that a level has. */
export function knownTo(level: Level, knowledge: AnyKnowledge): AnyKnowledge {
  if (level === 'expert') return { ...knowledge, ...knowledge.fine }
  return level === 'hard' ? knowledge : simply(knowledge)
}

/** `hard` and `expert` keep count of what everybody was shown; the others go by what lies open. */
export const eyesOf = (level: Level): Eyes => (level === 'hard' || level === 'expert' ? lookBack : look)
