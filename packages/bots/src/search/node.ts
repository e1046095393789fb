import type { Action, Seat } from '@ludoteca/engine'

/** A choice that was looked at, with what came of it. */
export interface Edge {
  readonly action: Action
  /** How likely it seemed to be the best before anything was tried. */
  prior: number
  visits: number
  /** Sums of shares, by seat. */
  readonly sums: number[]
  readonly hopes: number[]
  /** What comes after it; null until somebody goes there. */
  next: Node | null
}

/** A decision of one seat, as far as the searching seat can tell positions apart. */
export interface Node {
  readonly seat: Seat
  edges: Edge[]
  visits: number
}

export const newNode = (seat: Seat): Node => ({ seat, edges: [], visits: 0 })

/** What is hoped for by this choice: what it brought so far, or what is known to follow it. */
export const share = (edge: Edge, seat: Seat): number => edge.hopes[seat] as number

export function credit(edge: Edge, values: readonly number[], sharp: number): void {
  edge.visits++
  for (let i = 0; i < values.length; i++) edge.sums[i] = (edge.sums[i] as number) + (values[i] as number)
  const { next, hopes, sums, visits } = edge
  if (sharp === 0 || !next || next.edges.length === 0) {
    for (let i = 0; i < sums.length; i++) hopes[i] = (sums[i] as number) / visits
    return
  }
  let top = Number.NEGATIVE_INFINITY
  for (const each of next.edges) if (share(each, next.seat) > top) top = share(each, next.seat)
  let weights = 0
  hopes.fill(0)
  for (const each of next.edges) {
    const weight = each.visits * Math.exp((share(each, next.seat) - top) * sharp)
    weights += weight
    for (let i = 0; i < hopes.length; i++)
      hopes[i] = (hopes[i] as number) + weight * (each.hopes[i] as number)
  }
  for (let i = 0; i < hopes.length; i++) hopes[i] = (hopes[i] as number) / weights
}
