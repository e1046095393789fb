import type { Action, Seat } from './contract.ts'
import type { Lang } from './lang.ts'

/** One kind of line that the explorer follows: the first roles, the first leaders. */
export interface OpeningTree {
  readonly key: string
  /** How many steps of a line are counted. */
  readonly depth: number
  /** Everybody's steps make one line; otherwise each seat has a line of its own. */
  readonly shared?: true
}

/** A step of an opening: an action that belongs to a tree, under a key. */
export interface OpeningStep {
  readonly tree: string
  readonly key: string
}

export interface OpeningWords {
  readonly trees: Readonly<Record<string, { readonly name: string; readonly line: string }>>
  /** What a step is called. */
  step(tree: string, key: string): string
  /** The name of the piece that is drawn beside it, as the page of the game knows pieces; empty: none. */
  piece(tree: string, key: string): string
}

/** What the explorer is told of a game: which actions are steps of its opening, and what they are called. */
export interface GameOpenings<S extends object, A extends Action> {
  readonly trees: readonly OpeningTree[]
  /** Who begins: seats are told apart by how soon it is their turn. */
  first(begun: S): Seat
  /** Null where the action is no step of the opening. */
  step(before: S, action: A): OpeningStep | null
  readonly words: Readonly<Record<Lang, OpeningWords>>
  /** Openings of games that bots played, as `npm run explorer` writes them. */
  shipped(): Promise<string>
}

export type AnyOpenings = GameOpenings<object, Action>
