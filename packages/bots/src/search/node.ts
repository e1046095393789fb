import type { Action, Seat } from '@ludoteca/engine'

/** A choice that was tried, with what came of it. */
export interface Edge {
  readonly action: Action
  /** How likely it seemed to be the best before anything was tried. */
  prior: number
  visits: number
  /** Sums of shares, by seat. */
  readonly sums: number[]
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

export const share = (edge: Edge, seat: Seat): number => (edge.sums[seat] as number) / edge.visits

export function credit(edge: Edge, values: readonly number[]): void {
  edge.visits++
  for (let i = 0; i < values.length; i++) edge.sums[i] = (edge.sums[i] as number) + (values[i] as number)
}
