import type { Action, Game, GameEvent, GameText, Lang, Seat, Standing, Viewer, Who } from '@ludoteca/engine'
import type { ComponentType } from 'react'

/** A step as the viewer may see it. What was chosen may be secret, so only the events tell. */
export interface SeenStep<E extends GameEvent = GameEvent> {
  readonly seat: Seat
  readonly events: readonly E[]
}

/** A position as one viewer may know it, and the words for it. */
export interface Scene<S extends object, A extends Action, E extends GameEvent> {
  readonly game: Game<S, A, E>
  readonly view: S
  readonly viewer: Viewer
  readonly text: GameText<S, A, E>
  readonly lang: Lang
  /** Names by seat, never empty. */
  readonly names: readonly string[]
  readonly who: Who
}

/** The end of a game, with everybody's place as the table has it: who resigned comes last. */
export interface Ended<S extends object, A extends Action, E extends GameEvent> extends Scene<S, A, E> {
  readonly standings: readonly Standing[]
}

/** What would follow from a choice, as far as the viewer can know: see `usePreview`. */
export interface Preview<S extends object, A extends Action, E extends GameEvent> {
  readonly actions: readonly A[]
  /** The position afterwards, seen by the same viewer. */
  readonly after: S
  /** What would happen, up to the first draw, and the same as log lines. */
  readonly events: readonly E[]
  readonly lines: readonly string[]
  readonly changes: readonly Change[]
  /** Something would be drawn or shown: what comes after that is not told. */
  readonly uncertain: boolean
}

/** "Doubloons 3 → 5" for one seat. */
export interface Change {
  readonly seat: Seat
  readonly key: string
  readonly name: string
  readonly before: number
  readonly after: number
  /** What it may come to at the worst, where a cost that is sure to follow is known within bounds. */
  readonly worst?: number
}

/** A cost that is sure to follow a choice, later in the same turn. */
export interface Due {
  readonly seat: Seat
  /** Of the tally it lowers. */
  readonly key: string
  readonly least: number
  readonly most: number
}

/** Everything a drawn board gets. It knows no rules: what can be touched comes from `legal`. */
export interface BoardProps<S extends object, A extends Action, E extends GameEvent> extends Scene<S, A, E> {
  /** What the viewer may do now; empty while somebody else decides or an old position is shown. */
  readonly legal: readonly A[]
  /** Plays one action, or several as one batch (all or none). A refused one is explained. */
  readonly act: (...actions: A[]) => void
  /** Says why this is not possible now. Call it when a closed thing is tapped. */
  readonly explain: (action: A) => void
  /** Hover or focus: asks for the consequences of these actions; null when the pointer leaves. */
  readonly consider: (actions: readonly A[] | null) => void
  /** What the viewer saw after their own last action, if others have acted since. */
  readonly before: S | null
  /** The step that led to this view; null after a jump. Animate from it and the difference of views. */
  readonly last: SeenStep<E> | null
  /** How long one movement takes; 0 means no animation. Never above 250. */
  readonly motionMs: number
  /** How long something that ends may be played out over the board, unasked; 0 means not at all. Never above 2500. */
  readonly stageMs: number
  /** Opens the rulebook at this anchor. */
  readonly openRule: (anchor: string) => void
}

/** Part of the position in words, for the view without a picture. */
export interface Section {
  readonly title: string
  readonly lines?: readonly string[]
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly sections?: readonly Section[]
}

/** A piece that is drawn beside its name in the rulebook. */
export interface BookPiece {
  /** What it is called in the language of the book; plurals in Latin letters are found by themselves. */
  readonly terms: readonly string[]
  /** Fills the box it is put in; the name stands beside it. */
  readonly Art: ComponentType
}

/** A counted possession of a seat, e.g. doubloons; compared to tell what changed. */
export interface Tally {
  readonly key: string
  readonly name: string
  readonly count: number
}

/** What is compared when totals are equal at the end. */
export interface TieBreak {
  readonly name: string
  /** By seat. */
  readonly counts: readonly number[]
}

/** One thing that is counted at the end, in the order in which it is counted. */
export interface ScoringStep {
  readonly name: string
  /** What it brings, by seat. */
  readonly counts: readonly number[]
  /** What it brings is compared and not added. */
  readonly plain?: true
  /** Everybody's points when it has been counted, by seat. */
  readonly totals: readonly number[]
  /** What it is made of, if of several things. */
  readonly items?: readonly { readonly seat: Seat; readonly name: string; readonly count: number }[]
}

export interface ChoiceGroup<A extends Action> {
  readonly title: string | null
  readonly actions: readonly A[]
}

/** An event that begins a part of the log. */
export interface Chapter {
  readonly level: 'round' | 'turn'
  readonly title: string
  /** Whose turn begins, if not that of the one who acted. */
  readonly seat?: Seat
}

