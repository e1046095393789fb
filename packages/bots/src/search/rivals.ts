import type { Seat } from '@ludoteca/engine'
import { type Edge, share } from './node.ts'

/** Worlds in which two choices have met before one is called better, and how clear that has to be. */
const MET = 30
const CLEAR = 3
/** Later steps see further than the first ones: leads up to this size may still turn, however sure they look. */
const DRIFT = 0.06
/** Differences this small do not matter. */
const ALIKE = 0.002
/** Even where luck has no part, no step is more exact than this. */
const SIGHT = 0.02

/** What the meetings of two choices add up to. */
interface Meetings {
  count: number
  sum: number
  squares: number
}

/** The choices of one decision, which compete in the same worlds: luck then compares like with like. */
export interface Rivals {
  /**
   * Those among the `most` best, and the two best at least, that are worth comparing: the best one, which comes
   * last, and whoever is neither clearly behind it nor surely as good. Nobody but the best: the choice is clear.
   */
  front(most: number): Edge[]
  /** What the choices brought in one world. */
  met(brought: ReadonlyMap<Edge, number>): void
}

/** `asked` is a choice that is compared with the best however poor it looks, until that is clear. */
export function newRivals(edges: readonly Edge[], seat: Seat, asked: Edge | null = null): Rivals {
  const meetings = new Map<Edge, Map<Edge, Meetings>>(edges.map(edge => [edge, new Map()]))
  const byShare = (a: Edge, b: Edge): number => share(a, seat) - share(b, seat)

  const settled = (best: Edge, other: Edge): boolean => {
    const all = meetings.get(best)?.get(other)
    if (!all || all.count < MET) return false
    const lead = all.sum / all.count
    const deviation = Math.sqrt(Math.max(0, all.squares / all.count - lead * lead))
    const error = Math.max(SIGHT, deviation) / Math.sqrt(all.count - 1)
    return lead > DRIFT + CLEAR * error || Math.abs(lead) + 2 * error < ALIKE
  }

  return {
    front(most) {
      const all = [...edges].sort(byShare)
      const top = all.slice(-Math.max(2, most))
      if (asked && !top.includes(asked)) top.unshift(asked)
      const best = top.at(-1) as Edge
      return top.filter(edge => edge === best || !settled(best, edge))
    },
    met(brought) {
      for (const [edge, value] of brought) {
        const row = meetings.get(edge) as Map<Edge, Meetings>
        for (const [other, theirs] of brought) {
          if (edge === other) continue
          const all = row.get(other) ?? { count: 0, sum: 0, squares: 0 }
          all.count++
          all.sum += value - theirs
          all.squares += (value - theirs) ** 2
          row.set(other, all)
        }
      }
    },
  }
}
