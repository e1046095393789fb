import type { Action, AnyGame, GameEvent, Step, Viewer } from '@ludoteca/engine'
import type { SeenStep } from '@ludoteca/page-kit/board/contract.ts'

type AnyStep = Step<Action, GameEvent>

/** Steps in which a spectator sees everything look the same to all: nothing changes when another viewer looks. */
const open = new WeakMap<AnyStep, SeenStep>()

/** What one viewer sees of the steps. Each seen step is made once, so that others can remember it. */
export class SeenSteps {
  readonly viewer: Viewer
  readonly #game: AnyGame
  readonly #seen = new WeakMap<AnyStep, SeenStep>()

  constructor(game: AnyGame, viewer: Viewer) {
    this.#game = game
    this.viewer = viewer
  }

  of(steps: readonly AnyStep[]): readonly SeenStep[] {
    return steps.map(step => open.get(step) ?? this.#seen.get(step) ?? this.#look(step))
  }

  #look(step: AnyStep): SeenStep {
    const isOpen = step.events.every(event => this.#game.viewEvent(event, 'table') === event)
    const events = step.events.map(event => this.#game.viewEvent(event, this.viewer))
    const seen = { seat: step.seat, events }
    if (isOpen) open.set(step, seen)
    else this.#seen.set(step, seen)
    return seen
  }
}
