import type { Standing } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'

/** A standing as far as the view tells. */
interface SeenStanding extends Standing {
  /** Parts that are covered: the total is at least this, and ranks mean nothing. */
  readonly covered: readonly string[]
}

export const seenStandings = (ui: AnyGameUi, { game, view }: AnyScene): SeenStanding[] =>
  game.standings(view).map(each => ({ ...each, covered: ui.covers?.(view, each.seat) ?? [] }))

/** Every part that somebody has, seen or covered. */
export const partKeys = (standings: readonly SeenStanding[]): string[] => [
  ...new Set(standings.flatMap(({ parts, covered }) => [...parts.map(part => part.key), ...covered])),
]

/** Of covered points nothing is known, or only how many there are at least. */
export function totalSeen({ total, covered }: Pick<SeenStanding, 'total' | 'covered'>): string {
  if (covered.length === 0) return String(total)
  return total > 0 ? `${total} + ?` : '?'
}

export const partSeen = ({ parts, covered }: SeenStanding, key: string): string =>
  covered.includes(key) ? '?' : String(parts.find(each => each.key === key)?.points ?? '–')
