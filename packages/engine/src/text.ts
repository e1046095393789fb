import type { Action, GameEvent, Refusal, Seat, TextProblem } from './contract.ts'
import type { Lang } from './lang.ts'
import { SIGNS } from './signs.ts'

export interface OptionText {
  readonly name: string
  /** One line: what this changes for the players. */
  readonly explain: string
  readonly values: Readonly<Record<string, { readonly name: string; readonly explain?: string }>>
}

/** How a seat is called in a log line: "Ana", "你", "Seat 2". */
export type Who = (seat: Seat) => string

/** A game on a list: known before anything else of it is loaded. */
export interface GameTitle {
  readonly name: string
  /** What it is about, in one sentence. */
  readonly line: string
  /** Players and minutes. */
  readonly facts: string
  /** What playing against the rules is called, and the lesson on it, in games that can be played alone. */
  readonly alone?: string
  /** What the second lesson is about, where there is one. */
  readonly strategy?: string
}

/** Everything a player reads about one game in one language. */
export interface GameText<S extends object, A extends Action, E extends GameEvent> {
  readonly lang: Lang
  readonly name: string
  readonly tagline: string
  readonly options: Readonly<Record<string, OptionText>>
  /** What the deciding seat is asked, as one short sentence without a name. */
  prompt(s: S): string
  /** A choice as it stands in a list. `s` is the position in which it may be chosen. */
  action(a: A, s: S): string
  /** One log line. Null for events that only matter to animation. */
  event(e: E, who: Who): string | null
  /**
   * The same for the game this position belongs to, in games whose things are called differently from table to
   * table: for what is told without a position. The same object for games that have everything in common.
   */
  of?(s: S): GameText<S, A, E>
  /** One sentence that says why not. */
  refusal(r: Refusal): string
  /** What is wrong with a text for an option that takes texts, without the place; in games that have such options. */
  wrongText?(problem: TextProblem): string
  /** Who sits where the rules play, in games that have such seats. */
  readonly automatic?: string
  /** Names the parts of a standing. */
  part(key: string): string
}

export type AnyText = GameText<object, Action, GameEvent>

/** What is wrong with a text, each problem a line that begins with its place. */
export const wrongTextLines = (text: AnyText, problems: readonly TextProblem[]): string[] =>
  problems.map(problem => {
    const sentence = text.wrongText?.(problem) ?? problem.rule
    return problem.at === '' ? sentence : SIGNS[text.lang].named(problem.at, sentence)
  })
