import type { Seat } from '@ludoteca/engine'
import { type Edge, share } from './node.ts'

/** Worlds in which two choices have met before one is called better, and how clear that has to be. */
const MET = 12
const CLEAR = 3
/** Differences this small do not matter. */
const ALIKE = 0.004
/** Even where luck has no part, later steps see further than the first ones: an error of one step at least. */
const SIGHT = 0.02

/** What the meetings of two choices add up to. */
interface Meetings {
  count: number
  sum: number
  squares: number
}

/** The choices of one decision, which compete in the same worlds: luck then compares like with like. */
export interface Rivals {
  /** The best of those still in the race, the best last; `most` of them, and two at least if there are two. */
  front(most: number): Edge[]
  /** What the choices brought in one world. Whoever is clearly behind the best, or no better, leaves the race. */
  met(brought: ReadonlyMap<Edge, number>): void
  /** Whether nobody is left to compare the best with. */
  readonly decided: boolean
}

export function newRivals(edges: readonly Edge[], seat: Seat): Rivals {
  const meetings = new Map<Edge, Map<Edge, Meetings>>(edges.map(edge => [edge, new Map()]))
  let racing = [...edges]
  const byShare = (a: Edge, b: Edge): number => share(a, seat) - share(b, seat)

  const note = (edge: Edge, other: Edge, lead: number): void => {
    const row = meetings.get(edge) as Map<Edge, Meetings>
    const all = row.get(other) ?? { count: 0, sum: 0, squares: 0 }
    all.count++
    all.sum += lead
    all.squares += lead * lead
    row.set(other, all)
  }

  const settledBy = (best: Edge, other: Edge): boolean => {
    const all = meetings.get(best)?.get(other)
    if (!all || all.count < MET) return false
    const lead = all.sum / all.count
    const deviation = Math.sqrt(Math.max(0, all.squares / all.count - lead * lead))
    const error = Math.max(SIGHT, deviation) / Math.sqrt(all.count - 1)
    return lead > CLEAR * error || Math.abs(lead) + 2 * error < ALIKE
  }

  return {
    front(most) {
      racing.sort(byShare)
      return racing.slice(-Math.max(2, most))
    },
    met(brought) {
      for (const [edge, value] of brought) {
        for (const [other, theirs] of brought) if (edge !== other) note(edge, other, value - theirs)
      }
      const best = racing.reduce((a, b) => (byShare(a, b) > 0 ? a : b))
      racing = racing.filter(edge => edge === best || !settledBy(best, edge))
    },
    get decided() {
      return racing.length < 2
    },
  }
}
