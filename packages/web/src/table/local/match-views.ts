import { type AnyMatch, stateAt, type Viewer } from '@ludoteca/engine'
import type { SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import type { TableState } from '../model/model.ts'
import { NO_ACTIONS } from '../model/shown-table.ts'
import { SeenSteps } from './seen-steps.ts'

/** What a viewer sees of the match as it stands. */
interface Seen extends Pick<TableState, 'steps' | 'view' | 'turn' | 'legal' | 'since' | 'before'> {
  /** What it was computed from. */
  readonly state: object
  readonly viewer: Viewer
}

/** What a viewer sees of a match, computed once per position and viewer. */
export class MatchViews {
  readonly #match: AnyMatch
  #steps: SeenSteps | null = null
  #seen: Seen | null = null
  #earlier: { readonly state: object; readonly viewer: Viewer; readonly view: object } | null = null

  constructor(match: AnyMatch) {
    this.#match = match
  }

  /** What the viewer sees of the match as it stands. */
  of(viewer: Viewer): Seen {
    const { game, state } = this.#match
    const seen = this.#seen
    if (seen && seen.state === state && seen.viewer === viewer) return seen
    const steps = this.#stepsFor(viewer)
    const since = steps.findLastIndex(step => step.seat === viewer) + 1
    const view = game.view(state, viewer)
    const turn = game.turn(view)
    const legal = turn === viewer ? game.legal(view) : NO_ACTIONS
    const before = this.#before(steps, since, viewer)
    this.#seen = { state, viewer, steps, view, turn, legal, since, before }
    return this.#seen
  }

  /** What the viewer sees of an earlier state. */
  view(state: object, viewer: Viewer): object {
    const seen = this.#earlier
    if (seen?.state === state && seen.viewer === viewer) return seen.view
    const view = this.#match.game.view(state, viewer)
    this.#earlier = { state, viewer, view }
    return view
  }

  #stepsFor(viewer: Viewer): readonly SeenStep[] {
    const { game, state, steps } = this.#match
    if (this.#seen?.state === state && this.#seen.viewer === viewer) return this.#seen.steps
    if (this.#steps?.viewer !== viewer) this.#steps = new SeenSteps(game, viewer)
    return this.#steps.of(steps)
  }

  /** What the viewer saw after their own last step, if anything has happened since. */
  #before(steps: readonly SeenStep[], since: number, viewer: Viewer): object | null {
    if (since === 0 || since === steps.length) return null
    const seen = this.#seen
    if (seen?.before && seen.viewer === viewer && seen.steps[since - 1] === steps[since - 1])
      return seen.before
    return this.#match.game.view(stateAt(this.#match, since), viewer)
  }
}
