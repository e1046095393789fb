import type { Action, AnyGame, Refusal, Seat, Setup, Viewer } from '@ludoteca/engine'
import type { SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import type { Occupant } from '../../store/players.ts'
import type { Foresight } from './foresight.ts'

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
  /** The bot on turn waits until somebody lets it play. */
  readonly waits?: true
  /** The turn is over but not yet passed on; seconds null means until confirmed. */
  readonly held: { readonly seat: Seat; readonly seconds: number | null } | null
  readonly undoable: { readonly seat: Seat; readonly count: number } | null
  /** How many steps, those of bots among them, a person who plays alone takes back to decide anew; 0 where one cannot. */
  readonly retakable: number
  readonly refused: Refusal | null
  /** What was chosen is on its way to the server: nothing else can be chosen until it has answered. */
  readonly asked?: true
  /** Steps are being played that lead to the present. */
  readonly watching: boolean
  /** Steps of others wait until somebody asks for them. */
  readonly paused: boolean
  /** How many steps are still to be played. */
  readonly behind: number
  /** The table as it stands, while steps are being played that lead there: one may act on it at once. */
  readonly now: TableState | null
  /** The step that led to the shown position; null after a jump back. */
  readonly last: SeenStep | null
  /** Where the viewer's own last action was: steps after it are news. */
  readonly since: number
  /** What the viewer saw then, if there is news and it is known. */
  readonly before: object | null
}

/** The table as it stands, whatever is shown of it. */
export const present = (state: TableState): TableState => state.now ?? state

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
  /** Takes back to the person's own last decision, whatever bots have done since. */
  readonly retake?: (() => void) | undefined
  /** Ends the pause after a turn. */
  readonly passOn: () => void
  /** The person whose turn it is says that they sit at the screen. */
  readonly uncover: () => void
  /** Shows the position after so many steps. */
  readonly show: (position: number) => void
  readonly backToLive: () => void
  /** Shows the steps from a position on, one after the other, up to now. */
  readonly watch: (from: number) => void
  readonly pause: () => void
  /** Plays on from the shown position. */
  readonly resume: () => void
  /** Shows the next step, and then no more until somebody asks. */
  readonly step: () => void
  /** No more waiting: ends the replay of what happened, and bots move at once until a person decides. */
  readonly skip: () => void
  /** Asks the bot that failed once more, or lets one play that waits for it. */
  readonly retry: () => void
  /** The save file, where the whole log may be known. */
  readonly save?: (() => Promise<string>) | undefined
  /** Totals by seat at the start and after each step, where they may be known. */
  readonly pointsOverTime?: (() => Promise<readonly (readonly number[])[]>) | undefined
}
