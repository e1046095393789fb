import type { Action, AnyGame, GameEvent, Refusal, Seat, Setup, Viewer } from '@ludoteca/engine'
import type { Occupant } from './players.ts'
import type { Foresight } from './preview.ts'

/** A step as the viewer may see it. What was chosen may be secret, so only the events tell. */
export interface SeenStep<E extends GameEvent = GameEvent> {
  readonly seat: Seat
  readonly events: readonly E[]
}

export interface TableState {
  /** What has happened so far; the same list until something else happens or somebody else looks. */
  readonly steps: readonly SeenStep[]
  /** How many steps the shown position has behind it. */
  readonly position: number
  readonly live: boolean
  readonly over: boolean
  readonly view: object
  readonly viewer: Viewer
  readonly turn: Seat | null
  /** What the viewer may do now. */
  readonly legal: readonly Action[]
  /** This person is to say that they sit at the screen, before they see what is theirs. */
  readonly covered: Seat | null
  /** The bot that is being waited for. */
  readonly thinking: Seat | null
  /** The bot on turn failed to answer. */
  readonly stuck: boolean
  /** The turn is over but not yet passed on; seconds null means until confirmed. */
  readonly held: { readonly seat: Seat; readonly seconds: number | null } | null
  readonly undoable: { readonly seat: Seat; readonly count: number } | null
  readonly refused: Refusal | null
  readonly watching: boolean
  /** The step that led to the shown position; null after a jump back. */
  readonly last: SeenStep | null
  /** Where the viewer's own last action was: steps after it are news. */
  readonly since: number
  /** What the viewer saw then, if there is news and it is known. */
  readonly before: object | null
}

/**
 * All that the page knows of a table and can ask of it. A verb need not take effect at once: whatever
 * comes of it is in a later snapshot.
 */
export interface TableModel {
  readonly game: AnyGame
  readonly setup: Omit<Setup, 'seed'>
  /** How players are called, by seat; may be empty. */
  readonly names: readonly string[]
  readonly players: readonly Occupant[]
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => TableState
  /** Plays one action, or several as one batch (all or none). A refused one is explained. */
  readonly act: (...actions: Action[]) => void
  /** Says why an action is not possible now. */
  readonly explain: (action: Action) => void
  readonly forgetRefusal: () => void
  /** Asks for the consequences of these actions; null when nothing is considered any more. */
  readonly consider: (actions: readonly Action[] | null) => void
  /** What they lead to. Not part of the snapshot: it changes with every move of the pointer. */
  readonly foresight: () => Foresight | null
  readonly undo: () => void
  readonly resetTurn: () => void
  /** Ends the pause after a turn. */
  readonly passOn: () => void
  /** The person whose turn it is says that they sit at the screen. */
  readonly uncover: () => void
  /** Shows the position after so many steps. */
  readonly show: (position: number) => void
  readonly backToLive: () => void
  /** Shows the steps from a position on, one after the other, up to now. */
  readonly watch: (from: number) => void
  /** No more waiting: ends the replay of what happened, and bots move at once until a person decides. */
  readonly skip: () => void
  /** Asks the bot that failed once more. */
  readonly retry: () => void
  /** The save file, where the whole log may be known. */
  readonly save?: (() => Promise<string>) | undefined
  /** Totals by seat at the start and after each step, where they may be known. */
  readonly pointsOverTime?: (() => Promise<readonly (readonly number[])[]>) | undefined
}
