import type { AnyMatch } from '@ludoteca/engine'
import { type Explored, follow, type Place, pathOf, promote, remove, rename } from '@ludoteca/review/tree'
import type { Player } from '../store/players.ts'

/** A what-if board as it is kept. */
export interface KeptBoard extends Explored {
  readonly id: string
  /** Names the log it began with. */
  readonly of: string
  /** The game as it was played. */
  readonly save: string
  readonly players: readonly Player[]
  /** While the game is on, the only seat one may look from; null where everything may be seen. */
  readonly own: number | null
  /** Bots wait before each of their moves. */
  readonly byHand: boolean
  readonly past: readonly Explored[]
  readonly future: readonly Explored[]
  /** The page one came from; null where there is none. */
  readonly back: string | null
  /** It came by a link or in a file, and nobody has done anything with it yet. */
  readonly brought?: boolean
  readonly updated: number
}

export interface BoardState {
  readonly kept: KeptBoard
  /** Raised when the table has to be laid anew. */
  readonly laid: number
}

/** What can be undone: more than anybody remembers. */
const MOST_PAST = 200

/** What is tried in a game. Knows no framework, no store and no bots. */
export class Board {
  readonly match: AnyMatch
  readonly #keep: (kept: KeptBoard) => void
  readonly #listeners = new Set<() => void>()
  #state: BoardState

  constructor(match: AnyMatch, kept: KeptBoard, keep: (kept: KeptBoard) => void) {
    this.match = match
    this.#keep = keep
    this.#state = { kept, laid: 0 }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): BoardState => this.#state

  /** The table stands after these actions. What bots do goes with what a person did before. */
  readonly follow = (moves: readonly string[], byBot: boolean): void => {
    const { tree, here } = this.#state.kept
    const next = follow(tree, moves, here.line)
    this.#explore(next, byBot ? 'on' : 'new', false)
  }

  readonly go = (place: Place): void => {
    const { tree } = this.#state.kept
    const at = Math.max(0, Math.min(place.at, pathOf(tree, place.line).length))
    this.#explore({ tree, here: { line: place.line, at } }, 'new', true)
  }

  readonly rename = (line: number, name: string): void => {
    const { tree, here } = this.#state.kept
    this.#explore({ tree: rename(tree, line, name), here }, 'new', false)
  }

  readonly promote = (line: number): void => {
    const { tree, here } = this.#state.kept
    this.#explore({ tree: promote(tree, line), here }, 'new', false)
  }

  readonly remove = (line: number): void => {
    const { tree, here } = this.#state.kept
    this.#explore(remove(tree, line, here), 'new', true)
  }

  readonly undo = (): void => {
    const { past, future, tree, here } = this.#state.kept
    const back = past.at(-1)
    if (back) this.#set({ ...back, past: past.slice(0, -1), future: [...future, { tree, here }] }, true)
  }

  readonly redo = (): void => {
    const { past, future, tree, here } = this.#state.kept
    const again = future.at(-1)
    if (again) this.#set({ ...again, past: [...past, { tree, here }], future: future.slice(0, -1) }, true)
  }

  readonly setPlayer = (seat: number, player: Player): void => {
    if (this.#state.kept.own !== null && (player.kind === 'human') !== (seat === this.#state.kept.own)) return
    this.#set({ players: this.#state.kept.players.with(seat, player) }, true)
  }

  readonly setByHand = (byHand: boolean): void => this.#set({ byHand }, false)

  #explore(next: Explored, how: 'new' | 'on', lay: boolean): void {
    const { past, tree, here } = this.#state.kept
    if (next.tree === tree && next.here.line === here.line && next.here.at === here.at) return
    const kept = how === 'new' ? [...past, { tree, here }].slice(-MOST_PAST) : past
    this.#set({ tree: next.tree, here: next.here, past: kept, future: [] }, lay)
  }

  #set(change: Partial<KeptBoard>, lay: boolean): void {
    const { kept, laid } = this.#state
    this.#state = {
      kept: { ...kept, ...change, brought: false, updated: Date.now() },
      laid: lay ? laid + 1 : laid,
    }
    this.#keep(this.#state.kept)
    for (const tell of this.#listeners) tell()
  }
}