/** What a sound is made of. */
export type Material = 'tile' | 'wood' | 'stone' | 'coin' | 'barrel' | 'card' | 'people' | 'water' | 'clash'

/** What can be seen and heard of an event where the game is drawn. */
export interface Happening {
  /** Places on the board by their `data-spot`. */
  readonly spots: readonly string[]
  /** What somebody got or lost, if the things counted for that seat do not tell. */
  readonly gains?: readonly { readonly seat: Seat; readonly name: string; readonly by: number }[]
  readonly sound?: Material
}

/**
 * How one game is shown. Everything may be left out: the shell has a plain answer for each, so a
 * game on the shelf can be played on the page before anybody has drawn its board.
 */
export interface GameUi<S extends object, A extends Action, E extends GameEvent> {
  readonly Board?: ComponentType<BoardProps<S, A, E>>
  /** Takes the place of the list of choices for the decisions it names. */
  readonly panel?: {
    readonly fits: (view: S) => boolean
    readonly Panel: ComponentType<BoardProps<S, A, E>>
    /** What of it stays on a small screen while the choice is made on the board: see `apart`. */
    readonly Brief?: ComponentType<BoardProps<S, A, E>>
    /** What it asks, where that is not what the game asks step by step. */
    readonly prompt?: (scene: Scene<S, A, E>) => string | null
    /** Where it shows by itself what a choice brings: no room is kept for a preview. */
    readonly tells?: (view: S) => boolean
    /** Where it takes many steps together: advice on the first of them would say nothing. */
    readonly batches?: (view: S) => boolean
  }
  /**
   * Where a decision is taken on the board: the choices that have no place there, of which a small screen then shows only
   * these; null where the list is what one decides by.
   */
  readonly apart?: (scene: Scene<S, A, E>, legal: readonly A[]) => readonly A[] | null
  /** In one line what a player must always know of their own, where the own board may be out of sight. */
  readonly Purse?: ComponentType<Scene<S, A, E> & { readonly seat: Seat }>
  /** A way to explore the position by keyboard, shown in the view without a picture. */
  readonly Explorer?: ComponentType<BoardProps<S, A, E>>
  readonly describe?: (scene: Scene<S, A, E>) => readonly Section[]
  readonly tally?: (scene: Scene<S, A, E>, seat: Seat) => readonly Tally[]
  readonly groups?: (scene: Scene<S, A, E>, legal: readonly A[]) => readonly ChoiceGroup<A>[]
  /** Parts of a seat's points that are covered in this view: its total is more than the view tells. */
  readonly covers?: (view: S, seat: Seat) => readonly string[]
  /** What decides between equal totals on the final screen, one after the other. */
  readonly tieBreaks?: (scene: Scene<S, A, E>) => readonly TieBreak[]
  readonly chapter?: (event: E, text: GameText<S, A, E>, who: Who) => Chapter | null
  /** Where an event happened: that place shines, and is marked until the viewer acts again. */
  readonly happening?: (scene: Scene<S, A, E>, event: E) => Happening | null
  /**
   * What an event begins, in a word or two: a role, a visit, a war. Captions name it until something else begins; null
   * ends it, undefined changes nothing.
   */
  readonly context?: (event: E, text: GameText<S, A, E>) => string | null | undefined
  /** How many times as long as usual a step stays at least, where there is more to see than to read. */
  readonly stay?: (events: readonly E[]) => number
  /** The board itself marks what has changed since the viewer acted. */
  readonly marksNews?: boolean
  /** What a choice costs later on, so that no preview shows what it brings and hides what it is sure to cost. */
  readonly dues?: (scene: Scene<S, A, E>, after: S) => readonly Due[]
  /** More lines about what a choice would do, beyond the log lines of its events. */
  readonly foretell?: (scene: Scene<S, A, E>, after: S, events: readonly E[]) => readonly string[]
  /** Whether an event among the news touches the viewer though it does not name them. */
  readonly touches?: (scene: Scene<S, A, E>, before: S | null, event: E) => boolean
  /** Whether this event tells why the game came to its end: its line is said on the final screen. */
  readonly tellsEnd?: (event: E) => boolean
  /** How the points are counted at the end, where they are not simply added up. */
  readonly scoring?: (ended: Ended<S, A, E>) => readonly ScoringStep[]
  /** Pieces to be drawn in the rulebook. */
  readonly pieces?: (lang: Lang) => readonly BookPiece[]
  /** Takes the place of the table of points on the final screen. */
  readonly Result?: ComponentType<Ended<S, A, E>>
  /** What the chart on the final screen shows, if not simply the points. */
  readonly chart?: (lang: Lang) => string
}

export type AnyScene = Scene<object, Action, GameEvent>
export type AnyPreview = Preview<object, Action, GameEvent>
export type AnyBoardProps = BoardProps<object, Action, GameEvent>
export type AnyGameUi = GameUi<object, Action, GameEvent>
