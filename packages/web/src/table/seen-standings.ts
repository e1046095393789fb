import type { Standing } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene } from '../boards/contract.ts'

/** A standing as far as the view tells. */
export interface SeenStanding extends Standing {
  /** Some points are covered: the total is at least this, and ranks mean nothing. */
  readonly covered: boolean
}

export const seenStandings = (ui: AnyGameUi, { game, view }: AnyScene): SeenStanding[] =>
  game.standings(view).map(each => ({ ...each, covered: ui.covers?.(view, each.seat) ?? false }))
