import { type Action, type AnyGame, type Refusal, refusalFor, type Seat } from '@ludoteca/engine'
import type { SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { Considering } from './considering.ts'
import { present, type TableState } from './model.ts'
import { Observers } from './observers.ts'
import { type Positions, StepPlayer } from './step-player.ts'

export const NO_ACTIONS: readonly Action[] = []

/** How others are followed. */
export interface Following {
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds a step stays before the next; less if it is the viewer’s own. */
  readonly stay: (step: SeenStep, own: boolean) => number
}

/** What tables on this device and tables at the server have in common. Knows no framework and no language. */
export abstract class ShownTable<T> {
  readonly game: AnyGame
  protected readonly considering: Considering
  protected readonly player: StepPlayer<T>
  protected refused: Refusal | null = null
  readonly #observers = new Observers()
  #snapshot: TableState | null = null

  constructor(game: AnyGame, positions: Positions<T>, { wait, stay }: Following) {
    this.game = game
    this.considering = new Considering(game, () => present(this.snapshot()), this.#observers.tell)
    const stayAt = (position: number): number => {
      const step = this.stepTo(position)
      return step ? stay(step, step.seat === this.snapshot().viewer && !step.guarded) : 0
    }
    this.player = new StepPlayer(positions, { wait, stay: stayAt }, () => this.moved())
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#observers.subscribe(listener)

  readonly snapshot = (): TableState => {
    this.#snapshot ??= this.look(null)
    return this.#snapshot
  }

  readonly explain = (action: Action): void => this.refuse(action)

  readonly forgetRefusal = (): void => {
    this.refused = null
    this.publish()
  }

  readonly consider = (actions: readonly Action[] | null): void => this.considering.consider(actions)
  readonly foresight = () => this.considering.foresight()

  readonly undo = (): void => this.#takeBack(1)
  readonly resetTurn = (): void => this.#takeBack(this.snapshot().undoable?.count ?? 0)

  readonly show = (position: number): void => this.player.show(position)
  readonly backToLive = (): void => this.player.backToLive()
  readonly watch = (from: number): void => this.player.watch(from)
  readonly pause = (): void => this.player.pause()
  readonly resume = (): void => this.player.resume()
  readonly step = (): void => this.player.step()

  /** The state of the table now; `before` is the one told last. */
  protected abstract look(before: TableState | null): TableState

  /** What is different where an earlier position is shown: nobody can act on it. */
  protected earlier(
    now: TableState,
    position: number,
    view: object,
    before: TableState | null,
  ): Partial<TableState> {
    const { watching, behind } = this.player
    return {
      position,
      view,
      turn: this.game.turn(view),
      live: false,
      legal: NO_ACTIONS,
      watching,
      behind,
      now: watching ? now : null,
      last: lastStep(now.steps, position, before),
    }
  }

  /** The seat that is told why something is not possible; null when nobody is. */
  protected abstract refusedSeat(state: TableState): Seat | null

  protected abstract takeBack(seat: Seat, count: number): void

  /** The step that led to a position; `guarded`: not taken by the player it belongs to. */
  protected abstract stepTo(position: number): (SeenStep & { readonly guarded?: boolean }) | undefined

  /** Another position is shown. */
  protected moved(): void {
    this.publish()
  }

  protected publish(): void {
    const before = this.snapshot()
    this.#snapshot = this.look(before)
    // What is considered is meant for one position; those on the way to it change nothing.
    if (present(this.#snapshot).view !== present(before).view) this.considering.reset()
    this.#observers.tell()
  }

  protected refuse(action: Action | undefined): void {
    const state = present(this.snapshot())
    const seat = this.refusedSeat(state)
    if (!action || seat === null || !state.live) return
    this.refused = refusalFor(this.game, state.view, seat, action)
    this.publish()
  }

  #takeBack(count: number): void {
    const { undoable } = present(this.snapshot())
    if (undoable && count > 0) this.takeBack(undoable.seat, count)
  }
}

/** The step that led to the shown position; null after a jump back. */
export const lastStep = (
  steps: readonly SeenStep[],
  position: number,
  before: TableState | null,
): SeenStep | null => (before && before.position > position ? null : (steps[position - 1] ?? null))
