import type { Rng } from './rng.ts'

/** Players are numbered clockwise from 0. */
export type Seat = number

/** Who is looking: a seat, or a spectator at the table. */
export type Viewer = Seat | 'table'

/** Chosen variants, by option id. A switch has the values `off` and `on`. */
export type Options = Readonly<Record<string, string>>

/** What is wrong with a text somebody brought, and where: `cards[12].effects[0]`. Put into words by `GameText.wrongText`. */
export interface TextProblem {
  readonly at: string
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

/** A value of an option that is no word from a list but a text players bring: it says all it means by itself. */
export interface OwnTexts {
  /** The text in its one fixed form and what it calls itself, or everything that is wrong with it. */
  read(
    text: string,
  ):
    | { readonly ok: true; readonly text: string; readonly name: string }
    | { readonly ok: false; readonly problems: readonly TextProblem[] }
}

export interface OptionSpec {
  readonly id: string
  /** The first value is the default. */
  readonly values: readonly string[]
  /** Values of this option that change the defaults of other options. */
  readonly presets?: Readonly<Record<string, Options>>
  /** The option matters only at these player counts; elsewhere it must keep its default. */
  readonly seats?: readonly number[]
  /** Besides `values`, texts are taken. They are kept whole wherever options are, so that every copy can be played on. */
  readonly own?: OwnTexts
  /** An extension: it is on at its last value. */
  readonly module?: true
  /** People look for finished games by it, as they do by modules and by options with presets. */
  readonly sought?: true
  /** Whether it changes anything beside the other options; always when left out. It is only shown where it does. */
  readonly matters?: (options: Options, seats: number) => boolean
}

/**
 * How a seed becomes a deal. 1 is how it was done at first: the key was the plain hash of the seed, and so was the
 * commitment. Old games replay by it; nothing is committed to by it any more.
 */
export type Deal = 1 | 2

export interface Setup {
  readonly seats: number
  readonly options: Options
  /** Secret until the game is over. Any text; 128 random bits in hex when nobody asks for a certain game. */
  readonly seed: string
  /** The version of the rules the log was begun under; the newest when left out. */
  readonly version?: number
  /** How the seed becomes a deal; left out: as new games do. What is kept says it. */
  readonly deal?: Deal
  /** A position set up by hand to begin from, in the notation of the game; only where its `positions` accept it. */
  readonly position?: string
}

/** Positions that are set up by hand. */
export interface Positions<S extends object> {
  /** What is wrong with the position of a setup, as keys of texts; empty when `create` makes it. Any text may be asked about. */
  problems(setup: Setup): readonly PositionProblem[]
  /** The position in the notation that `problems` and `create` read, as far as it can be set up. */
  write(s: S): string
}

export interface PositionProblem {
  readonly key: string
  readonly params: Readonly<Record<string, number>>
}

/** Small, frozen, plain data. Equal actions are written alike. */
export interface Action {
  readonly type: string
}

/** A fact, in the past tense. Text, animation, sound and speech are made from events when shown. */
export interface GameEvent {
  readonly type: string
  /** Something unknown to somebody was drawn or shown: nobody takes back past this. */
  readonly reveals?: true
}

export type Emit<E> = (event: E) => void

/** Why an action is not allowed. `rule` is a text key and an anchor in the rulebook. */
export interface Refusal {
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

export interface Standing {
  readonly seat: Seat
  /** 1 is best; equal ranks share a place. */
  readonly rank: number
  readonly total: number
  /** Adds up to `total` unless the game says otherwise in its text. */
  readonly parts: readonly { readonly key: string; readonly points: number }[]
}

/**
 * The rules of one game as a pure library.
 *
 * State is plain JSON data. `apply` changes a state its caller owns; everything else only reads.
 * A view is a state whose unknown parts are blanked, so `turn`, `legal` (for the viewer's own
 * decisions), `refusal` and `standings` work on it too. `redeal` fills the blanks with something
 * the viewer cannot tell from the truth.
 */
export interface Game<S extends object, A extends Action, E extends GameEvent> {
  readonly id: string
  /** Raised whenever an old log would replay differently. */
  readonly version: number
  /** The oldest version whose logs still replay as they were played; only the newest when left out. */
  readonly oldest?: number
  /** Raised whenever positions or views of them are put together differently, even if every log replays; 1 when left out. */
  readonly shape?: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** How one person plays against the rules: a table with the option whose further values are the levels, and the usual one. */
  readonly alone?: { readonly seats: number; readonly option: string; readonly value: string }
  /**
   * Seats that the rules play themselves with these options, complete and valid: nobody sits there, and they are never
   * asked. None when left out.
   */
  automatic?(options: Options): readonly Seat[]
  /** Positions set up by hand, where the game knows how. */
  readonly positions?: Positions<S>
  /** `setup.options` is complete and valid: see `resolveOptions`. */
  create(setup: Setup): S
  /** Who decides now; null when the game is over. */
  turn(s: S): Seat | null
  /** Every action open to that seat: no duplicates, stable order, never empty before the end. */
  legal(s: S, out?: A[]): A[]
  /** Null exactly when `legal` lists the action. */
  refusal(s: S, a: A): Refusal | null
  /** The action must be legal. */
  apply(s: S, a: A, emit?: Emit<E>): void
  clone(s: S): S
  view(s: S, viewer: Viewer): S
  /**
   * A view for whoever has watched all along and forgets nothing: also what the events shown to that viewer add up to,
   * though it lies hidden now.
   */
  witness(s: S, viewer: Viewer): S
  viewEvent(e: E, viewer: Viewer): E
  redeal(view: S, viewer: Viewer, rng: Rng): S
  /** In order of seats; meaningful at any moment, final when the game is over. */
  standings(s: S): Standing[]
  /** One line of notation per action. */
  write(a: A): string
  /** Null when the text is no action of this game. */
  read(text: string): A | null
  /** Conservation laws that do not hold; empty when all is well. */
  check(s: S): string[]
}

/** A game whose types have been forgotten: for code that serves all games alike. */
export type AnyGame = Game<object, Action, GameEvent>
