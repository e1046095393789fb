import type { Action, AnyGame, GameEvent, Step, Viewer } from '@ludoteca/engine'
import type { SeenStep } from './model.ts'

/** What one viewer sees of the steps. Each seen step is made once, so that others can remember it. */
export class Eyes {
  readonly viewer: Viewer
  readonly #game: AnyGame
  readonly #seen = new WeakMap<Step<Action, GameEvent>, SeenStep>()

  constructor(game: AnyGame, viewer: Viewer) {
    this.#game = game
    this.viewer = viewer
  }

  steps(steps: readonly Step<Action, GameEvent>[]): readonly SeenStep[] {
    return steps.map(step => this.#step(step))
  }

  #step(step: Step<Action, GameEvent>): SeenStep {
    const known = this.#seen.get(step)
    if (known) return known
    const events = step.events.map(event => this.#game.viewEvent(event, this.viewer))
    const seen = { seat: step.seat, events }
    this.#seen.set(step, seen)
    return seen
  }
}
