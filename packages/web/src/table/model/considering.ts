import type { Action, AnyGame } from '@ludoteca/engine'
import { type Foresight, foresee } from './foresight.ts'
import type { TableState } from './model.ts'

const sameActions = (some: readonly Action[] | null, others: readonly Action[] | null): boolean =>
  some === others ||
  (some?.length === others?.length && (some ?? []).every((action, i) => action === others?.[i]))

/** What is foreseen when these actions are pointed at; the very same as before if they already were. */
function reconsider(
  before: Foresight | null,
  game: AnyGame,
  { view, viewer, legal }: TableState,
  actions: readonly Action[] | null,
): Foresight | null {
  if (sameActions(actions, before?.actions ?? null)) return before
  return actions && legal.length > 0 ? foresee(game, view, viewer, actions) : null
}

/** What the choice that is pointed at would lead to. */
export class Considering {
  readonly #game: AnyGame
  readonly #snapshot: () => TableState
  readonly #changed: () => void
  #foresight: Foresight | null = null

  constructor(game: AnyGame, snapshot: () => TableState, changed: () => void) {
    this.#game = game
    this.#snapshot = snapshot
    this.#changed = changed
  }

  readonly consider = (actions: readonly Action[] | null): void => {
    const before = this.#foresight
    this.#foresight = reconsider(before, this.#game, this.#snapshot(), actions)
    if (this.#foresight !== before) this.#changed()
  }

  readonly foresight = (): Foresight | null => this.#foresight

  reset(): void {
    this.#foresight = null
  }
}
