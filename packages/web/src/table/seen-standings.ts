import type { Standing, Viewer } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene } from '../boards/contract.ts'

/** A standing as far as the viewer may look at it. */
export interface SeenStanding extends Standing {
  /** Some parts are covered: the total is at least this, and ranks mean nothing. */
  readonly covered: boolean
}

/** Does this position keep something covered from somebody who looks over a shoulder? */
export const keepsSecrets = (ui: AnyGameUi, view: object, viewer: Viewer, seats: number): boolean =>
  Array.from({ length: seats }, (_, seat) => ui.hides?.(view, viewer, seat) ?? []).some(
    keys => keys.length > 0,
  )

export function seenStandings(ui: AnyGameUi, { game, view, viewer }: AnyScene): SeenStanding[] {
  return game.standings(view).map(standing => {
    const hidden = ui.hides?.(view, viewer, standing.seat) ?? []
    if (hidden.length === 0) return { ...standing, covered: false }
    const parts = standing.parts.filter(part => !hidden.includes(part.key))
    const total = parts.reduce((sum, part) => sum + part.points, 0)
    return { ...standing, parts, total, covered: true }
  })
}
